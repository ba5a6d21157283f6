/** The version of the package that the page was built for. */
declare const __VERSION__: string;

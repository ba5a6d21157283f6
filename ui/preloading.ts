/** Documents that name at once what a page needs, so that the browser fetches it side by side.
 *
 * The page is one program behind many addresses. For the first part of an address (`t` for tables) and each language
 * the build writes a document of its own, `t.en.html`; the server gives the one that fits, or else `index.html`.
 */

import type { Plugin, Rolldown } from "vite";

/** By the first part of an address: the module of its page. */
const PAGES: Record<string, string> = { index: "pages/Home.svelte", t: "pages/Table.svelte" };
const LANGUAGES = ["en", "fr"];
const INDEX = "index.html";

type Chunk = Rolldown.OutputChunk;

/** What a module needs: itself, all that it imports, and their styles. */
function neededBy(chunk: Chunk, bundle: Rolldown.OutputBundle, found = new Set<string>()): Set<string> {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const name of chunk.imports) {
    const other = bundle[name];
    if (other?.type === "chunk") neededBy(other, bundle, found);
  }
  return found;
}

function linkTo(file: string): string {
  const relation = file.endsWith(".css") ? "stylesheet" : "modulepreload";
  return `<link rel="${relation}" crossorigin href="/${file}">`;
}

export function preloading(): Plugin {
  return {
    name: "preloading",
    enforce: "post",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
      const chunkOf = (module: string) => chunks.find((one) => one.facadeModuleId?.endsWith(`src/${module}`));
      const index = bundle[INDEX];
      if (index?.type !== "asset") return this.error("there is no document to begin from");
      // What holds everywhere comes before what pieces say of themselves.
      const styles = String(index.source).match(/ *<link rel="stylesheet"[^>]*index-[^>]*>\n/)?.[0] ?? this.error("there are no styles");
      const plain = String(index.source).replace(styles, "").replace(/(?= *<script)/, styles);
      index.source = plain;
      for (const [name, module] of Object.entries(PAGES)) {
        for (const language of LANGUAGES) {
          const wanted = [chunkOf(module), chunkOf(`catalogue/${language}.ts`)];
          const files = new Set(wanted.flatMap((chunk) => (chunk ? [...neededBy(chunk, bundle)] : this.error(`${module} is gone`))));
          const links = [...files].filter((file) => !plain.includes(`/${file}"`)).map(linkTo);
          const asked = '<link rel="preload" as="fetch" crossorigin="anonymous" href="/api">';
          const source = plain
            .replace('<html lang="en">', `<html lang="${language}">`)
            .replace("  </head>", `    ${[...links, asked].join("\n    ")}\n  </head>`);
          this.emitFile({ type: "asset", fileName: `${name}.${language}.html`, source });
        }
      }
    },
  };
}

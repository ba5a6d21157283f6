/** Documents that hold or name at once all that a page needs to be painted.
 *
 * The page is one program behind many addresses. For the first part of an address (`t` for tables) and each language
 * the build writes a document of its own, `t.en.html`, with the styles in it and the scripts named; the server gives the one
 * that fits, or else `index.html`. In every document stand the script that asks early (src/early.ts) and the one that
 * begins (src/main.ts). What is text is packed beside itself by Brotli, which Python cannot do.
 */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

import { build, type Plugin, type Rolldown } from "vite";

/** By the first part of an address: the module of its page, and what the server draws into its document. */
const PAGES: Record<string, { module: string; drawings: string }> = {
  index: { module: "pages/Home.svelte", drawings: "<!-- pictures -->" },
  t: { module: "pages/Table.svelte", drawings: "<!-- maps -->" },
};
const DRAWINGS = / *<!-- (?:pictures|maps) -->\n/g;
const LANGUAGES = ["en", "fr"];
const INDEX = "index.html";
const ASSETS = "assets";
const EARLY = "<!-- early -->";
const MAIN = "<!-- main -->";
const PACKED = /\.(js|css)$/;
/** What Vite puts into the head. */
const LINK = / *<(?:link rel="(?:stylesheet|modulepreload)"|script type="module")[^>]*?(?:href|src)="\/([^"]*)"[^>]*>(?:<\/script>)?\n/g;

type Chunk = Rolldown.OutputChunk;

/** What a module needs: itself, all that it imports, and their styles. */
function neededBy(chunk: Chunk, bundle: Rolldown.OutputBundle, found = new Set<string>()): Set<string> {
  if (found.has(chunk.fileName)) return found;
  for (const name of chunk.imports) {
    const other = bundle[name];
    if (other?.type === "chunk") neededBy(other, bundle, found);
  }
  found.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  return found;
}

/** The script that asks early. */
async function earlyScript(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, minify: true, target: "es2022", lib: { entry: "src/early.ts", formats: ["iife"], name: "early" } },
  })) as Rolldown.RolldownOutput[];
  return `<script>${built[0]!.output[0].code.trim()}</script>`;
}

/** The script that begins, as it stands in a document and not among the other files. */
function mainScript({ code }: Chunk): string {
  return `<script type="module">${code.trim().replace(/(["'`])\.\/(?=[\w.-]+\.js\1)/g, `$1/${ASSETS}/`)}</script>`;
}

export function preloading(): Plugin {
  return {
    name: "preloading",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post", // Vite fills in what an import waits for.
      async handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
        const chunkOf = (module: string) =>
          chunks.find((one) => one.facadeModuleId?.endsWith(module)) ?? this.error(`${module} is gone`);
        const main = chunkOf(INDEX);
        if (chunks.some((one) => one.imports.includes(main.fileName))) return this.error("something needs the script that begins");
        const index = bundle[INDEX];
        if (index?.type !== "asset") return this.error("there is no document to begin from");
        const early = await earlyScript();
        const plain = String(index.source).replaceAll(LINK, "").replace(EARLY, () => early);
        const withFiles = (names: Set<string>, language: string, inside: boolean, drawings = ""): string => {
          const styles = [...names].filter((file) => file.endsWith(".css"));
          const sheets = styles.map((file) => String((bundle[file] as Rolldown.OutputAsset).source).trim());
          const written = `    <style data-files="${styles.join(" ")}">${sheets.join("\n")}</style>\n`;
          const linked = styles.map((file) => `    <link rel="stylesheet" href="/${file}">\n`).join("");
          const scripts = [...names].filter((file) => file.endsWith(".js") && file !== main.fileName);
          const links = scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
          return plain
            .replace(DRAWINGS, (place) => (place.trim() === drawings ? place : ""))
            .replace('<html lang="en">', `<html lang="${language}">`)
            .replace("  </head>", () => `${inside ? written : linked}  </head>`)
            .replace(MAIN, () => [...links, mainScript(main)].join("\n    "));
        };
        // What holds everywhere comes before what pieces say of themselves.
        const always = new Set([...(main.viteMetadata?.importedCss ?? []), ...neededBy(main, bundle)]);
        index.source = withFiles(always, "en", false);
        for (const [name, { module, drawings }] of Object.entries(PAGES)) {
          for (const language of LANGUAGES) {
            const wanted = [chunkOf(`src/${module}`), chunkOf(`src/catalogue/${language}.ts`)];
            const files = new Set([...always, ...wanted.flatMap((chunk) => [...neededBy(chunk, bundle)])]);
            this.emitFile({ type: "asset", fileName: `${name}.${language}.html`, source: withFiles(files, language, true, drawings) });
          }
        }
        delete bundle[main.fileName];
      },
    },
    writeBundle({ dir }) {
      const folder = join(dir!, ASSETS);
      for (const name of readdirSync(folder).filter((name) => PACKED.test(name))) {
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(readFileSync(join(folder, name))));
      }
    },
  };
}

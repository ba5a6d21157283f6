import { readFileSync, mkdirSync } from "node:fs";
import { startBrowser } from "./chromium.ts";
const W = "/tmp/h/names-work/";
const only = new RegExp(process.argv[2] ?? "");
const browser = await startBrowser();
const font = readFileSync("/tmp/h/names/src/branchline/render/fonts/barlow-semi-condensed-600.woff2").toString("base64");
const sizes: Record<string, any> = {
  desktop: [980, 700, false, [[38, 116, 10, 10]]],
  desktopcover: [544, 832, false, [[38, 116, 10, 10]]],
  tablet: [804, 0, false, [[38, 116, 10, 10]]],
  tabletside: [512, 760, false, [[38, 116, 10, 10]]],
  small: [540, 0, false, [[38, 116, 10, 10]]],
  phone: [360, 340, true, [[38, 110, 6, 6], [92, 64, 260, 8]]],
  phonewhole: [360, 340, false, [[38, 110, 6, 6]]],
};
mkdirSync(W + "out", { recursive: true });
for (const edition of ["europe", "north-america", "nordic-countries", "northern-lights", "corsica"]) for (const language of ["en", "fr"]) {
  let text: string;
  try { text = readFileSync(`${W}${edition}-${language}.svg`, "utf8"); } catch { continue; }
  for (const [name, [w, h, fill, buttons]] of Object.entries(sizes)) {
    const id = `${edition}-${name}-${language}`;
    if (!only.test(id)) continue;
    const page = await browser.newPage({ viewport: { width: 1000, height: 900 }, deviceScaleFactor: name.startsWith("phone") ? 2 : 1 });
    await page.setContent(`<style>@font-face{font-family:'Barlow Semi Condensed';font-weight:600;src:url(data:font/woff2;base64,${font})}.pane{overflow:hidden;background:#e6d9bd}svg{width:100%;height:100%;overflow:visible}.bl-edge{display:none}body{margin:0}.ringed .bl-disc{stroke:#ffd34d;stroke-width:5}</style><div class="pane"></div><span style="font:600 12px 'Barlow Semi Condensed'">x</span>`);
    await page.evaluate(() => document.fonts.ready);
    await page.addScriptTag({ path: W + "harness.js" });
    const wanted = (process.argv[3] ?? "").split(",").filter(Boolean);
    const told = await page.evaluate(([t, a, b, f, w2, bt]) => (window as any).show(t, a, b, f, w2, bt), [text, w, h, fill, wanted, buttons] as const);
    console.log(id, told.took.toFixed(1) + "ms", told.size.toFixed(2), "hidden:", told.hidden.join(", "), "| moved:", told.moved.join(", "));
    await page.locator(".pane").screenshot({ path: `${W}out/${id}.png` });
    await page.close();
  }
}
await browser.close();

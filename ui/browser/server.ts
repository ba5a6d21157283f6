/** A real server for the tests in a browser: started once, with a database of its own. */

import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    server: string;
  }
}

export interface RunningServer {
  address: string;
  port: number;
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/** What a server is told in Python so that people at its tables may soon vote on somebody who keeps them waiting. */
export const IMPATIENT = "from branchline.server import votes; votes.PATIENCE = 4000";

/** Starts `branchline serve`, perhaps told something first; resolves once it answers. Webhooks may lead to this machine,
 * where the tests listen. */
export function startServer(database: string, port = 0, told = ""): Promise<RunningServer> {
  const programs = join(import.meta.dirname, "..", "..", ".venv", "bin");
  const [program, ...first] = told ? ["python", "-c", `${told}; from branchline.__main__ import main; main()`] : ["branchline"];
  const child: ChildProcess = spawn(
    join(programs, program!),
    [...first, "serve", "--port", String(port), "--database", `sqlite:///${database}`, "--tables-per-address", "100000", "--allow-private-webhooks"],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  return new Promise((resolve, reject) => {
    let said = "";
    child.stdout!.on("data", (piece: Buffer) => {
      said += piece.toString();
      const address = /http:\/\/[^ ]+:(\d+)\//.exec(said);
      if (address) {
        resolve({
          address: address[0].slice(0, -1),
          port: Number(address[1]),
          stop: (signal = "SIGTERM") =>
            new Promise((done) => {
              child.once("exit", () => done());
              child.kill(signal);
            }),
        });
      }
    });
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "branchline-page-"));
  const server = await startServer(join(folder, "tables.sqlite"));
  project.provide("server", server.address);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Questions to the server over HTTP (docs/protocol.md). */

import { settings } from "./settings.svelte";

/** The server, or the rules of the game, refuse something. */
export class Refused extends Error {
  constructor(
    readonly sentence: string,
    readonly key = "",
    readonly rule = "",
    readonly status = 0,
  ) {
    super(sentence);
  }
}

interface Question {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  token?: string;
  body?: unknown;
  /** A body that is sent as it is, such as a record. */
  text?: string;
}

/** The answer to a question; throws `Refused`. `Unreachable` if there is no server. */
export async function ask<Answer>(path: string, question: Question = {}): Promise<Answer> {
  const response = await fetchFrom(path, question);
  return (await response.json()) as Answer;
}

/** An answer as text, such as a drawing or a record. */
export async function askText(path: string, question: Question = {}): Promise<string> {
  return (await fetchFrom(path, question)).text();
}

/** There is no way to the server. */
export class Unreachable extends Error {}

async function fetchFrom(path: string, question: Question): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": settings.language };
  if (question.token) headers["Authorization"] = `Bearer ${question.token}`;
  if (question.body !== undefined) headers["Content-Type"] = "application/json";
  const hasBody = question.body !== undefined || question.text !== undefined;
  let response: Response;
  try {
    response = await fetch(path, {
      method: question.method ?? (hasBody ? "POST" : "GET"),
      headers,
      body: question.text ?? (question.body === undefined ? undefined : JSON.stringify(question.body)),
    });
  } catch {
    throw new Unreachable(path);
  }
  if (response.ok) return response;
  const told = (await response.json().catch(() => ({}))) as Partial<Refused>;
  throw new Refused(told.sentence ?? response.statusText, told.key, told.rule, response.status);
}

/** What is shown of a refusal: its sentence, where a link leads to the rule that the server names behind it. */

/** The sentence without the rule's id in brackets at its end. */
export function withoutRule({ sentence, rule }: { sentence: string; rule: string }): string {
  const named = ` (${rule})`;
  return rule && sentence.endsWith(named) ? sentence.slice(0, -named.length) : sentence;
}

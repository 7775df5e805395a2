/** Characters that spreadsheets skip or strip before they look for a formula. */
const SKIPPED = /^[\s\p{Cc}\p{Cf}"']*/u;
const STARTS_FORMULA = new Set(['=', '+', '-', '@', '\u2212']);
/** A spreadsheet may begin a new cell or a formula after these. */
const CONTROL = /^[\t\r\n]/;

/**
 * A text that a spreadsheet shows and never runs: one that could be taken for a formula gets an
 * apostrophe in front and is otherwise unchanged. Beyond OWASP's "CSV Injection" (= + - @, tab,
 * carriage return) this knows their full-width and small forms and what may hide in front of them.
 */
export function literal(text: string): string {
  const [skipped = ''] = SKIPPED.exec(text) ?? [];
  const begin = String.fromCodePoint(text.codePointAt(skipped.length) ?? 0x20).normalize('NFKC');
  return STARTS_FORMULA.has(begin) || CONTROL.test(text) ? `'${text}` : text;
}

/** Characters that spreadsheets skip or remove before they detect a formula. */
const SKIPPED = /^[\s\p{Cc}\p{Cf}"']*/u;
const STARTS_FORMULA = new Set(['=', '+', '-', '@', '\u2212']);
/** A spreadsheet may begin a new cell or a formula after these. */
const CONTROL = /^[\t\r\n]/;

/**
 * Escapes a text so that a spreadsheet shows it and never runs it: a text that could be a formula
 * gets a leading apostrophe and is otherwise unchanged. Beyond OWASP's "CSV Injection" (= + - @,
 * tab, carriage return), this handles their full-width and small forms and skipped characters
 * before them.
 */
export function literal(text: string): string {
  const [skipped = ''] = SKIPPED.exec(text) ?? [];
  const first = String.fromCodePoint(text.codePointAt(skipped.length) ?? 0x20).normalize('NFKC');
  return STARTS_FORMULA.has(first) || CONTROL.test(text) ? `'${text}` : text;
}

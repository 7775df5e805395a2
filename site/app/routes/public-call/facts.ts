/** Replaces spaces by non-breaking ones, to keep a date, number or postal code on one line. */
export function nonBreaking(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

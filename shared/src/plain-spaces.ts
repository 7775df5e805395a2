/** A text with ordinary spaces, and without word joiners. */
export const plainSpaces = (text: string): string =>
  text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

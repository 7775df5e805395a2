const MAX_TEXT = 320;
/** Between two addresses of a cell. */
const SEPARATORS = /[,;|\r\n]+/;
/** Words between two addresses. */
const CONJUNCTION = /^(?:i|ili|te|and|or|[/:&+]+)$/i;

/** An address without the name before it, or `mailto:`. */
function bare(text: string): string {
  const [, email = text] = /<([^<>]+)>$/.exec(text) ?? [];
  return email.replace(/^mailto:/i, '').trim();
}

/** The addresses of a part of a cell: one, or several with nothing but spaces between. */
function emailsIn(part: string): string[] {
  const inBrackets = [...part.matchAll(/<([^<>]*@[^<>]*)>/g)];
  if (inBrackets.length > 1) return inBrackets.map(([, email = '']) => bare(email.trim()));
  const words = part
    .split(/\s+|(?<=\S@\S+)[/:]+(?=\S+@)/)
    .filter((word) => !CONJUNCTION.test(word));
  return words.length > 1 && words.every((word) => word.includes('@'))
    ? words.map(bare)
    : [bare(part)];
}

/**
 * All addresses in a cell, with or without names, as they are copied from the recipients of a mail.
 * What has an @ and is no address is one of them, so that it is shown as invalid.
 */
export function emailsInCell(cell: string): string[] {
  return cell
    .split(SEPARATORS)
    .filter((part) => part.includes('@'))
    .flatMap((part) => emailsIn(part.trim()))
    .map((email) => email.slice(0, MAX_TEXT));
}

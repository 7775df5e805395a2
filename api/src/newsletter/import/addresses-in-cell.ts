const MAX_TEXT = 320;
/** Between two addresses of a cell. */
const SEPARATORS = /[,;|\r\n]+/;
/** Words between two addresses. */
const CONJUNCTION = /^(?:i|ili|te|and|or|[/:&+]+)$/i;

/** An address without the name before it, or `mailto:`. */
function bare(text: string): string {
  const [, address = text] = /<([^<>]+)>$/.exec(text) ?? [];
  return address.replace(/^mailto:/i, '').trim();
}

/** The addresses of a part of a cell: one, or several with nothing but spaces between. */
function addressesIn(part: string): string[] {
  const inBrackets = [...part.matchAll(/<([^<>]*@[^<>]*)>/g)];
  if (inBrackets.length > 1) return inBrackets.map(([, address = '']) => bare(address.trim()));
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
export function addressesInCell(cell: string): string[] {
  return cell
    .split(SEPARATORS)
    .filter((part) => part.includes('@'))
    .flatMap((part) => addressesIn(part.trim()))
    .map((address) => address.slice(0, MAX_TEXT));
}

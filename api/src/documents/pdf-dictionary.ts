/** Space, comments, brackets, names, hexadecimal strings, and other words (ISO 32000-1, 7.2). */
const TOKEN = /\s+|%[^\r\n]*|<<|>>|<[^<>]*>|[[\]{}]|\/[^\s()<>[\]{}/%]*|[^\s()<>[\]{}/%]+/y;
const IN_STRING = /[^()\\]+|\\[^]?|[()]/y;

/** The place after a literal string that begins at `at`; parentheses within it are balanced. */
function stringEnd(text: string, at: number, limit: number): number {
  let depth = 0;
  IN_STRING.lastIndex = at;
  for (let part = IN_STRING.exec(text); part; part = IN_STRING.exec(text)) {
    if (part[0] === '(') depth += 1;
    if (part[0] === ')') depth -= 1;
    if (depth === 0 || IN_STRING.lastIndex >= limit) return IN_STRING.lastIndex;
  }
  return text.length;
}

/**
 * The place after the dictionary at the beginning of an object; the place itself where the object is
 * no dictionary, and where it was given up when the dictionary does not end before `limit`.
 *
 * @param at after the keyword `obj`
 */
export function dictionaryEnd(text: string, at: number, limit: number): number {
  let depth = 0;
  for (let place = at; place < limit;) {
    if (text[place] === '(') {
      place = stringEnd(text, place, limit);
    } else {
      TOKEN.lastIndex = place;
      // A sign that belongs nowhere is passed over, as readers do.
      const token = TOKEN.exec(text)?.[0] ?? ' ';
      place += token.length;
      if (token === '<<') depth += 1;
      else if (token === '>>') depth -= 1;
      else if (/^[\s%]/.test(token)) continue;
    }
    if (depth <= 0) return place;
  }
  return Math.min(limit, text.length);
}

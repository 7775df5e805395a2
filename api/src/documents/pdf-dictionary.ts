/** Space, comments, brackets, names, hexadecimal strings, and other words (ISO 32000-1, 7.2). */
const TOKEN = /\s+|%[^\r\n]*|<<|>>|<[^<>]*>|[[\]{}]|\/[^\s()<>[\]{}/%]*|[^\s()<>[\]{}/%]+/y;
const IN_STRING = /[^()\\]+|\\[^]?|[()]/y;

/** The position after a literal string that begins at `at`; its inner parentheses are balanced. */
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
 * The position after the dictionary of an object, after the first token of any other object, or
 * about `limit` when the dictionary does not end before it.
 * @param at the position after the keyword `obj`
 */
export function dictionaryEnd(text: string, at: number, limit: number): number {
  let depth = 0;
  for (let position = at; position < limit;) {
    if (text[position] === '(') {
      position = stringEnd(text, position, limit);
    } else {
      TOKEN.lastIndex = position;
      // PDF readers skip a misplaced character, too.
      const token = TOKEN.exec(text)?.[0] ?? ' ';
      position += token.length;
      if (token === '<<') depth += 1;
      else if (token === '>>') depth -= 1;
      else if (/^[\s%]/.test(token)) continue;
    }
    if (depth <= 0) return position;
  }
  return Math.min(limit, text.length);
}

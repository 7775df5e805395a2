/** Levels of nesting; the product's own bodies have at most three. */
const MAX_DEPTH = 20;
/** Keys of one object; the product's own have at most about forty. */
const MAX_KEYS = 200;
/** Entries of one array; the product's own have at most fifty. */
const MAX_ENTRIES = 1000;
/** Keys, entries, objects and arrays of a whole body together. */
const MAX_PARTS = 5000;

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_ARRAY = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/**
 * Whether a JSON text has more parts or deeper nesting than any legitimate body. It is checked
 * before parsing, because later steps take time quadratic in an object's keys (class-transformer)
 * or overflow the stack on nested arrays. Invalid JSON may pass; the parser rejects it.
 *
 * @param json in UTF-8
 */
export function isTooComplex(json: Uint8Array): boolean {
  /** For each open object or array, how many more parts it may have. */
  const open: number[] = [];
  let remaining = MAX_PARTS;
  for (let i = 0; i < json.length; i += 1) {
    switch (json[i]) {
      case QUOTE:
        i = endOfString(json, i);
        break;
      case OPEN_OBJECT:
      case OPEN_ARRAY:
        remaining -= 1;
        // The first part has no comma before it.
        open.push((json[i] === OPEN_OBJECT ? MAX_KEYS : MAX_ENTRIES) - 1);
        if (remaining < 0 || open.length > MAX_DEPTH) return true;
        break;
      case CLOSE_OBJECT:
      case CLOSE_ARRAY:
        open.pop();
        break;
      case COMMA: {
        remaining -= 1;
        const more = (open.pop() ?? 0) - 1;
        open.push(more);
        if (remaining < 0 || more < 0) return true;
        break;
      }
    }
  }
  return false;
}

function endOfString(json: Uint8Array, start: number): number {
  let i = start + 1;
  while (i < json.length && json[i] !== QUOTE) i += json[i] === BACKSLASH ? 2 : 1;
  return i;
}

const LOCAL = /[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+$/u;
const DOMAIN = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u;
/** RFC 5321, section 4.5.3.1. */
const MAX_LOCAL = 64;
const MAX_DOMAIN = 255;
const MIN_LAST_LABEL = 2;

/**
 * All e-mail addresses that a text may contain. An address may follow or precede other characters
 * of an address without a space, as in texts of banks, so that each part of them is one.
 */
export function* emailCandidates(text: string): Generator<string> {
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const before = text.slice(Math.max(0, at - MAX_LOCAL), at);
    const [local = ''] = LOCAL.exec(before) ?? [];
    const [domain = ''] = DOMAIN.exec(text.slice(at + 1, at + 1 + MAX_DOMAIN)) ?? [];
    const shortest = domain.indexOf('.') + 1 + MIN_LAST_LABEL;
    for (let from = 0; from < local.length; from += 1) {
      for (let to = domain.length; shortest > MIN_LAST_LABEL && to >= shortest; to -= 1) {
        yield `${local.slice(from)}@${domain.slice(0, to)}`;
      }
    }
  }
}

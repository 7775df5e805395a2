import { isLinkable } from 'shared/link-urls';
import type { Inline } from './blocks.js';
import { wordsOf } from './plain-text.js';
import { attributeOf, type Node } from './token-tree.js';

/** Joins neighbouring texts. */
function joined(inlines: readonly Inline[]): Inline[] {
  const all: Inline[] = [];
  for (const inline of inlines) {
    const last = all.at(-1);
    if (inline.type === 'text' && last?.type === 'text') {
      all.splice(-1, 1, { type: 'text', text: last.text + inline.text });
    } else all.push(inline);
  }
  return all;
}

function inlineOf({ token, children }: Node): Inline[] {
  switch (token.type) {
    case 'softbreak':
      return [{ type: 'text', text: ' ' }];
    case 'hardbreak':
      return [{ type: 'break' }];
    case 'image':
      return inlinesOf(children);
    case 'strong_open':
    case 'em_open': {
      const inlines = inlinesOf(children);
      if (wordsOf(inlines) === '') return inlines;
      return [{ type: token.type === 'em_open' ? 'emphasis' : 'strong', inlines }];
    }
    case 'link_open': {
      const url = attributeOf(token, 'href');
      const inlines = inlinesOf(children);
      if (!isLinkable(url) || wordsOf(inlines).trim() === '') return inlines;
      return [{ type: 'link', address: url, inlines }];
    }
    default:
      return token.content === '' ? [] : [{ type: 'text', text: token.content }];
  }
}

/** The parts of a line. Pictures in it become their alternative texts. */
export const inlinesOf = (nodes: readonly Node[]): Inline[] => joined(nodes.flatMap(inlineOf));

const isBlank = (inline: Inline | undefined): boolean =>
  inline?.type === 'break' || (inline?.type === 'text' && inline.text.trim() === '');

/** A line without white space and breaks at its ends. */
export function trimmed(inlines: readonly Inline[]): Inline[] {
  let start = 0;
  let end = inlines.length;
  while (start < end && isBlank(inlines[start])) start += 1;
  while (end > start && isBlank(inlines[end - 1])) end -= 1;
  return inlines.slice(start, end).map((inline, position, all) => {
    if (inline.type !== 'text') return inline;
    const text = position === 0 ? inline.text.trimStart() : inline.text;
    return { type: 'text', text: position === all.length - 1 ? text.trimEnd() : text };
  });
}

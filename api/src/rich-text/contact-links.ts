import type { Block, Inline } from './blocks.js';
import { changedBlocks } from './changed-blocks.js';
import { contactsIn, type Contact } from './contacts.js';
import { wordsOf } from './plain-text.js';

/** The parts of a text that begins at `offset` of its line, with links at the contacts. */
function textParts(text: string, offset: number, contacts: readonly Contact[]): Inline[] {
  const parts: Inline[] = [];
  let done = 0;
  const add = (words: string) => {
    if (words !== '') parts.push({ type: 'text', text: words });
  };
  for (const { start, end, url } of contacts) {
    if (start < offset || end > offset + text.length) continue;
    add(text.slice(done, start - offset));
    const words = text.slice(start - offset, end - offset);
    parts.push({ type: 'link', address: url, inlines: [{ type: 'text', text: words }] });
    done = end - offset;
  }
  add(text.slice(done));
  return parts;
}

function linkedParts(
  inlines: readonly Inline[],
  offset: number,
  contacts: readonly Contact[],
): Inline[] {
  let position = offset;
  return inlines.flatMap((inline): Inline[] => {
    const start = position;
    position += wordsOf([inline]).length;
    if (inline.type === 'text') return textParts(inline.text, start, contacts);
    if (inline.type === 'strong' || inline.type === 'emphasis') {
      return [{ ...inline, inlines: linkedParts(inline.inlines, start, contacts) }];
    }
    return [inline];
  });
}

/** A line in which each telephone number and e-mail address is a link, unless it is in one. */
function linkedLine(inlines: Inline[]): Inline[] {
  const contacts = contactsIn(wordsOf(inlines));
  return contacts.length === 0 ? inlines : linkedParts(inlines, 0, contacts);
}

/** Blocks in which each telephone number and e-mail address is a link; others stay the same. */
export const withContactLinks = (blocks: readonly Block[]): Block[] =>
  changedBlocks(blocks, { line: linkedLine });

import type { Node } from '@tiptap/pm/model';
import { readText, type TextFormat } from '../document/formatted-texts';
import { pictureName, textOf } from '../document/nodes';

/** Something in a text that its readers may miss. */
export type TextNote =
  /** A picture without alternative text; `number` counts the pictures of the text. */
  | { kind: 'picture'; number: number }
  /** A heading that skips a level. */
  | { kind: 'heading'; text: string }
  /** A link whose words do not say where it leads. */
  | { kind: 'linkWords'; text: string };

/** A link to a page of this site. */
export interface OwnLink {
  text: string;
  path: string;
}

/** What a text is checked for, before its links are followed. */
export interface CheckedText {
  notes: TextNote[];
  ownLinks: OwnLink[];
}

/** Words that say nothing about the target of a link, in both languages. */
const emptyWords = new Set([
  'ovdje',
  'tu',
  'ovaj link',
  'ova poveznica',
  'ovoj poveznici',
  'na ovoj poveznici',
  'link',
  'poveznica',
  'poveznici',
  'klikni ovdje',
  'kliknite ovdje',
  'kliknite',
  'više',
  'saznajte više',
  'pročitajte više',
  'here',
  'click',
  'click here',
  'this link',
  'more',
  'read more',
  'learn more',
  'find out more',
]);

const saysNothing = (text: string): boolean =>
  emptyWords.has(
    text
      .toLocaleLowerCase('hr')
      .replace(/[^\p{L}\s]/gu, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );

interface Link {
  href: string;
  text: string;
}

/** The links of a block of text; one with several formats is one link. */
function linksIn(block: Node): Link[] {
  const links: Link[] = [];
  let last = '';
  for (const child of block.children) {
    const mark = child.marks.find(({ type }) => type.name === 'link');
    const href = mark ? textOf(mark.attrs, 'href') : '';
    const link = links.at(-1);
    if (href !== '' && href === last && link) link.text += child.text ?? ' ';
    else if (href !== '') links.push({ href, text: child.text ?? '' });
    last = href;
  }
  return links;
}

/** Checks a text for what its readers may miss, in the order of the text. */
export function checkText(text: string, format: TextFormat): CheckedText {
  const notes: TextNote[] = [];
  const ownLinks: OwnLink[] = [];
  let level = 1;
  let pictures = 0;
  readText(text, format).descendants((node) => {
    if (node.type.name === pictureName) {
      pictures += 1;
      if (textOf(node.attrs, 'alt').trim() === '')
        notes.push({ kind: 'picture', number: pictures });
    }
    if (node.type.name === 'heading') {
      const own = Number(node.attrs.level);
      if (own > level + 1) notes.push({ kind: 'heading', text: node.textContent });
      level = Math.min(own, level + 1);
    }
    if (!node.isTextblock) return;
    for (const link of linksIn(node)) {
      if (saysNothing(link.text)) notes.push({ kind: 'linkWords', text: link.text });
      if (link.href.startsWith('/')) {
        ownLinks.push({ text: link.text, path: link.href.replace(/#.*/, '') });
      }
    }
  });
  return { notes, ownLinks };
}

import type { Node } from '@tiptap/pm/model';
import type { PhrasingContent } from 'mdast';
import { textOf } from './nodes';
import { withMarkedSymbols } from './symbols';

interface Formats {
  bold: boolean;
  italic: boolean;
  /** The target of the link; empty where there is none. */
  href: string;
}

/** A text with its formats; a line feed is a hard break. */
interface Run extends Formats {
  text: string;
}

const noFormats: Formats = { bold: false, italic: false, href: '' };

/** The text as Markdown can hold it: with spaces only, and without control characters. */
const writable = (text: string) =>
  withMarkedSymbols(text.replace(/[^\S\u00a0]|\p{Cc}/gu, ' ').replace(/\p{Cs}/gu, '\ufffd'));

function runOf(node: Node): Run {
  const link = node.marks.find(({ type }) => type.name === 'link');
  return {
    text: node.isText ? writable(node.text ?? '') : '\n',
    bold: node.marks.some(({ type }) => type.name === 'bold'),
    italic: node.marks.some(({ type }) => type.name === 'italic'),
    href: link ? textOf(link.attrs, 'href') : '',
  };
}

const isBlank = ({ text }: Run) => /^[ \n]*$/.test(text);

/** Splits the spaces at both ends of a run from its words. */
function withSpacesApart(run: Run): Run[] {
  const [, before = '', words = '', after = ''] = /^([ \n]*)(.*?)([ \n]*)$/s.exec(run.text) ?? [];
  return [before, words, after].filter((text) => text !== '').map((text) => ({ ...run, text }));
}

/** Joins runs of equal formats. */
function joined(runs: readonly Run[]): Run[] {
  const result: Run[] = [];
  for (const run of runs) {
    const last = result.at(-1);
    const same = last?.bold === run.bold && last.italic === run.italic && last.href === run.href;
    if (last && same) last.text += run.text;
    else result.push({ ...run });
  }
  return result;
}

/** Gives spaces between words the formats that the words before and after have in common. */
function withFormattedSpaces(runs: readonly Run[]): Run[] {
  return runs.map((run, index) => {
    if (!isBlank(run)) return run;
    const before = runs.slice(0, index).findLast((one) => !isBlank(one)) ?? noFormats;
    const after = runs.slice(index + 1).find((one) => !isBlank(one)) ?? noFormats;
    // Formats nest in this order, and none begins or ends with a space.
    const sameLink = before.href === after.href;
    const bothBold = sameLink && before.bold && after.bold;
    const sameBold = sameLink && before.bold === after.bold;
    return {
      text: run.text,
      bold: bothBold,
      italic: sameBold && before.italic && after.italic,
      href: sameLink ? before.href : '',
    };
  });
}

/** Removes the spaces and breaks at both ends, and the spaces around breaks. */
function trimmed(runs: readonly Run[]): Run[] {
  const first = runs.findIndex((run) => !isBlank(run));
  const last = runs.findLastIndex((run) => !isBlank(run));
  // Paragraphs of no-break spaces are used as distances.
  if (runs.every(({ text }) => text.trim() === '')) return [];
  return joined(withFormattedSpaces(runs.slice(first, last + 1))).map((run) => ({
    ...run,
    text: run.text.replace(/ *\n */g, '\n'),
  }));
}

/** The runs of a paragraph's content, in the one form in which Markdown holds them. */
const runsOf = (node: Node): Run[] => trimmed(node.children.map(runOf).flatMap(withSpacesApart));

function plainPhrasing(text: string): PhrasingContent[] {
  return text
    .split('\n')
    .flatMap((value, index): PhrasingContent[] => [
      ...(index > 0 ? [{ type: 'break' } as const] : []),
      ...(value ? [{ type: 'text', value } as const] : []),
    ]);
}

/** Consecutive runs with the same value of a format. */
function groups<Key extends keyof Formats>(runs: readonly Run[], format: Key): Run[][] {
  const result: Run[][] = [];
  for (const run of runs) {
    const last = result.at(-1);
    if (last?.[0]?.[format] === run[format]) last.push(run);
    else result.push([run]);
  }
  return result;
}

const boldPhrasing = (runs: readonly Run[]): PhrasingContent[] =>
  groups(runs, 'bold').flatMap((group): PhrasingContent[] => {
    const children = groups(group, 'italic').flatMap((part): PhrasingContent[] => {
      const words = part.flatMap(({ text }) => plainPhrasing(text));
      return part[0]?.italic ? [{ type: 'emphasis', children: words }] : words;
    });
    return group[0]?.bold ? [{ type: 'strong', children }] : children;
  });

/** The content of a paragraph, heading or cell as mdast. */
export function phrasingOf(node: Node): PhrasingContent[] {
  return groups(runsOf(node), 'href').flatMap((group): PhrasingContent[] => {
    const url = group[0]?.href;
    const children = boldPhrasing(group);
    return url ? [{ type: 'link', url, children }] : children;
  });
}

import { diffArrays, diffLines } from 'diff';

/** A run of text of both versions, or of only the earlier or the later one. */
export interface Run {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Most edits to look for: the time grows with their square, and would block the page. */
const maxEditLength = 1500;

/** Tokens: words, spaces between them, and punctuation marks. */
function split(text: string): string[] {
  return text.match(/[\p{L}\p{N}\p{M}]+|\s+|[^\p{L}\p{N}\p{M}\s]/gu) ?? [];
}

function toRun({ removed, added }: { removed: boolean; added: boolean }, text: string): Run {
  return { kind: removed ? 'removed' : added ? 'added' : 'same', text };
}

function differencesByWord(former: string, later: string): Run[] | undefined {
  return diffArrays(split(former), split(later), { maxEditLength })?.map((change) =>
    toRun(change, change.value.join('')),
  );
}

function differencesByLine(former: string, later: string): Run[] | undefined {
  return diffLines(former, later, { maxEditLength })?.map((change) => toRun(change, change.value));
}

/**
 * Removed, added and unchanged text: word by word, line by line where most words differ, and as one
 * change where most lines do.
 */
export function diffWords(former: string, later: string): Run[] {
  const runs = differencesByWord(former, later) ??
    differencesByLine(former, later) ?? [
      { kind: 'removed', text: former },
      { kind: 'added', text: later },
    ];
  return joinChanges(runs);
}

/** Joins changes with only a space between them, as a phrase reads better than single words. */
function joinChanges(runs: Run[]): Run[] {
  const joined: Run[] = [];
  let removed = '';
  let added = '';
  const flush = () => {
    if (removed) joined.push({ kind: 'removed', text: removed });
    if (added) joined.push({ kind: 'added', text: added });
    removed = added = '';
  };
  runs.forEach(({ kind, text }, index) => {
    if (kind === 'removed') removed += text;
    else if (kind === 'added') added += text;
    else if (/^[^\S\n]+$/.test(text) && removed && added && index < runs.length - 1) {
      removed += text;
      added += text;
    } else {
      flush();
      joined.push({ kind, text });
    }
  });
  flush();
  return joined;
}

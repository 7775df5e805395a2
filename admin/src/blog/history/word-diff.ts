import { diffArrays, diffLines } from 'diff';

/** A run of text that both have, or that only the former or the later one has. */
export interface Run {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** The time a comparison takes grows with the square of the edits: with more it would block the page. */
const maxEditLength = 1500;

/** Words, the spaces between them, and marks, each for itself. */
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
 * What was removed and what was added, with what stayed between: word by word, line by line where
 * most words differ, and as one change where most lines do.
 */
export function diffWords(former: string, later: string): Run[] {
  const runs = differencesByWord(former, later) ??
    differencesByLine(former, later) ?? [
      { kind: 'removed', text: former },
      { kind: 'added', text: later },
    ];
  return joinChanges(runs);
}

/** A space alone between two changes belongs to both: a phrase reads better than its words. */
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

import { diffArrays, diffLines } from 'diff';

/** A run of text of both versions, or of only the earlier or the later one. */
export interface Run {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Limit of the edits to search for: the running time grows with their square. */
const maxEditLength = 1500;

/** Splits a text into words, white space and punctuation marks. */
function tokenize(text: string): string[] {
  return text.match(/[\p{L}\p{N}\p{M}]+|\s+|[^\p{L}\p{N}\p{M}\s]/gu) ?? [];
}

function toRun({ removed, added }: { removed: boolean; added: boolean }, text: string): Run {
  return { kind: removed ? 'removed' : added ? 'added' : 'same', text };
}

function differencesByWord(previous: string, later: string): Run[] | undefined {
  return diffArrays(tokenize(previous), tokenize(later), { maxEditLength })?.map((change) =>
    toRun(change, change.value.join('')),
  );
}

function differencesByLine(previous: string, later: string): Run[] | undefined {
  return diffLines(previous, later, { maxEditLength })?.map((change) =>
    toRun(change, change.value),
  );
}

/**
 * Removed, added and unchanged text: word by word, line by line where most words differ, and as one
 * change where most lines do.
 */
export function diffWords(previous: string, later: string): Run[] {
  const runs = differencesByWord(previous, later) ??
    differencesByLine(previous, later) ?? [
      { kind: 'removed', text: previous },
      { kind: 'added', text: later },
    ];
  return joinChanges(runs);
}

/** Joins changes that only white space separates: a phrase is easier to read than single words. */
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

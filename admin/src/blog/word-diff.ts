/** A run of text that both have, or that only the former or the later one has. */
export interface Run {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Comparisons above this many pairs of words would hold the page up: they are told as one change. */
const mostPairs = 4_000_000;

/** Words, the spaces between them, and marks, each for itself. */
function split(text: string): string[] {
  return text.match(/[\p{L}\p{N}\p{M}]+|\s+|[^\p{L}\p{N}\p{M}\s]/gu) ?? [];
}

function startInCommon(one: string[], other: string[]): number {
  let count = 0;
  while (count < one.length && count < other.length && one[count] === other[count]) count += 1;
  return count;
}

/** For each pair of places, how many words the rests have in common, in order. */
function commonRests(one: string[], other: string[]): Uint32Array {
  const width = other.length + 1;
  const table = new Uint32Array((one.length + 1) * width);
  for (let i = one.length - 1; i >= 0; i -= 1) {
    for (let j = other.length - 1; j >= 0; j -= 1) {
      const at = i * width + j;
      table[at] =
        one[i] === other[j]
          ? (table[at + width + 1] ?? 0) + 1
          : Math.max(table[at + width] ?? 0, table[at + 1] ?? 0);
    }
  }
  return table;
}

function differ(one: string[], other: string[], say: (kind: Run['kind'], word: string) => void) {
  if (one.length * other.length > mostPairs) {
    one.forEach((word) => say('removed', word));
    other.forEach((word) => say('added', word));
    return;
  }
  const table = commonRests(one, other);
  const width = other.length + 1;
  let [i, j] = [0, 0];
  while (i < one.length || j < other.length) {
    const [former, later] = [one[i], other[j]];
    const at = i * width + j;
    if (former !== undefined && former === later) {
      say('same', former);
      i += 1;
      j += 1;
    } else if (
      former !== undefined &&
      (later === undefined || (table[at + width] ?? 0) >= (table[at + 1] ?? 0))
    ) {
      say('removed', former);
      i += 1;
    } else if (later !== undefined) {
      say('added', later);
      j += 1;
    }
  }
}

/** What was removed and what was added, word by word, with what stayed between. */
export function diffWords(former: string, later: string): Run[] {
  const runs: Run[] = [];
  const say = (kind: Run['kind'], word: string) => {
    const last = runs.at(-1);
    if (last?.kind === kind) last.text += word;
    else runs.push({ kind, text: word });
  };
  const [one, other] = [split(former), split(later)];
  const start = startInCommon(one, other);
  const end = startInCommon(one.slice(start).reverse(), other.slice(start).reverse());
  one.slice(0, start).forEach((word) => say('same', word));
  differ(one.slice(start, one.length - end), other.slice(start, other.length - end), say);
  one.slice(one.length - end).forEach((word) => say('same', word));
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

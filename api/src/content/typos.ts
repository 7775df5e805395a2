/**
 * The distance of each prefix of `word` from the whole of `typed`: the number of omitted, added,
 * replaced or transposed letters (optimal string alignment distance).
 */
function typosByPrefix(typed: string, word: string): number[] {
  let twoBefore: number[] = [];
  let before = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const replaced = typed[row - 1] === word[column - 1] ? 0 : 1;
      const swapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      current.push(
        Math.min(
          (before[column] ?? Infinity) + 1,
          (current[column - 1] ?? Infinity) + 1,
          (before[column - 1] ?? Infinity) + replaced,
          swapped ? (twoBefore[column - 2] ?? Infinity) + 1 : Infinity,
        ),
      );
    }
    twoBefore = before;
    before = current;
  }
  return before;
}

/** The distance between a typed word and another word. */
export function typosInWord(typed: string, word: string): number {
  return typosByPrefix(typed, word)[word.length] ?? Infinity;
}

/** The distance between a typed word and the nearest prefix of another word. */
export function typosInPrefix(typed: string, word: string): number {
  return Math.min(...typosByPrefix(typed, word));
}

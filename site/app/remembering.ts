/** Shorter texts take less time to compute than to look up. */
const MIN_LENGTH = 100;

/**
 * The function, which remembers its results for the last long texts: the rows of many answers have
 * the same ones.
 *
 * @param maxCharacters of all remembered texts together
 */
export function remembering<Result>(
  compute: (text: string) => Result,
  maxCharacters = 500_000,
): (text: string) => Result {
  const known = new Map<string, Result>();
  let characters = 0;
  return (text) => {
    if (text.length < MIN_LENGTH || text.length > maxCharacters) return compute(text);
    const found = known.get(text);
    if (found !== undefined) return found;
    const result = compute(text);
    known.set(text, result);
    characters += text.length;
    for (const oldest of known.keys()) {
      if (characters <= maxCharacters) break;
      known.delete(oldest);
      characters -= oldest.length;
    }
    return result;
  };
}

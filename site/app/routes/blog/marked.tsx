import { markWords } from './search-words';

/** A text in which the words of the search are marked. */
export function Marked({ text, q }: { text: string; q: string }) {
  if (q === '') return text;
  return markWords(text, q).map((piece, position) =>
    piece.found ? <mark key={position}>{piece.text}</mark> : piece.text,
  );
}

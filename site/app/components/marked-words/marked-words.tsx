import { markWords } from 'shared/search-words';
import styles from './marked-words.module.css';

/** A text in which the words of a search are marked. */
export function MarkedWords({ text, q }: { text: string; q: string }) {
  if (q === '') return text;
  return markWords(text, q).map((piece, position) =>
    piece.found ? (
      <mark key={position} className={styles.mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}

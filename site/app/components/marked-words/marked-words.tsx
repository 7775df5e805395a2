import { markWords } from 'shared/search-words';
import styles from './marked-words.module.css';

/**
 * A text in which the words of a search are marked. Every piece has an element of its own: a
 * browser that translates the page replaces bare texts, which React could then not remove.
 */
export function MarkedWords({ text, q }: { text: string; q: string }) {
  if (q === '') return <span>{text}</span>;
  return markWords(text, q).map((piece, position) =>
    piece.found ? (
      <mark key={position} className={styles.mark}>
        {piece.text}
      </mark>
    ) : (
      <span key={position}>{piece.text}</span>
    ),
  );
}

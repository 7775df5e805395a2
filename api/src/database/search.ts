import type { EntityManager } from 'typeorm';

/** The tables with a `search` column and their words in `search_words`. */
export type Searched = 'blog_posts' | 'projects' | 'events';

/** Words of a query that are looked at; a longer query finds by its first ones. */
const MAX_WORDS = 12;
/** Shorter words are too much like one another to guess which was meant. */
const MIN_MENDED_LENGTH = 4;
/** How alike (0 to 1, by common trigrams) a word must be to stand in for an unknown one. */
const LIKENESS = 0.4;
/** Words hardly less alike than the likest stand in as well. */
const LIKENESS_RANGE = 0.08;

/**
 * For each word of a query: its forms to look for, and whether a row holds one of them; for a word
 * that none holds also the words most like it. The last word may be half-typed.
 */
const FORMS = `
  WITH query AS (
    SELECT position, position = cardinality($2::text[]) AS last,
      array(SELECT DISTINCT unaccent(variant)
            FROM unnest(ARRAY[word, replace(word, 'dj', 'd')]) AS variant) AS written
    FROM unnest($2::text[]) WITH ORDINALITY AS given (word, position)
  ), forms AS (
    SELECT *, array(
      SELECT DISTINCT form FROM unnest(written) AS one, unnest(
        ARRAY[one] || ts_lexize('croatian_stem', one) || ts_lexize('english_bare_stem', one)
      ) AS form
    ) AS exact
    FROM query
  ), known AS (
    SELECT *, EXISTS (
      SELECT FROM search_words WHERE source = $1 AND row_count > 0 AND word = ANY (exact)
    ) OR last AND EXISTS (
      SELECT FROM unnest(written) AS one, search_words
      WHERE source = $1 AND row_count > 0 AND word >= one AND word < one || U&'\\+10FFFF'
    ) AS found
    FROM forms
  )
  SELECT last, written, exact, found, CASE WHEN NOT found THEN array(
    SELECT DISTINCT form
    FROM (
      SELECT alike.word, likeness, max(likeness) OVER () AS likest
      FROM unnest(written) AS one
      CROSS JOIN LATERAL (
        SELECT word, greatest(
          similarity(word, one),
          CASE WHEN last THEN similarity(left(word, length(one)), one) END
        ) AS likeness
        FROM search_words
        WHERE source = $1 AND row_count > 0 AND word % one AND length(one) >= ${MIN_MENDED_LENGTH}
        ORDER BY likeness DESC, word LIMIT 6
      ) AS alike
    ) AS likely, unnest(
      ARRAY[likely.word]
        || ts_lexize('croatian_stem', likely.word) || ts_lexize('english_bare_stem', likely.word)
    ) AS form
    WHERE likeness >= ${LIKENESS} AND likeness >= likest - ${LIKENESS_RANGE}
  ) END AS mended
  FROM known ORDER BY position`;

interface Forms {
  last: boolean;
  written: string[];
  exact: string[];
  found: boolean;
  mended: string[] | null;
}

/** The words of a text, in small letters; nothing else of it means anything to a search. */
function wordsOf(text: string): string[] {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return words?.slice(0, MAX_WORDS) ?? [];
}

const lexeme = (form: string): string => `'${form.replace(/['\\]/g, '$&$&')}'`;

/**
 * What somebody typed, as a `tsquery` in text form: rows that hold every word of it, in any of the
 * word's Croatian or English forms, with or without diacritics; the last word may be the beginning
 * of one. A word that no row holds is taken for the words most like it. Undefined when nothing can
 * be found by it.
 */
export async function searchQuery(
  manager: EntityManager,
  table: Searched,
  typed: string,
): Promise<string | undefined> {
  const words = wordsOf(typed);
  if (!words.length) return undefined;
  const rows: Forms[] = await manager.query(FORMS, [table, words]);
  const alternatives = rows.map(({ last, written, exact, found, mended }) =>
    found
      ? [...exact.map(lexeme), ...(last ? written.map((one) => `${lexeme(one)}:*`) : [])]
      : (mended ?? []).map(lexeme),
  );
  if (alternatives.some((one) => !one.length)) return undefined;
  return alternatives.map((one) => `(${one.join(' | ')})`).join(' & ');
}

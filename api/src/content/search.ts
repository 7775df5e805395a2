import type { EntityManager, ObjectLiteral, Repository } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { readArrays } from '../reads/read-rows.js';
import { typosInPrefix, typosInWord } from './typos.js';
import { visibilityOf } from './visible-content.js';

/** Words of a query that are searched; the rest of a longer query is ignored. */
const MAX_WORDS = 12;
/** Longer words are ignored: they would take long to compare. */
const MAX_CORRECTED_LENGTH = 40;
/** Candidates for a misspelt word, the most similar by trigrams first. */
const CANDIDATES = 12;

/**
 * The tables that are searched, whose words are in their column `search`, each with the SQL
 * condition on its columns that who searches may see a row.
 */
export type SearchedTables = Readonly<Record<string, string>>;

/**
 * SQL condition on a row of `search_words`: a row that may be seen contains the word. Only a word
 * that is in no surely seen row is looked up; those are few, and so are its rows. They are counted,
 * as PostgreSQL would read the table in search of a first one instead of the index.
 */
function isSeen(tables: SearchedTables): string {
  const quoted = `replace(replace(word, '\\', '\\\\'), '''', '''''')`;
  const cases = Object.entries(tables).map(
    ([table, visible]) =>
      `WHEN '${table}' THEN (
        SELECT count(*) FROM ${table}
        WHERE search @@ CAST('''' || ${quoted} || '''' AS tsquery) AND (${visible})
      )`,
  );
  return `(seen_count > 0 OR row_count > 0 AND CASE source ${cases.join(' ')} END > 0)`;
}

/**
 * For each word of a query: its forms, and whether a row contains one of them; for a word that no
 * row contains, also similar words. The last word may be incomplete: `LIMIT` makes PostgreSQL look
 * for each prefix in the index instead of comparing it with all words. The values are selected
 * first, as PostgreSQL would otherwise plan the statement anew for each of them.
 * @param seen condition on `search_words`: the word is known
 */
const wordFormsSql = (seen: string): string => `
  WITH given AS MATERIALIZED (
    SELECT $1::text[] AS sources, $2::text[] AS words
  ), query AS (
    SELECT position, position = cardinality((SELECT words FROM given)) AS last,
      array(SELECT DISTINCT unaccent(variant)
            FROM unnest(ARRAY[word, replace(word, 'dj', 'd')]) AS variant) AS written
    FROM unnest((SELECT words FROM given)) WITH ORDINALITY AS typed (word, position)
  ), forms AS (
    SELECT *, array(
      SELECT DISTINCT form FROM unnest(written) AS one, unnest(
        ARRAY[one] || ts_lexize('croatian_stem', one) || ts_lexize('english_bare_stem', one)
      ) AS form
    ) AS exact
    FROM query
  ), known AS MATERIALIZED (
    SELECT *, EXISTS (
      SELECT FROM search_words
      WHERE source = ANY ((SELECT sources FROM given)::text[]) AND ${seen} AND word = ANY (exact)
    ) OR last AND (${withPrefix('seen_count > 0')} OR ${withPrefix(seen)}) AS found
    FROM forms
  )
  SELECT last, written, exact, found, (
    SELECT json_agg(json_build_object('word', alike.word, 'forms', array_remove(
      ARRAY[alike.word]
        || ts_lexize('croatian_stem', alike.word) || ts_lexize('english_bare_stem', alike.word),
      NULL
    )))
    FROM unnest(written) AS one
    CROSS JOIN LATERAL (
      SELECT word FROM similar_words(one)
      WHERE source = ANY ((SELECT sources FROM given)::text[]) AND ${seen}
      GROUP BY word
      ORDER BY similarity(word, one) DESC, word LIMIT ${CANDIDATES}
    ) AS alike
    WHERE NOT found AND length(one) <= ${MAX_CORRECTED_LENGTH}
  ) AS alike
  FROM known ORDER BY position`;

/** SQL: whether the last word is the beginning of one that fulfils a condition. */
const withPrefix = (condition: string): string => `EXISTS (
  SELECT FROM unnest(written) AS one CROSS JOIN LATERAL (
    SELECT FROM search_words
    WHERE source = ANY ((SELECT sources FROM given)::text[]) AND ${condition}
      AND word >= one AND word < one || U&'\\+10FFFF'
    LIMIT 1
  ) AS word_with_prefix
)`;

/** A word that is similar to a misspelt one, with its forms. */
interface SimilarWord {
  word: string;
  forms: string[];
}

/** A row of the statement. */
type WordForms = [
  last: boolean,
  written: string[],
  exact: string[],
  found: boolean,
  alike: SimilarWord[] | null,
];

async function readForms(
  { dataSource }: EntityManager,
  tables: SearchedTables,
  words: readonly string[],
): Promise<WordForms[]> {
  const { rows } = await readArrays(dataSource.driver as PostgresDriver, {
    text: wordFormsSql(isSeen(tables)),
    values: [Object.keys(tables), words],
    prepared: true,
  });
  return rows as WordForms[];
}

/** The words of a text in lower case, without punctuation. */
function wordsOf(text: string): string[] {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return words?.slice(0, MAX_WORDS) ?? [];
}

const lexeme = (form: string): string => `'${form.replace(/['\\]/g, '$&$&')}'`;

/** The maximal number of typos in a word of `length` letters. */
function maxTypos(length: number): number {
  if (length < 4) return 0;
  if (length < 6) return 1;
  return length < 10 ? 2 : 3;
}

/** The forms of the candidates with the fewest typos; none when all have too many. */
function correct(last: boolean, written: string[], alike: readonly SimilarWord[]): string[] {
  const compare = last ? typosInPrefix : typosInWord;
  const compared = alike.map(({ word, forms }) => {
    const excess = written.map((one) => {
      const typos = compare(one, word);
      return typos <= maxTypos(one.length) ? typos : Infinity;
    });
    return { forms, mistakes: Math.min(...excess) };
  });
  const fewest = Math.min(...compared.map(({ mistakes: typos }) => typos));
  if (fewest === Infinity) return [];
  return compared.flatMap(({ forms, mistakes: typos }) => (typos === fewest ? forms : []));
}

/** A search text as PostgreSQL searches it. */
export interface SearchQuery {
  /** The text form of a `tsquery`; undefined when no row can match. */
  query: string | undefined;
  /** The words as typed. Those that no seen row contains have forms of the most similar ones. */
  words: { typed: string; corrected?: string[] }[];
}

/**
 * Converts a search text to the text form of a `tsquery` that matches rows with all its words, in
 * any of their Croatian or English forms, with or without diacritics; the last word may be a
 * prefix. A word in no row that may be seen is replaced by the most similar ones in such rows: a
 * word of other rows only is as unknown as any.
 * @param match whether a row must have all of the words, or one of them is enough
 */
export async function readSearch(
  manager: EntityManager,
  tables: SearchedTables,
  typed: string,
  match: 'all' | 'any' = 'all',
): Promise<SearchQuery> {
  const words = wordsOf(typed);
  if (!words.length) return { query: undefined, words: [] };
  const rows = await readForms(manager, tables, words);
  const read = rows.map(([last, written, exact, found, similar]) => {
    const alike = new Set(found ? exact : correct(last, written, similar ?? []));
    const prefixes = found && last ? written.map((one) => `${lexeme(one)}:*`) : [];
    return { alike, found, alternatives: [...[...alike].map(lexeme), ...prefixes] };
  });
  const alternatives = read.map((one) => one.alternatives);
  const all = alternatives.every((one) => one.length)
    ? alternatives.map((one) => `(${one.join(' | ')})`).join(' & ')
    : undefined;
  const query = match === 'any' ? alternatives.flat().join(' | ') || undefined : all;
  return {
    query,
    words: read.map(({ found, alike }, position) => ({
      typed: words[position] ?? '',
      ...(!found && { corrected: [...alike] }),
    })),
  };
}

/**
 * The `query` of `readSearch` for one table.
 * @param all whether all rows may be seen, not only those that visitors see
 */
export async function searchQuery(
  { manager, metadata: { tableName, target } }: Repository<ObjectLiteral>,
  typed: string,
  { match, all = false }: { match?: 'all' | 'any'; all?: boolean } = {},
): Promise<string | undefined> {
  const tables = { [tableName]: all ? 'true' : visibilityOf(target) };
  return (await readSearch(manager, tables, typed, match)).query;
}

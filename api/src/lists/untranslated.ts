import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { flag } from './list-query.js';

/** The filter of lists whose rows have texts in both languages. */
export const untranslated = flag(
  'True: only rows with a text that one language lacks, or that reads the same in both. False: only the others.',
);

/** The Croatian texts of a row, each with an English one whose name ends in `En`. */
interface Texts {
  /** Those that may be absent: present in one language they are wanted in the other. */
  optional?: readonly string[];
  /** Those every row has in both: word for word the same they wait for their translation. */
  required?: readonly string[];
}

/** Narrows rows to those that wait for a translation, or to those that do not. */
export function whereUntranslated<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  wanted: boolean | undefined,
  { optional = [], required = [] }: Texts,
): void {
  if (wanted === undefined) return;
  const { alias } = query;
  const waits = [
    ...optional.map((text) => `(${alias}.${text} IS NULL) <> (${alias}.${text}En IS NULL)`),
    ...required.map((text) => `${alias}.${text} = ${alias}.${text}En`),
  ].join(' OR ');
  query.andWhere(wanted ? `(${waits})` : `NOT (${waits})`);
}

import { flag, type Filter } from '../lists/filters.js';
import { draftsOf } from './drafts.js';
import { englishName, fieldsOf, type Field } from './field.js';

/** Describes the filter by untranslated rows. */
export const UNTRANSLATED =
  'True: only rows with a text that is missing in one language or identical in both, unless they are in Croatian only. False: only the others.';

/**
 * The SQL conditions that a text, in Croatian and English, is not translated. Names may be the same
 * in both languages.
 */
function conditionsOf(row: string, croatian: Field, english: Field): string[] {
  const [hr, en] = [`${row}.${croatian.name}`, `${row}.${english.name}`];
  if (croatian.nullable && english.nullable) return [`(${hr} IS NULL) <> (${en} IS NULL)`];
  if (croatian.nullable || english.nullable) return [];
  const missing = `(${hr} = '') <> (${en} = '')`;
  return croatian.long ? [`${hr} = ${en}`, missing] : [missing];
}

/** The SQL condition that a row has an untranslated text. */
export function untranslatedRows(entity: object, row: string): string {
  const fields = fieldsOf(entity);
  const conditions = fields.flatMap((croatian) => {
    const english = fields.find(({ name }) => name === englishName(croatian.name));
    return english ? conditionsOf(row, croatian, english) : [];
  });
  const untranslated = conditions.join(' OR ');
  return draftsOf(entity) ? `NOT ${row}.croatianOnly AND (${untranslated})` : untranslated;
}

/** The filter of a list whose rows have texts in both languages, as their entity declares them. */
export const untranslated: Filter<boolean> = {
  ...flag(UNTRANSLATED),
  narrow(rows, wanted) {
    const { alias, expressionMap } = rows;
    const entity = expressionMap.mainAlias?.metadata.target;
    if (typeof entity !== 'function') throw new Error(`${alias} is no row of an entity.`);
    const condition = untranslatedRows(entity, alias);
    rows.andWhere(wanted ? `(${condition})` : `NOT (${condition})`);
  },
};

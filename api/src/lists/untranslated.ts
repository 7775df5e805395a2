import { flag, type Filter } from './filters.js';

/** Describes the filter by untranslated rows. */
export const UNTRANSLATED =
  'True: only rows with a text that one language lacks, or that reads the same in both. False: only the others.';

/** The Croatian texts of a row, each with an English one whose name ends in `En`. */
interface Texts {
  /** Texts that may be absent: present in one language they are wanted in the other. */
  optional?: readonly string[];
  /** Texts that every row has in both: word for word the same they wait for their translation. */
  required?: readonly string[];
}

/** The filter of lists whose rows have texts in both languages. */
export function untranslated({ optional = [], required = [] }: Texts): Filter<boolean> {
  return {
    ...flag(UNTRANSLATED),
    narrow(rows, wanted) {
      const { alias } = rows;
      const waits = [
        ...optional.map((text) => `(${alias}.${text} IS NULL) <> (${alias}.${text}En IS NULL)`),
        ...required.map((text) => `${alias}.${text} = ${alias}.${text}En`),
      ].join(' OR ');
      rows.andWhere(wanted ? `(${waits})` : `NOT (${waits})`);
    },
  };
}

import type { EntityManager } from 'typeorm';
import type { Language, Text } from '../i18n/language.js';
import type { CountedNoun } from './counted.js';
import type { PeopleSearch, Person } from './people-search.js';

/** Numbers of rows by the names of `outcomes`. */
export type Outcomes = Record<string, number>;

/** Adds the non-zero outcomes of a kind to a record of all kinds. */
export function addOutcomes(record: Outcomes, kind: string, outcomes: Outcomes): void {
  for (const [name, count] of Object.entries(outcomes)) {
    if (count > 0) record[`${kind}.${name}`] = count;
  }
}

/** Personal data of one kind, and how they are exported, erased and deleted. */
export interface PersonalData {
  /** The name of the kind in records of deletions. */
  kind: string;
  /** Columns by table. A test fails for a column of personal data that is in no kind. */
  columns: Record<string, readonly string[]>;
  /** Heading in an export. */
  title?: Text;
  /** Text for the number of stored rows. */
  stored?: CountedNoun;
  /** Texts for the numbers of deleted or changed rows. */
  outcomes?: Record<string, CountedNoun>;
  /** Why erasure retains these data, if it does; a function where that depends on the data. */
  retained?: Text | ((manager: EntityManager, email: string) => Promise<Text>);
  /**
   * Whether this kind is erased last, since others may add to it until their rows are locked
   * (mails).
   */
  erasedLast?: boolean;
  /** All data of an e-mail address, each row with its labels. */
  find?(manager: EntityManager, email: string, language: Language): Promise<object[]>;
  /** The rows of an item in the trash that was deleted from this kind, as `find` exports them. */
  trashed?(manager: EntityManager, trashId: number, language: Language): Promise<object[]>;
  /** The people whose name, address or phone number is found, at most `MAX_PEOPLE`. */
  people?(manager: EntityManager, search: PeopleSearch): Promise<Person[]>;
  /** Erases the data of an e-mail address, in the manager's transaction. */
  erase?(manager: EntityManager, email: string): Promise<Outcomes>;
  /** Deletes data whose retention period is over, a batch at a time. */
  deleteExpired?(): Promise<Outcomes>;
}

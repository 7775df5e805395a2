import type { EntityManager } from 'typeorm';
import type { Language, Text } from '../i18n/language.js';
import type { CountedNoun } from './counted.js';

/** Numbers of rows by outcome, as the `outcomes` of a kind name them. */
export type Outcomes = Record<string, number>;

/** The personal data that one feature stores, and how they are exported, erased and deleted. */
export interface PersonalData {
  /** Its name in records of what was deleted. */
  kind: string;
  /** Where they are stored: columns by table. A test fails for a column that no feature names. */
  columns: Record<string, readonly string[]>;
  /** Heading of its rows in an export. */
  title?: Text;
  /** Text about a number of stored rows. */
  held?: CountedNoun;
  /** Texts about rows that were deleted or changed. */
  outcomes?: Record<string, CountedNoun>;
  /** Why erasure retains them, if it does. */
  stays?: Text;
  /**
   * Whether they are erased last, since other kinds may add to them until their rows are locked:
   * mails.
   */
  erasedLast?: boolean;
  /** Everything about an address, each row as its owner reads it. */
  find?(manager: EntityManager, email: string, language: Language): Promise<object[]>;
  /** Erases what is about an address, in the manager's transaction. */
  erase?(manager: EntityManager, email: string): Promise<Outcomes>;
  /** Deletes data whose retention period is over, a batch at a time. */
  forgetOld?(): Promise<Outcomes>;
}

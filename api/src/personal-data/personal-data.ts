import type { EntityManager } from 'typeorm';
import type { Language, Text } from '../i18n/language.js';
import type { Counted } from './counted.js';

/** How many rows came to which outcome, as the `outcomes` of a kind name them. */
export type Outcomes = Record<string, number>;

/** What one feature keeps about people, and what can be done with it. */
export interface PersonalData {
  /** Its name in records of what was deleted. */
  kind: string;
  /** Where it is kept: columns by table. A test fails for a column nobody names. */
  columns: Record<string, readonly string[]>;
  /** Above its rows in an export. */
  title?: Text;
  /** What is said of so many rows that are kept. */
  held?: Counted;
  /** What is said of rows that were deleted or changed. */
  outcomes?: Record<string, Counted>;
  /** Why erasing leaves it, if it does. */
  stays?: Text;
  /** For what others may still add to until their own rows are locked: mails. */
  erasedLast?: boolean;
  /** Everything about an address, each row as its owner reads it. */
  find?(manager: EntityManager, email: string, language: Language): Promise<object[]>;
  /** Erases what is about an address, in the manager's transaction. */
  erase?(manager: EntityManager, email: string): Promise<Outcomes>;
  /** Deletes what has been kept for long enough, a batch at a time. */
  forgetOld?(): Promise<Outcomes>;
}

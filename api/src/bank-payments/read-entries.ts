import { toPages, type Pages } from '../isolation/pages.js';
import { readStatement } from './statement/read-statement.js';
import type { Statement } from './statement/statement.js';
import { toEntry, type Entry, type OutgoingEntry } from './statement-entry.js';

/** A statement with its entries as they are compared and stored. */
export interface StatementEntries extends Omit<Statement, 'payments' | 'outgoing'> {
  payments: Pages<Entry>;
  outgoing: Pages<OutgoingEntry>;
}

/**
 * Reads a bank statement, as `readStatement` does, and finds the references of pledges in it.
 * @param account whose entries are read
 */
export async function readEntries(bytes: Buffer, account: string): Promise<StatementEntries> {
  const { payments, outgoing, ...statement } = await readStatement(bytes, account);
  return {
    ...statement,
    payments: toPages(payments.map((one) => toEntry(account, statement, 'payment', one))),
    outgoing: toPages(
      outgoing.map((one) => ({
        ...toEntry(account, statement, 'reversal', one),
        hint: one.hint,
      })),
    ),
  };
}

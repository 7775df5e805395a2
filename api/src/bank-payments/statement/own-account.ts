import { normalizedAccount } from './statement.js';

/** What follows the country and the check digits of an IBAN: the number of the bank and account. */
const domesticNumber = (iban: string): string => iban.slice(4);

/** Capitals and digits, without `IBAN` before them and the currency that some banks add. */
const plain = (account: string): string =>
  account
    .toUpperCase()
    .replace(/[^A-Z\d]/g, '')
    .replace(/^IBAN(?=[A-Z]{2}\d)/, '')
    .replace(/(?<=\d{10})[A-Z]{3}$/, '');

/**
 * Whether a statement means an account, which it may write as an IBAN or as the domestic number,
 * such as `1001005-1863000160`, with spaces and in any case.
 */
export function isSameAccount(written: string | null | undefined, iban: string): boolean {
  const account = plain(written ?? '');
  return account === iban || account === domesticNumber(iban);
}

/** Whether a text names the account, among other words. */
export function namesAccount(text: string, iban: string): boolean {
  return text.replace(/[^A-Za-z\d]/g, '').includes(domesticNumber(iban));
}

/** The account of somebody else: null for our own, and for a text that is no account number. */
export function otherAccount(written: string | null | undefined, iban: string): string | null {
  const isNumber = (written?.match(/\d/g)?.length ?? 0) >= 6;
  return isNumber && !isSameAccount(written, iban) ? normalizedAccount(written) : null;
}

import { domainToASCII, domainToUnicode } from 'node:url';
import { Raw, type FindOperator } from 'typeorm';

const IS_ASCII = /^\p{ASCII}*$/u;

/**
 * What e-mail addresses are compared by, wherever they are: without the spaces around, in lower
 * case, in one Unicode form, and with the domain in ASCII (IDNA). It is a key; mails go to the
 * address as it was typed. The SQL function `address_key` gives the same.
 */
export function emailKey(email: string): string {
  const text = email.trim().normalize('NFKC').toLowerCase();
  const at = text.lastIndexOf('@') + 1;
  const domain = text.slice(at);
  // What is ASCII stays: Node would take a domain of digits for an IP address.
  const ascii = IS_ASCII.test(domain) ? domain : domainToASCII(domain) || domain;
  return text.slice(0, at) + ascii;
}

/** Both ways to write an e-mail address, with the domain in ASCII and in letters, each once. */
export function emailSpellings(email: string): string[] {
  const key = emailKey(email);
  const at = key.lastIndexOf('@') + 1;
  const domain = key.slice(at);
  const letters = domain.includes('xn--') ? domainToUnicode(domain) || domain : domain;
  return [...new Set([key, key.slice(0, at) + letters])];
}

/** SQL condition: two expressions are the same e-mail address. */
export const sameEmail = (one: string, other: string): string =>
  `address_key(${one}) = address_key(${other})`;

/** In conditions of TypeORM: a column is the given e-mail address. */
export const isSameEmail = (email: string): FindOperator<string> =>
  Raw((column) => sameEmail(column, ':address'), { address: email });

/** In conditions of TypeORM: a column is one of the given e-mail addresses. */
export const isAnyEmail = (emails: readonly string[]): FindOperator<string> =>
  Raw((column) => `address_key(${column}) = ANY(:addresses)`, {
    addresses: emails.map(emailKey),
  });

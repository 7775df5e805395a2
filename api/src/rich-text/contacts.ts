import MarkdownIt from 'markdown-it';
import { isLinkable } from 'shared/link-urls';

/** A telephone number, an e-mail address or a web address in a text. */
export interface Contact {
  start: number;
  end: number;
  /** `tel:…`, `mailto:…` or `https://…` */
  url: string;
}

/** Characters of a web address without scheme, so that a search stays linear. */
const LONGEST = 2000;

/**
 * Finds web addresses that are written as such. Bare hosts are left as text: a missing blank after
 * a full stop ("kraj.Na") makes one, too.
 */
const linkify = new MarkdownIt().linkify
  .set({ fuzzyLink: false, fuzzyEmail: false })
  .add('ftp:', null)
  .add('mailto:', null)
  .add('//', null)
  .add('www.', {
    validate: (text, end) => Math.max(0, lengthAt(text, end - 'www.'.length) - 'www.'.length),
  });

/** The length of the address without scheme that begins at a place of a text; 0 without one. */
function lengthAt(text: string, start: number): number {
  const url = `https://${text.slice(start, start + LONGEST)}`;
  return Math.max(0, linkify.testSchemaAt(url, 'https:', 'https:'.length) - '//'.length);
}

/** A host and a path: `hzz.hr/mjere`. Of the domains of countries those that are no word here. */
const HOST_AND_PATH =
  /(?<![\p{L}\p{N}@.:/_-])(?:[\p{L}\p{N}][\p{L}\p{N}-]{0,62}\.){1,5}(?:hr|com|org|net|info|eu|edu|gov|ba|rs|at|hu|fr|uk)\/[\p{L}\p{N}]/gu;

/** Links lead by https only, as links that are pasted. */
const secure = (url: string): string => `https://${url.replace(/^https?:\/\//i, '')}`;

/** After a name before the host, which passes another host off as it: `bank.hr@example.com`. */
const CUT_SHORT = /^[@:]\S/;

const apartFrom = (taken: readonly Contact[]) => (contact: Contact) =>
  taken.every(({ start, end }) => contact.end <= start || contact.start >= end);

function urlsIn(text: string): Contact[] {
  const contact = (start: number, end: number): Contact => {
    return { start, end, url: secure(text.slice(start, end)) };
  };
  const full = (linkify.match(text) ?? []).map(({ index, lastIndex }) => contact(index, lastIndex));
  const bare = Array.from(text.matchAll(HOST_AND_PATH), ({ index }) =>
    contact(index, index + lengthAt(text, index)),
  );
  return [...full, ...bare.filter(apartFrom(full))].filter(
    ({ end, url }) => isLinkable(url) && !CUT_SHORT.test(text.slice(end, end + 2)),
  );
}

/** Limits of RFC 5321 keep the search linear. */
const EMAIL =
  /(?<![\p{L}\p{N}.!#$%&'*+/=?^_`{|}~@-])[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}@(?:[\p{L}\p{N}][\p{L}\p{N}-]{0,62}\.){1,6}\p{L}{2,24}(?![\p{L}\p{N}@])/gu;

const GAP = '[ \\u00A0]';
/** Not within a longer number, a date, an amount or a code. */
const ALONE = '(?<![\\p{L}\\p{N}+])(?<!\\d[.,/:-])';
const ENDS = '(?![\\p{L}\\p{N}])(?![.,/:-]\\d)';

/** `+385 1 555 0100`, `+385 (0)22 555-0100` */
const INTERNATIONAL = `\\+[1-9](?:[ \\u00A0/()-]{0,2}\\d){7,14}`;
/** Area codes of Croatia, then groups of digits: `01 555 0100`, `022/123-456`, `0800 123 456`. */
const NATIONAL = `0(?:1|2[0-3]|3[1-5]|4[02-9]|5[1-3]|6\\d{1,2}|7[2-7]|80\\d|9[1-9]\\d?)(?:${GAP}|[/-])[1-9]\\d{1,3}(?:(?:${GAP}|-)?\\d{2,4}){1,2}`;
const MOBILE = '09[1-9]\\d{6,7}';
/** Numbers of social value, the same in the whole European Union. */
const SOCIAL = `(?<!\\d${GAP})116${GAP}?(?:000|006|111|117|123)`;
const NUMBER = new RegExp(
  `${ALONE}(?:${INTERNATIONAL}|${NATIONAL}|${MOBILE}|${SOCIAL})${ENDS}`,
  'gu',
);
const DATE = /^\d{2}[/-]\d{1,2}[/-]\d{4}$/;

/** Numbers of the emergency services, which may as well count something. */
const SHORT = new RegExp(`${ALONE}(?:112|19[2-5])${ENDS}`, 'gu');
/** A word of calling, or of who is called, among the last words before the number. */
const CALLED =
  /(?<!\p{L})(?:(?:na|po)?z(?:ov|va)|tel\.|telefon|mob\.|broj(?:em|u|eve|evima)(?!\p{L})|na broj(?!\p{L})|hitn|polici|vatrog|spaša|opasnost|call|dial|phone|ring(?!\p{L})|emergenc|police|ambulance|fire|rescue|danger)\p{L}*[^.!?]*$/iu;
const WORDS_BEFORE = 60;
/** What follows a number that is called; any other word may be what it counts. */
const FOLLOWS =
  /^(?:$|[ \u00A0]?[–—:;,.!?()"”„“/-]|[ \u00A0](?:ili|i|a|te|pa|ni|niti|odnosno|u|na|za|kad|kada|ako|čim|gdje|jer|je|odmah|bez|s|sa|dok|od|or|and|if|when|for|at|in|on|as|is|immediately|now|without|from|free|to)(?!\p{L})|[ \u00A0]\p{Lu})/u;

function isCalled(text: string, start: number, end: number): boolean {
  const after = text.slice(end, end + WORDS_BEFORE);
  if (!FOLLOWS.test(after)) return false;
  const before = text.slice(Math.max(0, start - WORDS_BEFORE), start);
  // A line or brackets that hold the number alone, or begin with it.
  const isFirst = /^$|\($/.test(before.trimEnd());
  return (isFirst && /^\s*(?:$|[–—:)])/u.test(after)) || CALLED.test(before);
}

/** The address for dialling; a zero in brackets is dialled only within the country. */
const telephone = (number: string): string =>
  `tel:${number.replace('(0)', '').replace(/[^+\d]/g, '')}`;

/**
 * The telephone numbers, e-mail addresses and web addresses in a line of text, in their order.
 * Numbers of the emergency services are found where the words around them say that they are
 * called: 112 may also be a count, a page or a house.
 */
export function contactsIn(text: string): Contact[] {
  const found = (pattern: RegExp, urlOf: (match: string) => string): Contact[] =>
    [...text.matchAll(pattern)].map(({ 0: match, index }) => ({
      start: index,
      end: index + match.length,
      url: urlOf(match),
    }));
  const wordsOf = ({ start, end }: Contact) => text.slice(start, end);
  const urls = urlsIn(text);
  const emails = found(EMAIL, (email) => `mailto:${email}`).filter(apartFrom(urls));
  const numbers = [
    ...found(NUMBER, telephone).filter((number) => !DATE.test(wordsOf(number))),
    ...found(SHORT, telephone).filter(({ start, end }) => isCalled(text, start, end)),
  ].filter(apartFrom([...urls, ...emails]));
  return [...urls, ...emails, ...numbers].sort((one, other) => one.start - other.start);
}

import { withoutDiacritics } from 'shared/plain-letters';

/** Plain words of a heading, a value or a file name: `doNotContact` is `do not contact`. */
export const wordsOf = (text: string): string =>
  withoutDiacritics(text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').toLowerCase())
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Words that say no in a status, a heading or a file name; Croatian ones in all genders. */
const NO = [
  'unsub\\w*',
  'opt(?:ed)? ?outs?',
  'do ?not ?(?:contact|e ?mail|mail|send|disturb|market)\\w*',
  'dnc',
  '(?:black|block) ?list\\w*',
  'suppress(?:ed|ions?)',
  'odjav\\w*',
  'ne (?:kontaktirati|slati)',
  'ne (?:zel[ie]\\w*|prima\\w*) (?:nas \\w*|vise |primati )*(?:primati|newsletter\\w*|e ?post\\w*|post\\w*|mail\\w*|obavijest\\w*)',
].join('|');
/** Further words, which say no only as a status, or as the heading of one. */
const NO_STATUS = [
  NO,
  'blocked',
  'cleaned',
  'disabled',
  'inactive',
  '(?:hard |soft )?bounc\\w*',
  'undeliver\\w*',
  'unreachable',
  'invalid',
  'complain\\w*',
  'abuse',
  'spam',
  'junk',
  'excluded',
  'deleted',
  'removed',
  'never subscribed',
  'non subscribed',
  'declined',
  'not subscribed',
  'nije pretplacen\\w*',
  'ne (?:prima|zeli)',
  'blokiran\\w*',
  'iskljucen\\w*',
  'deaktiviran\\w*',
  'neaktiv\\w*',
  'odbij\\w*',
  'izbrisan\\w*',
  'obrisan\\w*',
  'nevazec\\w*',
  'povucen\\w*',
].join('|');

const SAYS_NO = new RegExp(`\\b(?:${NO})\\b`);
const IS_NO_STATUS = new RegExp(`^(?:is |je )?(?:${NO_STATUS})\\b`);
/** A column whose filled cells say no: `unsubscribed_at`, `Opted out`, `is_blacklisted`. */
const NO_HEADING = new RegExp(
  `\\b(?:${NO}|(?:hard )?bounced|hard bounces?|(?:e ?mail|newsletter) disabled|deleted at|on hold|complained|cleaned|spam|junk|clean (?:time|date)|blokiran\\w*)\\b`,
);
/** Columns that every row fills, and counts of failures that pass. */
const OTHER_HEADING = /\b(?:count|number|broj|soft|links?|url|token|hash|key|code|poveznica)\b/;
/** A column that names a state. */
const STATUS_HEADING =
  /^(?:(?:e ?mail|subscri\w+|contact|member|list|marketing|permission|newsletter|pretplat\w*) )*(?:status\w*|state|stanje|pretplata|pretplatnik|permission|dozvola)$/;
/** What else stands in the heading of a column in which no says no. */
const ABOUT_ASKING =
  '(?:is|has|can|may|to|for|emails?|newslett\\w+|marketing|gdpr|contact|yes|no|da|ne|moze|smije|se|zeli|za|na|prima\\w*|slan\\w*|kontakt\\w*|e|mail\\w*|post\\w*|poruk\\w*|vijest\\w*|obavijest\\w*)';
/** A column in which no says no: `Email Marketing Consent`, `Privola za newsletter (da/ne)`. */
const YES_HEADING = new RegExp(
  `^(?:${ABOUT_ASKING} )*(?:subscri(?:bed|ber|ption)|pretpla\\w+|active|aktiv(?:an|na|no)|enabled|opt(?:ed)? ?in(?: status)?|accepts|allows?|newslett\\w+|zeli|prima|kontaktirati|slati|consent\\w*|permission|gdpr|privol\\w+|suglasn\\w+|pristan\\w+)(?: ${ABOUT_ASKING})*$`,
);
const IS_FALSE = /^(?:[0 ]+|false|f|no|n|ne|nije|not?|off|null|none|never|nikad\w*|n a)$/;
/** Longer texts are about something else. */
const MAX_NOTE = 80;
/** Headings that only files of people who left have, as those of Mailchimp. */
const HEADINGS_OF_THOSE_WHO_LEFT = ['unsub time', 'unsub campaign title', 'clean time'];

/** A mark such as ✓ has no words. */
function isFalse(value: string): boolean {
  const words = wordsOf(value);
  return words === '' ? /^[\s\p{Ps}\p{Pe}\p{Pd}.,/☐✗✘]*$/u.test(value) : IS_FALSE.test(words);
}

/** Whether a whole file is of people who left, by its name or its headings. */
export function isFileOfThoseWhoLeft(name: string, headings: readonly string[]): boolean {
  return (
    SAYS_NO.test(wordsOf(name)) ||
    /\b(?:bounce[sd]?|cleaned)\b/.test(wordsOf(name)) ||
    headings.some((heading) => HEADINGS_OF_THOSE_WHO_LEFT.includes(wordsOf(heading)))
  );
}

/**
 * Says of a cell whether its row is of somebody who left another list or must not be asked: by the
 * state that other tools export, or by words such as `odjavljen` and `ne kontaktirati`.
 * @param heading of its column, empty where the file has none
 */
export function saysNo(heading: string, value: string): boolean {
  const [about, words] = [wordsOf(heading), wordsOf(value)];
  if (NO_HEADING.test(about) && !OTHER_HEADING.test(about)) return !isFalse(value);
  if (YES_HEADING.test(about)) {
    return (value.trim() !== '' && isFalse(value)) || IS_NO_STATUS.test(words);
  }
  if (STATUS_HEADING.test(about)) {
    return /^(?:false|no|ne)$/.test(words) || IS_NO_STATUS.test(words) || SAYS_NO.test(words);
  }
  return words.length <= MAX_NOTE && !/^\s*[{[]/.test(value) && SAYS_NO.test(words);
}

import type { Text } from '../i18n/language.js';

/** Texts of the feeds beside the content. */
export const FEED_TEXTS = {
  blog: {
    hr: 'Novosti, članci i obavijesti Udruge.',
    en: 'The association’s news, articles and announcements.',
  },
  events: { hr: 'Događaji', en: 'Events' },
  eventsOf: {
    hr: 'Događaji na koje vas Udruga poziva.',
    en: 'Events the association invites you to.',
  },
  registration: { hr: 'Prijava', en: 'Registration' },
} satisfies Record<string, Text>;

/** Control characters, which neither XML 1.0 nor iCalendar can hold, and non-characters. */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFE\uFFFF]/g;

/** The text without characters that a feed cannot hold. */
export function writable(text: string): string {
  return text.replace(UNWRITABLE, '');
}

import type { Text } from '../i18n/language.js';

/** Texts of the feeds other than the content. */
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
  calls: { hr: 'Javni pozivi', en: 'Public calls' },
  callsOf: {
    hr: 'Javni pozivi Udruge, njihovi rokovi, ispravci i rezultati.',
    en: 'The association’s public calls, their deadlines, corrections and results.',
  },
  deadline: { hr: 'Rok za prijavu', en: 'Deadline for applications' },
  opening: { hr: 'Otvaranje', en: 'Opening' },
  results: { hr: 'Objava rezultata', en: 'Publication of results' },
  correction: { hr: 'Ispravak', en: 'Correction' },
  registration: { hr: 'Prijava', en: 'Registration' },
} satisfies Record<string, Text>;

/** Control characters, which XML 1.0 and iCalendar do not allow, and non-characters. */
// eslint-disable-next-line no-control-regex -- the characters to remove
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFE\uFFFF]/g;

/** Removes the characters that feeds do not allow. */
export function withoutControls(text: string): string {
  return text.replace(UNWRITABLE, '');
}

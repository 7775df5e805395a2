import { formatDateTime } from 'shared/croatian-time';
import type { SiteUrl } from '../config/site-url.js';
import type { Language } from '../i18n/language.js';
import type { NewMail } from '../mail/mail-queue.service.js';
import { bilingualMail } from '../mail/template/bilingual-mail.js';
import type { Settings } from '../settings/settings.entity.js';

interface Notice {
  to: string;
  /** The full name of the administrator; undefined for the command line. */
  by: string | undefined;
  /** When the backup was made. */
  madeAt: Date;
  settings: Readonly<Settings>;
  site: SiteUrl;
}

const TEXTS = {
  hr: {
    title: 'Započelo je vraćanje sigurnosne kopije',
    text: (by: string | undefined, time: string) =>
      `${by === undefined ? 'Osoba koja održava poslužitelj započela je naredbom' : `${by} započinje u panelu`} vraćanje stranice na stanje od ${time}. Korisnički računi, račun za donacije i dnevnik promjena ostaju kakvi jesu; ako je u kopiji drugi račun za donacije, o njemu stiže zasebna poruka.`,
    stop: 'Ako za vraćanje ne znate, odmah se javite drugim administratorima.',
    saved: 'Kopija stanja prije vraćanja bit će na zaslonu Sigurnosne kopije.',
  },
  en: {
    title: 'A backup is being restored',
    text: (by: string | undefined, time: string) =>
      `${by === undefined ? 'Whoever maintains the server has begun, with a command,' : `${by} has begun, in the panel,`} to restore the site to the state of ${time}. User accounts, the account for donations and the change log stay as they are; if the backup has another account for donations, a separate message says so.`,
    stop: 'If you do not know of this restore, contact the other administrators at once.',
    saved: 'A backup of the state before the restore will be on the screen Backups.',
  },
} as const;

/** Tells an administrator or the association, in both languages, that a restore was begun. */
export function restoreNoticeMail({ to, by, madeAt, settings, site }: Notice): NewMail {
  const textIn = (language: Language) =>
    TEXTS[language].text(by, formatDateTime(madeAt.toISOString(), language));
  return bilingualMail({
    kind: 'restore-notice',
    to,
    title: { hr: TEXTS.hr.title, en: TEXTS.en.title },
    preview: textIn('hr'),
    partIn: (language) => [
      { paragraph: textIn(language) },
      { paragraph: TEXTS[language].stop },
      // The command line may save none.
      ...(by === undefined ? [] : [{ paragraph: TEXTS[language].saved }]),
    ],
    why: {
      hr: 'Ovu poruku dobivaju svi administratori stranice i Udruga.',
      en: 'All administrators of the site and the association receive this message.',
    },
    settings,
    site,
  });
}

import { formatDateTime } from 'shared/croatian-time';
import { groupIban } from 'shared/iban';
import type { SiteUrl } from '../../config/site-url.js';
import type { Language } from '../../i18n/language.js';
import type { NewMail } from '../../mail/mail-queue.service.js';
import { bilingualMail } from '../../mail/template/bilingual-mail.js';
import type { MailContent } from '../../mail/template/render-mail.js';
import type { Settings } from '../settings.entity.js';

type Account = Pick<Settings, 'iban' | 'bankRecipient' | 'accountChangeHours'>;

interface Announcement {
  to: string;
  /** The settings in force. */
  settings: Readonly<Settings>;
  /** What changes. */
  next: Partial<Account>;
  /** When the change holds, and the page that stops it; undefined where it holds at once. */
  waits: { holdsAt: Date; stop: string } | undefined;
  site: SiteUrl;
}

const TERMS = {
  hr: {
    iban: ['Dosadašnji IBAN', 'Novi IBAN'],
    bankRecipient: ['Dosadašnji primatelj', 'Novi primatelj'],
    accountChangeHours: ['Dosadašnja odgoda u satima', 'Nova odgoda u satima'],
    from: 'Vrijedi od',
    now: 'odmah',
  },
  en: {
    iban: ['Previous IBAN', 'New IBAN'],
    bankRecipient: ['Previous account holder', 'New account holder'],
    accountChangeHours: ['Previous waiting time in hours', 'New waiting time in hours'],
    from: 'In force from',
    now: 'at once',
  },
} as const;

const shown = (field: keyof Account, value: string | number): string =>
  field === 'iban' ? groupIban(String(value)) : String(value);

/** The old and the new values, and when the new ones hold. */
function factsOf({ settings, next, waits }: Announcement, language: Language): [string, string][] {
  const terms = TERMS[language];
  const fields = ['iban', 'bankRecipient', 'accountChangeHours'] as const;
  const facts = fields.flatMap((field): [string, string][] => {
    const value = next[field];
    if (value === undefined) return [];
    const [before, after] = terms[field];
    return [
      [before, shown(field, settings[field])],
      [after, shown(field, value)],
    ];
  });
  return [...facts, [terms.from, waits ? formatDateTime(waits.holdsAt, language) : terms.now]];
}

const INTRODUCTIONS = {
  hr: {
    waits:
      'Netko tko je prijavljen kao administrator zatražio je promjenu računa za donacije. Do navedenog trenutka stranica i uplatnice nose dosadašnje podatke.',
    now: 'Netko tko je prijavljen kao administrator promijenio je račun za donacije. Promjena već vrijedi.',
    stop: 'Ako za promjenu ne znate, zaustavite je i promijenite lozinke administratora.',
    late: 'Ako za promjenu ne znate, odmah vratite dosadašnji račun u postavkama i promijenite lozinke administratora.',
  },
  en: {
    waits:
      'Somebody signed in as an administrator has asked to change the account for donations. Until the time given, the site and payment slips have the previous details.',
    now: 'Somebody signed in as an administrator has changed the account for donations. The change is in force already.',
    stop: 'If you do not know of this change, stop it and change the administrators’ passwords.',
    late: 'If you do not know of this change, restore the previous account in the settings at once, and change the administrators’ passwords.',
  },
} as const;

/** Tells an administrator, in both languages, that the account for donations changes. */
export function accountChangeMail(announcement: Announcement): NewMail {
  const { to, settings, waits, site } = announcement;
  const partIn = (language: Language): MailContent['blocks'] => {
    const texts = INTRODUCTIONS[language];
    return [
      { paragraph: waits ? texts.waits : texts.now },
      { facts: factsOf(announcement, language) },
      { paragraph: waits ? texts.stop : texts.late },
    ];
  };
  return bilingualMail({
    kind: 'account-change',
    to,
    title: { hr: 'Mijenja se račun za donacije', en: 'The account for donations changes' },
    preview: waits ? INTRODUCTIONS.hr.waits : INTRODUCTIONS.hr.now,
    partIn,
    shared: waits ? [{ button: 'Zaustavite promjenu / Stop the change', url: waits.stop }] : [],
    why: {
      hr: 'Ovu poruku dobivaju svi administratori stranice i Udruga.',
      en: 'All administrators of the site and the association receive this message.',
    },
    settings,
    site,
  });
}

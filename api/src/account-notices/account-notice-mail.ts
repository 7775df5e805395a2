import type { SiteUrl } from '../config/site-url.js';
import type { Language } from '../i18n/language.js';
import type { NewMail } from '../mail/mail-queue.service.js';
import { bilingualMail } from '../mail/template/bilingual-mail.js';
import { renderMail, type MailContent } from '../mail/template/render-mail.js';
import type { AccountNoticeKind } from '../notices/account-notice.js';
import type { Settings } from '../settings/settings.entity.js';

interface Reader {
  email: string;
  username: string;
  /** Undefined where it is not known: the mail is then in both languages. */
  language: Language | undefined;
  settings: Readonly<Settings>;
  site: SiteUrl;
}

interface Sentences {
  subject: string;
  /** What has happened to the account. */
  text: (username: string, passkey: string) => string;
}

const NOTICES: Record<Language, Record<AccountNoticeKind, Sentences>> = {
  hr: {
    'passkey-added': {
      subject: 'Dodan je pristupni ključ',
      text: (username, passkey) =>
        `Računu „${username}” dodan je pristupni ključ „${passkey}”. Njime se može prijaviti bez lozinke.`,
    },
    'passkey-removed': {
      subject: 'Uklonjen je pristupni ključ',
      text: (username, passkey) =>
        `Računu „${username}” uklonjen je pristupni ključ „${passkey}”. Njime se više nitko ne može prijaviti.`,
    },
    'second-factor-on': {
      subject: 'Uključen je drugi faktor',
      text: (username) =>
        `Računu „${username}” uključen je drugi faktor: uz lozinku se pri prijavi traži i kod iz aplikacije.`,
    },
    'second-factor-off': {
      subject: 'Isključen je drugi faktor',
      text: (username) =>
        `Računu „${username}” isključen je drugi faktor: uz lozinku se pri prijavi više ne traži kod.`,
    },
    'recovery-codes-renewed': {
      subject: 'Izrađeni su novi kodovi za oporavak',
      text: (username) =>
        `Računu „${username}” izrađeni su novi kodovi za oporavak. Dosadašnji više ne vrijede.`,
    },
    'password-set': {
      subject: 'Postavljena je nova lozinka',
      text: (username) =>
        `Računu „${username}” lozinku je postavio administrator ili osoba koja održava poslužitelj. Svi su uređaji odjavljeni, pristupni ključevi uklonjeni, a drugi faktor isključen.`,
    },
    'factors-removed': {
      subject: 'Uklonjeni su drugi faktor i pristupni ključevi',
      text: (username) =>
        `Računu „${username}” administrator je uklonio drugi faktor i pristupne ključeve. Svi su uređaji odjavljeni, a za prijavu je dovoljna lozinka.`,
    },
  },
  en: {
    'passkey-added': {
      subject: 'A passkey was added',
      text: (username, passkey) =>
        `The passkey “${passkey}” was added to the account “${username}”. It signs in without a password.`,
    },
    'passkey-removed': {
      subject: 'A passkey was removed',
      text: (username, passkey) =>
        `The passkey “${passkey}” was removed from the account “${username}”. Nobody can sign in with it any longer.`,
    },
    'second-factor-on': {
      subject: 'The second factor was turned on',
      text: (username) =>
        `The second factor of the account “${username}” was turned on: signing in takes a code from an app besides the password.`,
    },
    'second-factor-off': {
      subject: 'The second factor was turned off',
      text: (username) =>
        `The second factor of the account “${username}” was turned off: signing in takes the password only.`,
    },
    'recovery-codes-renewed': {
      subject: 'New recovery codes were made',
      text: (username) =>
        `New recovery codes were made for the account “${username}”. The earlier ones no longer work.`,
    },
    'password-set': {
      subject: 'A new password was set',
      text: (username) =>
        `An administrator, or whoever maintains the server, set a new password for the account “${username}”. All devices are signed out, passkeys removed, and the second factor is off.`,
    },
    'factors-removed': {
      subject: 'The second factor and passkeys were removed',
      text: (username) =>
        `An administrator removed the second factor and the passkeys of the account “${username}”. All devices are signed out, and the password is enough to sign in.`,
    },
  },
};

const IF_NOT_YOU = {
  hr: {
    own: 'Niste to bili vi? Odmah promijenite lozinku na zaslonu Moj račun i javite se drugom administratoru Udruge.',
    others:
      'Ne znate za ovo? Odmah se javite drugom administratoru Udruge ili osobi koja održava poslužitelj.',
    why: 'Ovu poruku dobivate jer imate račun za upravljanje našom stranicom.',
  },
  en: {
    own: 'If it was not you, change your password on the screen My account at once, and contact another administrator of the association.',
    others:
      'If you do not know of this, contact another administrator of the association, or whoever maintains the server, at once.',
    why: 'You receive this message because you have an account for managing our site.',
  },
} as const;

/** Tells a user that the ways of signing in to the account have changed. */
export function accountNoticeMail(
  reader: Reader,
  kind: AccountNoticeKind,
  passkey: string,
): NewMail {
  const { email, username, language, settings, site } = reader;
  const partIn = (of: Language): MailContent['blocks'] => [
    { paragraph: NOTICES[of][kind].text(username, passkey) },
    { aside: IF_NOT_YOU[of][language ? 'own' : 'others'] },
  ];
  const why = (of: Language) => IF_NOT_YOU[of].why;
  if (language === undefined) {
    return bilingualMail({
      kind: 'account-notice',
      to: email,
      title: { hr: NOTICES.hr[kind].subject, en: NOTICES.en[kind].subject },
      preview: NOTICES.hr[kind].text(username, passkey),
      partIn,
      why: { hr: why('hr'), en: why('en') },
      settings,
      site,
    });
  }
  const { subject, text } = NOTICES[language][kind];
  const content: MailContent = {
    subject,
    preview: text(username, passkey),
    title: subject,
    blocks: partIn(language),
    why: why(language),
  };
  return {
    kind: 'account-notice',
    language,
    to: email,
    ...renderMail(content, { language, settings, site }),
  };
}

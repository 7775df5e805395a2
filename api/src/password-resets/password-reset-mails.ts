import type { SiteUrl } from '../config/site-url.js';
import type { Language } from '../i18n/language.js';
import type { NewMail } from '../mail/mail-queue.service.js';
import { renderMail, type MailContent } from '../mail/template/render-mail.js';
import type { Settings } from '../settings/settings.entity.js';

/** Who is written to, and in which language. */
export interface Reader {
  email: string;
  username: string;
  language: Language;
  settings: Readonly<Settings>;
  site: SiteUrl;
}

const RESETS: Record<Language, (username: string, url: string) => MailContent> = {
  hr: (username, url) => ({
    subject: 'Nova lozinka za upravljanje stranicom',
    preview: 'Poveznica vrijedi 30 minuta.',
    title: 'Postavite novu lozinku',
    blocks: [
      {
        paragraph: `Netko je zatražio novu lozinku za račun „${username}”. Poveznica vrijedi 30 minuta i može se upotrijebiti jednom.`,
      },
      { link: 'Postavite novu lozinku', url },
      {
        aside:
          'Niste to bili vi? Ne morate ništa učiniti: dok se poveznica ne upotrijebi, vrijedi dosadašnja lozinka.',
      },
    ],
    why: 'Ovu poruku dobivate jer imate račun za upravljanje našom stranicom.',
  }),
  en: (username, url) => ({
    subject: 'A new password for managing the site',
    preview: 'The link works for 30 minutes.',
    title: 'Set a new password',
    blocks: [
      {
        paragraph: `Somebody asked for a new password for the account “${username}”. The link works once, within 30 minutes.`,
      },
      { link: 'Set a new password', url },
      {
        aside:
          'If it was not you, there is nothing you need to do: your password stays as it is until the link is used.',
      },
    ],
    why: 'You receive this message because you have an account for managing our site.',
  }),
};

const CHANGES: Record<Language, (username: string) => MailContent> = {
  hr: (username) => ({
    subject: 'Lozinka je promijenjena',
    preview: 'Svi su uređaji odjavljeni.',
    title: 'Lozinka je promijenjena',
    blocks: [
      {
        paragraph: `Lozinka računa „${username}” upravo je promijenjena poveznicom iz e-pošte. Svi su uređaji odjavljeni. Pristupni ključevi ostaju: pogledajte na zaslonu Moj račun jesu li svi vaši.`,
      },
      {
        aside:
          'Niste to bili vi? Odmah se javite drugom administratoru Udruge, i promijenite lozinku svoje e-pošte.',
      },
    ],
    why: 'Ovu poruku dobivate jer imate račun za upravljanje našom stranicom.',
  }),
  en: (username) => ({
    subject: 'Your password was changed',
    preview: 'All devices are signed out.',
    title: 'Your password was changed',
    blocks: [
      {
        paragraph: `The password of the account “${username}” has just been changed by a mailed link. All devices are signed out. Passkeys stay: see on the screen My account whether all of them are yours.`,
      },
      {
        aside:
          'If it was not you, contact another administrator of the association at once, and change the password of your email.',
      },
    ],
    why: 'You receive this message because you have an account for managing our site.',
  }),
};

const FIRST: Record<Language, (username: string) => MailContent> = {
  hr: (username) => ({
    subject: 'Lozinka je postavljena',
    preview: 'Sad se možete prijaviti.',
    title: 'Lozinka je postavljena',
    blocks: [
      {
        paragraph: `Lozinka računa „${username}” upravo je postavljena poveznicom iz poziva. Prijavljujete se korisničkim imenom „${username}”.`,
      },
      { aside: 'Niste to bili vi? Odmah se javite administratoru Udruge.' },
    ],
    why: 'Ovu poruku dobivate jer imate račun za upravljanje našom stranicom.',
  }),
  en: (username) => ({
    subject: 'Your password is set',
    preview: 'You can sign in now.',
    title: 'Your password is set',
    blocks: [
      {
        paragraph: `The password of the account “${username}” has just been set by the link of the invitation. You sign in with the username “${username}”.`,
      },
      { aside: 'If it was not you, contact an administrator of the association at once.' },
    ],
    why: 'You receive this message because you have an account for managing our site.',
  }),
};

/** The link by which a user sets a new password; the token stays in the browser of the reader. */
export function passwordResetMail(reader: Reader, token: string): NewMail {
  const { email, username, language, site } = reader;
  const url = `${site.page('/admin/reset-password', 'hr')}#token=${token}`;
  return {
    kind: 'password-reset',
    language,
    to: email,
    ...renderMail(RESETS[language](username, url), reader),
  };
}

/** @param isFirst whether the password is the first, of an invited user */
export function passwordChangedMail(reader: Reader, isFirst: boolean): NewMail {
  const { email, username, language } = reader;
  return {
    kind: 'password-changed',
    language,
    to: email,
    ...renderMail((isFirst ? FIRST : CHANGES)[language](username), reader),
  };
}

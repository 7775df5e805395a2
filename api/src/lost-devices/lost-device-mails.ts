import { formatDateTime } from 'shared/croatian-time';
import type { SiteUrl } from '../config/site-url.js';
import type { Language } from '../i18n/language.js';
import type { NewMail } from '../mail/mail-queue.service.js';
import { bilingualMail } from '../mail/template/bilingual-mail.js';
import { renderMail, type MailContent } from '../mail/template/render-mail.js';
import type { Settings } from '../settings/settings.entity.js';

/** What both mails need to know of a request. */
interface Request {
  to: string;
  username: string;
  opensAt: Date;
  expiresAt: Date;
  token: string;
  settings: Readonly<Settings>;
  site: SiteUrl;
}

const urlOf = (site: SiteUrl, page: string, token: string): string =>
  `${site.page(`/admin/${page}`, 'hr')}#token=${token}`;

interface Link {
  url: string;
  opensAt: string;
  expiresAt: string;
}

const OWN: Record<Language, (username: string, link: Link) => MailContent> = {
  hr: (username, { url: address, opensAt, expiresAt }) => ({
    subject: 'Uklanjanje drugog faktora',
    preview: `Poveznica vrijedi od ${opensAt}.`,
    title: 'Uklanjanje drugog faktora',
    blocks: [
      {
        paragraph: `Netko tko zna lozinku računa „${username}” javio je da nema uređaj za drugi faktor. Poveznica koja uklanja drugi faktor i pristupne ključeve vrijedi od ${opensAt} do ${expiresAt}. Dotad sačuvajte ovu poruku.`,
      },
      { link: 'Ukloni drugi faktor', url: address },
      {
        paragraph:
          'Ako vam je hitno, drugi administrator može vam ga ukloniti odmah. Svaka vaša prijava zaustavlja ovaj zahtjev.',
      },
      {
        aside:
          'Niste to bili vi? Netko zna vašu lozinku. Prijavite se, što zaustavlja zahtjev, i odmah promijenite lozinku.',
      },
    ],
    why: 'Ovu poruku dobivate jer imate račun za upravljanje našom stranicom.',
  }),
  en: (username, { url: address, opensAt, expiresAt }) => ({
    subject: 'Removing the second factor',
    preview: `The link works from ${opensAt}.`,
    title: 'Removing the second factor',
    blocks: [
      {
        paragraph: `Somebody who knows the password of the account “${username}” said that they do not have the device of the second factor. The link that removes the second factor and the passkeys works from ${opensAt} until ${expiresAt}. Keep this message until then.`,
      },
      { link: 'Remove the second factor', url: address },
      {
        paragraph:
          'If it is urgent, another administrator can remove it at once. Each time you sign in, this request is stopped.',
      },
      {
        aside:
          'If it was not you, somebody knows your password. Sign in, which stops the request, and change your password at once.',
      },
    ],
    why: 'You receive this message because you have an account for managing our site.',
  }),
};

/** The link that removes the second factor of a user. */
export function lostDeviceMail(request: Request & { language: Language }): NewMail {
  const { to, username, token, opensAt, expiresAt, language, settings, site } = request;
  const content = OWN[language](username, {
    url: urlOf(site, 'lost-device', token),
    opensAt: formatDateTime(opensAt, language),
    expiresAt: formatDateTime(expiresAt, language),
  });
  return {
    kind: 'lost-device',
    language,
    to,
    ...renderMail(content, { language, settings, site }),
  };
}

const NOTICES: Record<Language, (username: string, opensAt: string) => string> = {
  hr: (username, opensAt) =>
    `Netko tko zna lozinku računa „${username}” javio je da nema uređaj za drugi faktor. Od ${opensAt} poveznica iz poruke poslane tom korisniku uklanja drugi faktor i pristupne ključeve. Provjerite s korisnikom osobno ili telefonom. Ako zahtjev nije njegov, zaustavite ga i postavite mu novu lozinku.`,
  en: (username, opensAt) =>
    `Somebody who knows the password of the account “${username}” said that they do not have the device of the second factor. From ${opensAt} a link that was mailed to this user removes the second factor and the passkeys. Check with the user in person or by phone. If the request is not theirs, stop it and set a new password for them.`,
};

/** Tells an administrator, in both languages, with a link that stops it. */
export function lostDeviceNotice(request: Request): NewMail {
  const { to, username, opensAt, token, settings, site } = request;
  const textIn = (language: Language) =>
    NOTICES[language](username, formatDateTime(opensAt, language));
  return bilingualMail({
    kind: 'lost-device-notice',
    to,
    title: {
      hr: 'Zatraženo je uklanjanje drugog faktora',
      en: 'The removal of a second factor was requested',
    },
    subject: { hr: `Izgubljen uređaj korisnika ${username}`, en: `Lost device of ${username}` },
    preview: textIn('hr'),
    partIn: (language) => [{ paragraph: textIn(language) }],
    shared: [
      {
        link: 'Zaustavi zahtjev / Stop the request',
        url: urlOf(site, 'lost-device-stop', token),
      },
    ],
    why: {
      hr: 'Ovu poruku dobivaju svi administratori stranice.',
      en: 'All administrators of the site get this message.',
    },
    settings,
    site,
  });
}

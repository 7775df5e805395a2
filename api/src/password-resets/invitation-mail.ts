import { formatDateTime } from 'shared/croatian-time';
import type { Language } from '../i18n/language.js';
import type { NewMail } from '../mail/mail-queue.service.js';
import { bilingualMail } from '../mail/template/bilingual-mail.js';
import type { Reader } from './password-reset-mails.js';

interface Invitation {
  url: string;
  expiresAt: Date;
  /** The full name of the administrator. */
  invitedBy: string;
}

/** Invites a user, in both languages, to set the first password. */
export function invitationMail(
  { email, username, settings, site }: Omit<Reader, 'language'>,
  { url, expiresAt, invitedBy }: Invitation,
): NewMail {
  const until = (language: Language) => formatDateTime(expiresAt, language);
  const texts = {
    hr: `Poziv šalje ${invitedBy}. Vaše je korisničko ime „${username}”. Lozinku postavite sami, poveznicom koja vrijedi do ${until('hr')} i može se upotrijebiti jednom.`,
    en: `The invitation is from ${invitedBy}. Your username is “${username}”. You set the password yourself, by a link that works once, until ${until('en')}.`,
  };
  const asides = {
    hr: 'Ne znate za ovo? Ne morate ništa učiniti: bez poveznice se nitko ne može prijaviti.',
    en: 'If you do not know of this, there is nothing you need to do: nobody can sign in without the link.',
  };
  return bilingualMail({
    kind: 'invitation',
    to: email,
    title: { hr: 'Pozvani ste da uređujete našu stranicu', en: 'You are invited to our site' },
    preview: texts.hr,
    partIn: (language) => [{ paragraph: texts[language] }, { aside: asides[language] }],
    shared: [{ link: 'Postavite lozinku / Set a password', url }],
    why: {
      hr: 'Ovu poruku dobivate jer vam je otvoren račun za upravljanje našom stranicom.',
      en: 'You receive this message because an account for managing our site was made for you.',
    },
    settings,
    site,
  });
}

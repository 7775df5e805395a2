import { formatDate } from 'shared/croatian-time';
import type { Language, Text } from '../../i18n/language.js';
import type { NewMail } from '../../mail/mail-queue.service.js';
import { renderMail, type MailContent } from '../../mail/template/render-mail.js';
import { tokenUrl, type Reader } from '../newsletter-mails.js';

export const NO_EMAIL: Text = {
  hr: 'U retku nema adrese e-pošte.',
  en: 'The row has no email address.',
};
export const INVALID_EMAIL: Text = {
  hr: 'Adresa e-pošte nije ispravna.',
  en: 'The email address is not valid.',
};

const INVITATION: Record<Language, (link: string, day: string) => MailContent> = {
  hr: (link, day) => ({
    subject: 'Želite li primati naš newsletter?',
    preview: 'Šaljemo ga samo ako to potvrdite.',
    title: 'Želite li i dalje vijesti od nas?',
    blocks: [
      {
        paragraph: `Vaša je adresa na popisu koji smo vodili prije, a ${day} prenijeli smo ga na svoju stranicu. Newsletter vam šaljemo samo ako to sami potvrdite.`,
      },
      { button: 'Želim primati newsletter', url: link },
      {
        aside:
          'Poveznica vrijedi sedam dana. Ako newsletter ne želite, ne morate ništa učiniti: bez potvrde ga ne šaljemo, a adresu brišemo.',
      },
    ],
    why: 'Ovu poruku dobivate, samo jednom, jer je Udruga vašu adresu prenijela s ranijeg popisa.',
  }),
  en: (link, day) => ({
    subject: 'Would you like our newsletter?',
    preview: 'We send it only if you confirm.',
    title: 'Would you still like to hear from us?',
    blocks: [
      {
        paragraph: `Your address is on a list that we kept earlier, which we moved to our site on ${day}. We send you the newsletter only if you confirm it yourself.`,
      },
      { button: 'Yes, send me the newsletter', url: link },
      {
        aside:
          'The link works for seven days. If you do not want the newsletter, there is nothing you need to do: without a confirmation we send none, and we delete the address.',
      },
    ],
    why: 'You receive this message, only once, because the association moved your address from an earlier list.',
  }),
};

/**
 * Asks the owner of an imported address whether they want the newsletter.
 * @param token of the confirmation
 */
export function invitationMail(reader: Reader, token: string, importedAt: Date): NewMail {
  const { language, email } = reader;
  const link = tokenUrl('/newsletter/confirm', token, reader);
  const content = INVITATION[language](link, formatDate(importedAt, language));
  return {
    kind: 'newsletter-import',
    language,
    to: email,
    bulk: true,
    ...renderMail(content, reader),
  };
}

import type { SiteUrl } from '../config/site-url.js';
import type { Language } from '../i18n/language.js';
import { localized } from '../i18n/localized.js';
import type { NewMail } from '../mail/mail-queue.service.js';
import { renderMail, type Block, type MailContent } from '../mail/template/render-mail.js';
import { LANGUAGE_NAMES } from '../personal-data/exported-fields.js';
import { withContactLinks } from '../rich-text/contact-links.js';
import { blocksOf } from '../rich-text/rich-text.js';
import type { Settings } from '../settings/settings.entity.js';
import type { ContactMessage, Topic } from './contact-message.entity.js';

const TOPIC_NAMES: Record<Topic, string> = {
  volunteer: 'Volontiranje',
  partnership: 'Partnerstvo',
  project: 'Pitanje o projektu',
};

const REPLY = 'Odgovorite na ovu poruku kao na svaku drugu: odgovor ide pošiljatelju.';
const REPLY_CAREFULLY =
  'Ova osoba nije htjela potvrdu e-poštom: možda joj poštu čita netko drugi. Odgovorite iz administracije, koja njezinu poruku ne navodi. Odgovarate li iz svoje pošte, izbrišite navod i zamijenite predmet.';

/** Notifies the association of a message; Reply-To is its writer. */
export function contactNotification(
  message: ContactMessage,
  settings: Readonly<Settings>,
  site: SiteUrl,
): NewMail {
  const { id, name, email, subject, topic, language } = message;
  const content: MailContent = {
    subject: `Poruka sa stranice: ${subject}`,
    preview: `Piše ${name}.`,
    title: 'Nova poruka sa stranice',
    blocks: [
      {
        facts: [
          ['Piše', name],
          ['E-pošta', email],
          ['Predmet', subject],
          ...(topic ? [['Tema', TOPIC_NAMES[topic]] satisfies [string, string]] : []),
          ['Jezik', LANGUAGE_NAMES[language].hr],
        ],
      },
      { quote: message.message },
      { paragraph: message.noReceipt ? REPLY_CAREFULLY : REPLY },
      { link: 'Otvorite je u administraciji', url: site.page(`/admin/contact/${id}`, 'hr') },
    ],
    why: 'Ovu poruku dobivate jer je netko ispunio obrazac za kontakt na vašoj stranici.',
  };
  return {
    kind: 'contact-notification',
    language: 'hr',
    to: settings.email,
    ...renderMail(content, { language: 'hr', settings, site }),
    replyTo: { name, address: email },
  };
}

/** A paragraph whose telephone numbers are links. */
const withNumbers = (text: string): Block => ({
  formatted: withContactLinks(blocksOf(text, 'text')),
});

/** When the telephone is answered, where the settings say it. */
function phoneHours(settings: Readonly<Settings>, language: Language): Block[] {
  const { text, lang } = localized(settings, 'phoneHours', language);
  return text === '' ? [] : [{ paragraph: text, ...(lang && { lang }) }];
}

const RECEIPTS: Record<Language, (phone: string, hours: Block[]) => MailContent> = {
  hr: (phone, hours) => ({
    subject: 'Primili smo vašu poruku',
    preview: 'Odgovorit ćemo vam što prije.',
    title: 'Primili smo vašu poruku',
    blocks: [
      {
        paragraph: 'Hvala što ste nam pisali. Poruka je stigla i odgovorit ćemo vam što prije.',
      },
      withNumbers(`Ako ne može čekati, nazovite nas na ${phone}.`),
      ...hours,
      withNumbers('U neposrednoj opasnosti ne čekajte naš odgovor: nazovite 112.'),
      {
        aside:
          'Niste nam pisali? Netko je vjerojatno zabunom upisao vašu adresu. Ne morate ništa učiniti.',
      },
    ],
    why: 'Ovu potvrdu šaljemo jer je vaša adresa upisana u obrazac za kontakt na našoj stranici.',
  }),
  en: (phone, hours) => ({
    subject: 'We have received your message',
    preview: 'We will respond to you as soon as possible.',
    title: 'We have received your message',
    blocks: [
      {
        paragraph:
          'Thank you for writing to us. Your message has arrived, and we will respond to you as soon as possible.',
      },
      withNumbers(`If it cannot wait, call us on ${phone}.`),
      ...hours,
      withNumbers('In immediate danger, do not wait for our reply: call 112.'),
      {
        aside:
          'If you did not write to us, someone probably entered your address by mistake. There is nothing you need to do.',
      },
    ],
    why: 'We send this receipt because your address was entered in the contact form on our site.',
  }),
};

/**
 * Confirms to the writer that a message has arrived. It repeats no typed text, so that the
 * form cannot be used to send texts to other people's e-mail addresses.
 */
export function contactReceipt(
  { email, language }: ContactMessage,
  settings: Readonly<Settings>,
  site: SiteUrl,
): NewMail {
  return {
    kind: 'contact-receipt',
    language,
    to: email,
    ...renderMail(RECEIPTS[language](settings.phone, phoneHours(settings, language)), {
      language,
      settings,
      site,
    }),
  };
}

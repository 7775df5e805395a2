import { formatDateTime } from 'shared/croatian-time';
import { beginningOf } from 'shared/excerpt';
import type { SiteUrl } from '../config/site-url.js';
import type { Language } from '../i18n/language.js';
import type { NewMail } from '../mail/mail-queue.service.js';
import { renderMail, type Block } from '../mail/template/render-mail.js';
import type { Settings } from '../settings/settings.entity.js';
import type { ContactMessage } from './contact-message.entity.js';

/** Milliseconds in which a reply can be withdrawn. */
export const REPLY_DELAY_MS = 20_000;

const TEXTS: Record<Language, { title: string; quoted: (day: string) => string; why: string }> = {
  hr: {
    title: 'Odgovor na vašu poruku',
    quoted: (day) => `Vaša poruka, ${day}:`,
    why: 'Ovu poruku dobivate jer ste nam pisali obrascem za kontakt na našoj stranici. Možete na nju odgovoriti.',
  },
  en: {
    title: 'Our reply to your message',
    quoted: (day) => `Your message, ${day}:`,
    why: 'You receive this message because you wrote to us with the contact form on our site. You can reply to it.',
  },
};

interface Reply {
  text: string;
  language: Language;
  /** The Message-IDs of the mails about the message, oldest first. */
  thread: readonly string[];
}

/**
 * A reply of the association to a visitor's message. It quotes the message, but not to who wanted
 * no receipt: somebody else may read the mail. Answers to it go to the
 * association's address in the settings.
 */
export function contactReply(
  message: ContactMessage,
  { text, language, thread }: Reply,
  settings: Readonly<Settings>,
  site: SiteUrl,
): NewMail {
  const { title, quoted, why } = TEXTS[language];
  const re = /^re:/i.test(message.subject) ? message.subject : `Re: ${message.subject}`;
  const subject = message.noReceipt ? title : re;
  const paragraphs = text
    .split(/(?:\r?\n[^\S\n]*){2,}/)
    .map((lines): Block => ({ lines: lines.trim() }));
  const blocks: Block[] = [
    ...paragraphs,
    ...(message.noReceipt
      ? []
      : [
          { aside: quoted(formatDateTime(message.receivedAt, language)) },
          { quote: message.message },
        ]),
  ];
  const preview = beginningOf(text, 140);
  return {
    kind: 'contact-reply',
    language,
    to: message.email,
    ...renderMail({ subject, preview, title, blocks, why }, { language, settings, site }),
    replyTo: {
      name: language === 'en' ? settings.nameEn : settings.name,
      address: settings.email,
    },
    thread,
    delay: REPLY_DELAY_MS,
  };
}

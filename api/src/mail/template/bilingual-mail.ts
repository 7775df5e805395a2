import type { Language, Text } from '../../i18n/language.js';
import type { NewMail } from '../mail-queue.service.js';
import { renderMail, type Block, type MailFrame } from './render-mail.js';

interface BilingualMail extends Omit<MailFrame, 'language'> {
  kind: NewMail['kind'];
  to: string;
  title: Text;
  /** The title by default. */
  subject?: Text;
  /** Preview text that mail programs show beside the subject. */
  preview: string;
  partIn: (language: Language) => Block[];
  /** What belongs to both parts, such as a link. */
  shared?: Block[];
  /** Why the recipient gets this mail. */
  why: Text;
}

const inBoth = ({ hr, en }: Text): string => `${hr} / ${en}`;

/** A mail for a recipient whose language is not known: the Croatian part before the English one. */
export function bilingualMail(mail: BilingualMail): NewMail {
  const { kind, to, title, subject = title, preview, partIn, shared = [], why } = mail;
  const { settings, site } = mail;
  const content = {
    subject: inBoth(subject),
    preview,
    title: title.hr,
    blocks: [...partIn('hr'), ...shared, { heading: title.en }, ...partIn('en')],
    why: inBoth(why),
  };
  return { kind, language: 'hr', to, ...renderMail(content, { language: 'hr', settings, site }) };
}

import { formatDateTime } from 'shared/croatian-time';
import type { Schemas } from '../api/schemas';

type Message = Pick<
  Schemas['ContactMessageDto'],
  'name' | 'email' | 'subject' | 'message' | 'noReceipt' | 'receivedAt' | 'language'
>;

/** Limit of the quoted text, as mail programs do not accept much longer URLs. */
const quotedCharacters = 1200;

function introduction({ name, receivedAt, language }: Message): string {
  const date = formatDateTime(receivedAt, language);
  return language === 'en' ? `On ${date}, ${name} wrote:` : `${name}, ${date}:`;
}

function quote(text: string): string {
  const shown = Array.from(text).slice(0, quotedCharacters).join('');
  const cut = shown.length < text.length ? `${shown.trimEnd()} […]` : shown;
  return cut
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`)
    .join('\r\n');
}

/**
 * URL that opens a reply with the quoted message in the mail program (RFC 6068); without it, and
 * without a subject, to who wanted no receipt.
 */
export function replyUrl(message: Message): string {
  // The @ of the email address is not encoded.
  const to = encodeURIComponent(message.email).replaceAll('%40', '@');
  if (message.noReceipt) return `mailto:${to}`;
  const subject = /^re:/i.test(message.subject) ? message.subject : `Re: ${message.subject}`;
  const body = `\r\n\r\n${introduction(message)}\r\n${quote(message.message)}\r\n`;
  const fields = { subject, body };
  const query = Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  return `mailto:${to}?${query}`;
}

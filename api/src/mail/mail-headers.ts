import { PLAIN_EMAIL } from '../fields/form-rules.js';

const MAX_EMAIL_LENGTH = 254;
const MAX_LINE_LENGTH = 250;

/**
 * Sanitizes a header value: one line of limited length, without line breaks, bidirectional
 * controls, or anything that could be read as an encoded word (RFC 2047).
 */
export function headerLine(text: string): string {
  const line = text
    .normalize('NFC')
    .replace(
      /[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu,
      ' ',
    )
    .replace(/=\?/g, '= ?')
    .replace(/\s+/gu, ' ')
    .trim();
  return [...line].slice(0, MAX_LINE_LENGTH).join('');
}

/**
 * Ensures that a text is exactly one e-mail address, which no mail program reads as several.
 * @throws Error for anything else
 */
export function singleEmail(text: string): string {
  if (text.length > MAX_EMAIL_LENGTH || !PLAIN_EMAIL.test(text)) {
    throw new Error('This is not one plain e-mail address.');
  }
  return text;
}

export interface Mailbox {
  name: string;
  address: string;
}

/** Parses `Name <address>` or an address alone; MAIL_FROM is validated at startup. */
export function readMailbox(text: string): Mailbox {
  const [, name, address] = /^(.*?)\s*<([^<>]+)>$/.exec(text.trim()) ?? [];
  return {
    name: headerLine((name ?? '').replace(/^"(.*)"$/, '$1')),
    address: (address ?? text).trim(),
  };
}

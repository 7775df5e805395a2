import { PLAIN_ADDRESS } from '../fields/form-rules.js';

const LONGEST_ADDRESS = 254;
const LONGEST_LINE = 250;

/**
 * A text that is safe in a header: one line of limited length, without line breaks, marks of
 * direction, or anything that could be read as an encoded word (RFC 2047).
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
  return [...line].slice(0, LONGEST_LINE).join('');
}

/**
 * Exactly one e-mail address, which no mail program can read as several.
 * @throws Error for anything else
 */
export function singleAddress(text: string): string {
  if (text.length > LONGEST_ADDRESS || !PLAIN_ADDRESS.test(text)) {
    throw new Error('This is not one plain e-mail address.');
  }
  return text;
}

export interface Mailbox {
  name: string;
  address: string;
}

/** Reads `Name <address>` or an address alone, as MAIL_FROM is checked to be. */
export function readMailbox(text: string): Mailbox {
  const [, name, address] = /^(.*?)\s*<([^<>]+)>$/.exec(text.trim()) ?? [];
  return {
    name: headerLine((name ?? '').replace(/^"(.*)"$/, '$1')),
    address: (address ?? text).trim(),
  };
}

import { expect, test } from '@jest/globals';
import { replyUrl } from './reply-url';

const message = {
  id: 4,
  name: 'Ana Čop',
  email: 'ana&co@udruga.example',
  subject: 'Volontiranje & čaj?',
  message: 'Prvi redak\nDrugi redak',
  receivedAt: '2026-05-01T09:30:00.000Z',
  isRead: true,
  topic: null,
  language: 'hr' as const,
  consentVersion: null,
  consentAt: null,
};

/** Parses the URL as a mail program does. */
function parseMailto(mailto: string) {
  const url = new URL(mailto);
  return {
    to: decodeURIComponent(url.pathname),
    subject: url.searchParams.get('subject'),
    body: url.searchParams.get('body') ?? '',
  };
}

test('A reply is addressed to the sender, repeats the subject and quotes every line', () => {
  const { to, subject, body } = parseMailto(replyUrl(message));
  expect(to).toBe('ana&co@udruga.example');
  expect(subject).toBe('Re: Volontiranje & čaj?');
  expect(body).toContain('Ana Čop, 1. svibnja 2026.');
  expect(body).toContain('\r\n> Prvi redak\r\n> Drugi redak\r\n');
});

test('A reply to a reply has no second Re:', () => {
  expect(parseMailto(replyUrl({ ...message, subject: 'RE: čaj' })).subject).toBe('RE: čaj');
});

test('A long message is truncated between characters, so that mail programs accept the URL', () => {
  const mailto = replyUrl({ ...message, message: '🌊'.repeat(5000) });
  expect(parseMailto(mailto).body).toContain('🌊 […]');
  expect(mailto.length).toBeLessThan(16_000);
});

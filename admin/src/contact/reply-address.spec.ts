import { expect, test } from '@jest/globals';
import { replyAddress } from './reply-address';

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

/** What a mail program reads out of the address. */
function read(address: string) {
  const url = new URL(address);
  return {
    to: decodeURIComponent(url.pathname),
    subject: url.searchParams.get('subject'),
    body: url.searchParams.get('body') ?? '',
  };
}

test('A reply goes to the writer, names the subject and quotes every line', () => {
  const { to, subject, body } = read(replyAddress(message));
  expect(to).toBe('ana&co@udruga.example');
  expect(subject).toBe('Re: Volontiranje & čaj?');
  expect(body).toContain('Ana Čop, 1. svibnja 2026.');
  expect(body).toContain('\r\n> Prvi redak\r\n> Drugi redak\r\n');
});

test('An answer to an answer gets no second Re:', () => {
  expect(read(replyAddress({ ...message, subject: 'RE: čaj' })).subject).toBe('RE: čaj');
});

test('A long message is cut, between characters, so that mail programs take the address', () => {
  const address = replyAddress({ ...message, message: '🌊'.repeat(5000) });
  expect(read(address).body).toContain('🌊 […]');
  expect(address.length).toBeLessThan(16_000);
});

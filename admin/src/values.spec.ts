import { describe, expect, test } from '@jest/globals';
import { replyUrl } from './contact/reply-url';
import { isUndecided, storedPath } from './documents/document';
import { periodsUntil } from './donations/periods';
import { endOf } from './events/event-span';

describe('A reply', () => {
  const message = {
    name: 'Ana Čop',
    email: 'ana&co@udruga.example',
    subject: 'Volontiranje & čaj?',
    message: 'Prvi redak\nDrugi redak',
    receivedAt: '2026-05-01T09:30:00.000Z',
    noReceipt: false,
    language: 'hr' as const,
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

  test('A reply to who wanted no receipt shows nobody else what it is about', () => {
    expect(replyUrl({ ...message, noReceipt: true })).toBe('mailto:ana%26co@udruga.example');
  });

  test('A reply to a reply has no second Re:', () => {
    expect(parseMailto(replyUrl({ ...message, subject: 'RE: čaj' })).subject).toBe('RE: čaj');
  });

  test('A long message is truncated between characters, so that mail programs accept the URL', () => {
    const mailto = replyUrl({ ...message, message: '🌊'.repeat(5000) });
    expect(parseMailto(mailto).body).toContain('🌊 […]');
    expect(mailto.length).toBeLessThan(16_000);
  });
});

describe('A document', () => {
  const pdf = {
    id: 7,
    kind: 'pdf' as const,
    path: '/documents/letak.pdf',
    pathEn: null,
    size: 1200,
    sizeEn: null,
    isPublic: true,
  };

  test('What is public is at its path, in English at its own where it has one', () => {
    expect([storedPath(pdf, 'hr'), storedPath(pdf, 'en')]).toEqual([pdf.path, pdf.path]);
    const english = { ...pdf, pathEn: '/documents/flyer.pdf', sizeEn: 900 };
    expect(storedPath(english, 'en')).toBe('/documents/flyer.pdf');
  });

  test('The PDF of a draft or of early results is where only administrators find it', () => {
    const draft = { ...pdf, isPublic: false };
    expect(storedPath(draft, 'hr')).toBe('/api/documents/7/file?language=hr');
    expect(storedPath(draft, 'en')).toBeUndefined();
  });

  test('A draft with neither a file nor a path is not decided yet', () => {
    const empty = { ...pdf, isPublic: false, path: '', size: null };
    expect([isUndecided(pdf), isUndecided(empty)]).toEqual([false, true]);
    expect(storedPath(empty, 'hr')).toBeUndefined();
  });
});

describe('Periods', () => {
  test('Periods are whole months and years in Croatian time', () => {
    // Half past midnight in Zagreb on 1 March.
    expect(periodsUntil(Date.parse('2028-02-29T23:30:00Z'))).toEqual({
      thisMonth: { from: '2028-03-01', to: '2028-03-31' },
      lastMonth: { from: '2028-02-01', to: '2028-02-29' },
      thisYear: { from: '2028-01-01', to: '2028-12-31' },
      lastYear: { from: '2027-01-01', to: '2027-12-31' },
    });
  });

  test('The month before January is December', () => {
    const { lastMonth } = periodsUntil(Date.parse('2027-01-10T12:00:00Z'));
    expect(lastMonth).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  });
});

describe('An event', () => {
  test('An event without an end ends at midnight in Zagreb', () => {
    expect(endOf('2026-06-10T08:00:00.000Z', null)).toBe(Date.parse('2026-06-10T22:00:00Z'));
  });
});

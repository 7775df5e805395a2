import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { uniqueEmail } from '../factories/newsletter.factory.js';
import { startMailApp, type MailApp } from '../setup/mail/mail-app.js';
import { MailServer } from '../setup/mail/mail-server.js';

const server = new MailServer();
let test: MailApp;
beforeAll(async () => {
  test = await startMailApp({ SMTP_URL: await server.start() });
});
afterAll(async () => {
  await test.close();
  await server.stop();
});

describe('a text of a visitor in a mail', () => {
  const HOSTILE = [
    'Pozdrav\r\nBcc: zrtva@drugdje.example',
    'Pozdrav\nBcc: zrtva@drugdje.example\n\nTijelo',
    'a\u2028Bcc: zrtva@drugdje.example',
    'a\u0085Bcc: zrtva@drugdje.example\0',
    '=?utf-8?Q?a=0D=0ABcc:_zrtva@drugdje.example?=',
    `${'š'.repeat(2000)}\r\nBcc: zrtva@drugdje.example`,
    'a>, zrtva@drugdje.example, <b',
    '"a" <zrtva@drugdje.example>',
  ];

  it.each(HOSTILE)('adds no header and no recipient: %j', async (words) => {
    const to = uniqueEmail();
    await test.queue({ to, subject: words, replyTo: { name: words, address: 'ana@a.example' } });
    const { mail, to: recipients, raw } = await server.waitForMail(to);
    expect(recipients).toEqual([to]);
    expect(mail.to).toEqual([{ name: '', address: to }]);
    expect(mail.cc ?? []).toEqual([]);
    expect(mail.bcc ?? []).toEqual([]);
    expect(mail.replyTo).toEqual([{ name: expect.any(String), address: 'ana@a.example' }]);
    expect(mail.subject).not.toMatch(/[\r\n\u2028\u0085\0]/);
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(raw.split('\r\n').every((line) => line.length <= 998)).toBe(true);
    expect(mail.text?.trim()).toBe('Dobar dan.');
  });

  it.each([
    'ana@a.example, zrtva@drugdje.example',
    'ana@a.example;zrtva@drugdje.example',
    'ana@a.example\r\nBcc: zrtva@drugdje.example',
    'Ana <ana@a.example>',
    'skupina: ana@a.example, zrtva@drugdje.example;',
    'ana@a.example>\r\nRCPT TO:<zrtva@drugdje.example',
    '"ana zrtva"@a.example',
    `${'a'.repeat(250)}@a.example`,
    '',
  ])('is refused as an address unless it is exactly one: %j', async (address) => {
    await expect(test.queue({ to: address })).rejects.toThrow('one plain e-mail address');
    await expect(
      test.queue({ to: uniqueEmail(), replyTo: { name: 'a', address } }),
    ).rejects.toThrow('one plain e-mail address');
  });
});

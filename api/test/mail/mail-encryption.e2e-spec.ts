import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { SMTPServerOptions } from 'smtp-server';
import type { Outcome } from '../../src/mail/failures.js';
import type { MailWithAttachments } from '../../src/mail/mail-attachments.service.js';
import { Mail } from '../../src/mail/mail.entity.js';
import { smtpTransport } from '../../src/mail/smtp-transport.js';
import { someAddress } from '../factories/newsletter.factory.js';
import { CERTIFICATE, KEY } from '../setup/mail/certificate.js';
import { MailServer } from '../setup/mail/mail-server.js';

const FROM = { name: 'Udruga', address: 'info@udruga.example' };
const TRUSTED = { 'tls.ca': CERTIFICATE };
/** A server that has a certificate: from the start, or for whoever says STARTTLS. */
const WAYS: Record<string, SMTPServerOptions> = {
  smtps: { secure: true, key: KEY, cert: CERTIFICATE },
  STARTTLS: { key: KEY, cert: CERTIFICATE, disabledCommands: [] },
};

let server: MailServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

const mailTo = (recipient: string): MailWithAttachments => ({
  ...Object.assign(new Mail(), {
    messageId: `<${randomUUID()}@udruga.example>`,
    id: 1,
    kind: 'contact-receipt',
    language: 'hr',
    recipient,
    subject: 'Hvala',
    text: 'Hvala.',
    html: '<p>Hvala.</p>',
    createdAt: new Date(),
    unknownOutcomes: 0,
  }),
  attachments: [],
});

/** Sends a mail to a server as SMTP_URL would name it: at a host, as somebody, with a query. */
async function send(
  options: SMTPServerOptions,
  { as = '', host = 'localhost', query = {} }: { as?: string; host?: string; query?: object },
): Promise<{ outcome: Outcome; to: string; server: MailServer }> {
  server = new MailServer(options);
  const url = new URL(await server.start(0, as && `${as}@`));
  const named = url.href.replace('127.0.0.1', host).replace(/\/?$/, '/');
  const transport = smtpTransport(`${named}?${new URLSearchParams({ ...query }).toString()}`, FROM);
  const to = someAddress();
  const outcome = await transport.send(mailTo(to), new AbortController().signal);
  transport.close();
  return { outcome, to, server };
}

describe.each(Object.entries(WAYS))('a mail server reached by %s', (_, options) => {
  it('is told the password and gives the mail on when its certificate is trusted', async () => {
    const sent = await send(options, { as: 'udruga:right', query: TRUSTED });
    expect(sent.outcome).toEqual({ sent: true });
    expect(sent.server.for(sent.to)).toMatchObject([
      { secure: true, user: 'udruga', from: 'info@udruga.example', to: [sent.to] },
    ]);
  });

  it('that refuses the password has the mail wait for a better one', async () => {
    const refused = await send(options, { as: 'udruga:wrong', query: TRUSTED });
    expect(refused.outcome).toEqual({
      sent: false,
      failure: 'sign-in',
      permanent: false,
      unknown: false,
      serverAnswer: expect.stringMatching(/^535 /),
    });
    expect(refused.server.told).toEqual([{ user: 'udruga', password: 'wrong' }]);
    expect(refused.server.seen).toEqual([]);
  });

  it.each([
    ['nobody vouches for', {}],
    ['says another name', { host: '127.0.0.1', query: TRUSTED }],
  ])('is told nothing when its certificate is one that %s', async (__, reached) => {
    const stopped = await send(options, { as: 'udruga:right', ...reached });
    expect(stopped.outcome).toEqual({
      sent: false,
      failure: 'encryption',
      permanent: false,
      unknown: false,
      serverAnswer: null,
    });
    expect([stopped.server.told, stopped.server.seen]).toEqual([[], []]);
  });

  it('is believed without, where SMTP_URL says so', async () => {
    const query = { 'tls.rejectUnauthorized': 'false' };
    const sent = await send(options, { as: 'udruga:right', query });
    expect(sent.outcome).toEqual({ sent: true });
    expect(sent.server.for(sent.to)).toMatchObject([{ secure: true, user: 'udruga' }]);
  });
});

describe('a mail server without encryption', () => {
  const PLAIN: SMTPServerOptions = { allowInsecureAuth: true };
  /** This machine, by an address that does not say so. */
  const AWAY = '0.0.0.0';

  it('on another machine is not told the password', async () => {
    const stopped = await send(PLAIN, { as: 'udruga:right', host: AWAY });
    expect(stopped.outcome).toMatchObject({
      sent: false,
      failure: 'encryption',
      permanent: false,
      unknown: false,
    });
    expect([stopped.server.told, stopped.server.seen]).toEqual([[], []]);
  });

  it('is, where SMTP_URL says so, or where it is this machine', async () => {
    for (const reached of [{ host: AWAY, query: { ignoreTLS: 'true' } }, { host: 'localhost' }]) {
      const sent = await send(PLAIN, { as: 'udruga:right', ...reached });
      expect(sent.outcome).toEqual({ sent: true });
      expect(sent.server.for(sent.to)).toMatchObject([{ secure: false, user: 'udruga' }]);
      await server?.stop();
    }
  });

  it('that smtps is spoken to is not understood, and told of as such', async () => {
    server = new MailServer();
    const url = (await server.start()).replace('smtp:', 'smtps:');
    const transport = smtpTransport(url, FROM);
    const outcome = await transport.send(mailTo(someAddress()), new AbortController().signal);
    transport.close();
    expect(outcome).toMatchObject({ sent: false, failure: 'encryption', unknown: false });
  });
});

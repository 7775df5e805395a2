import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { SMTPServerOptions } from 'smtp-server';
import type { Outcome } from '../../src/mail/failures.js';
import type { MailWithAttachments } from '../../src/mail/mail-attachments.service.js';
import { Mail } from '../../src/mail/mail.entity.js';
import { smtpTransport } from '../../src/mail/smtp-transport.js';
import { uniqueEmail } from '../factories/newsletter.factory.js';
import { CERTIFICATE, KEY } from '../setup/mail/certificate.js';
import { MailServer } from '../setup/mail/mail-server.js';

const FROM = { name: 'Udruga', address: 'info@udruga.example' };
const TRUSTED = { 'tls.ca': CERTIFICATE };
/** Servers with TLS from the start and by STARTTLS. */
const SERVERS: Record<string, SMTPServerOptions> = {
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

/** Sends a mail through a server whose SMTP_URL has the given host, credentials and query. */
async function send(
  options: SMTPServerOptions,
  {
    credentials = '',
    host = 'localhost',
    query = {},
  }: { credentials?: string; host?: string; query?: object },
): Promise<{ outcome: Outcome; to: string; server: MailServer }> {
  server = new MailServer(options);
  const url = new URL(await server.start(0, credentials && `${credentials}@`));
  const smtpUrl = url.href.replace('127.0.0.1', host).replace(/\/?$/, '/');
  const transport = smtpTransport(
    `${smtpUrl}?${new URLSearchParams({ ...query }).toString()}`,
    FROM,
  );
  const to = uniqueEmail();
  const outcome = await transport.send(mailTo(to), new AbortController().signal);
  transport.close();
  return { outcome, to, server };
}

describe.each(Object.entries(SERVERS))('a mail server reached by %s', (_, options) => {
  it('is sent the password and accepts the mail when its certificate is trusted', async () => {
    const sent = await send(options, { credentials: 'udruga:right', query: TRUSTED });
    expect(sent.outcome).toEqual({ sent: true });
    expect(sent.server.acceptedFor(sent.to)).toMatchObject([
      { secure: true, user: 'udruga', from: 'info@udruga.example', to: [sent.to] },
    ]);
  });

  it('that refuses the password makes the mail wait', async () => {
    const refused = await send(options, { credentials: 'udruga:wrong', query: TRUSTED });
    expect(refused.outcome).toEqual({
      sent: false,
      failure: 'sign-in',
      permanent: false,
      unknown: false,
      serverAnswer: expect.stringMatching(/^535 /),
    });
    expect(refused.server.signInAttempts).toEqual([{ user: 'udruga', password: 'wrong' }]);
    expect(refused.server.received).toEqual([]);
  });

  it.each([
    ['is not trusted', {}],
    ['has another host name', { host: '127.0.0.1', query: TRUSTED }],
  ])('is sent neither password nor mail when its certificate %s', async (__, access) => {
    const stopped = await send(options, { credentials: 'udruga:right', ...access });
    expect(stopped.outcome).toEqual({
      sent: false,
      failure: 'certificate',
      permanent: false,
      unknown: false,
      serverAnswer: null,
    });
    expect([stopped.server.signInAttempts, stopped.server.received]).toEqual([[], []]);
  });

  it('is used without a trusted certificate where SMTP_URL allows it', async () => {
    const query = { 'tls.rejectUnauthorized': 'false' };
    const sent = await send(options, { credentials: 'udruga:right', query });
    expect(sent.outcome).toEqual({ sent: true });
    expect(sent.server.acceptedFor(sent.to)).toMatchObject([{ secure: true, user: 'udruga' }]);
  });
});

describe('a mail server without encryption', () => {
  const PLAIN: SMTPServerOptions = { allowInsecureAuth: true };
  /** This machine, by an address that is not known to be local. */
  const REMOTE = '0.0.0.0';

  it('on another machine is not sent the password', async () => {
    const stopped = await send(PLAIN, { credentials: 'udruga:right', host: REMOTE });
    expect(stopped.outcome).toMatchObject({
      sent: false,
      failure: 'encryption',
      permanent: false,
      unknown: false,
    });
    expect([stopped.server.signInAttempts, stopped.server.received]).toEqual([[], []]);
  });

  it('is sent the password where SMTP_URL allows it or it is this machine', async () => {
    for (const access of [{ host: REMOTE, query: { ignoreTLS: 'true' } }, { host: 'localhost' }]) {
      const sent = await send(PLAIN, { credentials: 'udruga:right', ...access });
      expect(sent.outcome).toEqual({ sent: true });
      expect(sent.server.acceptedFor(sent.to)).toMatchObject([{ secure: false, user: 'udruga' }]);
      await server?.stop();
    }
  });

  it('that is configured as smtps is reported as an encryption error', async () => {
    server = new MailServer();
    const url = (await server.start()).replace('smtp:', 'smtps:');
    const transport = smtpTransport(url, FROM);
    const outcome = await transport.send(mailTo(uniqueEmail()), new AbortController().signal);
    transport.close();
    expect(outcome).toMatchObject({ sent: false, failure: 'encryption', unknown: false });
  });
});

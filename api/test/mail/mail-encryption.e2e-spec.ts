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

interface Access {
  credentials?: string;
  host?: string;
  query?: object;
}

/** Sends a mail through a server whose SMTP_URL has the given credentials, host and query. */
async function send(
  options: SMTPServerOptions,
  { credentials = 'udruga:right', host = 'localhost', query = {} }: Access,
): Promise<{ outcome: Outcome; to: string; server: MailServer }> {
  server = new MailServer(options);
  const url = new URL(await server.start(0, `${credentials}@`));
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
  it.each<[string, Access]>([
    ['its certificate is trusted', { query: TRUSTED }],
    ['SMTP_URL allows any certificate', { query: { 'tls.rejectUnauthorized': 'false' } }],
  ])('is sent the password and the mail where %s', async (__, access) => {
    const sent = await send(options, access);
    expect(sent.outcome).toEqual({ sent: true });
    expect(sent.server.acceptedFor(sent.to)).toMatchObject([
      { secure: true, user: 'udruga', from: 'info@udruga.example', to: [sent.to] },
    ]);
  });

  it('that refuses the password makes the mail wait', async () => {
    const refused = await send(options, { credentials: 'udruga:wrong', query: TRUSTED });
    expect(refused.outcome).toMatchObject({ failure: 'sign-in', permanent: false, unknown: false });
    expect(refused.server.signInAttempts).toEqual([{ user: 'udruga', password: 'wrong' }]);
    expect(refused.server.received).toEqual([]);
  });

  it.each<[string, Access]>([
    ['is not trusted', {}],
    ['has another host name', { host: '127.0.0.1', query: TRUSTED }],
  ])('is sent neither password nor mail when its certificate %s', async (__, access) => {
    const { outcome, server: stopped } = await send(options, access);
    expect(outcome).toMatchObject({ failure: 'certificate', permanent: false, unknown: false });
    expect([stopped.signInAttempts, stopped.received]).toEqual([[], []]);
  });
});

describe('a mail server without encryption', () => {
  const PLAIN: SMTPServerOptions = { allowInsecureAuth: true };
  /** This machine, by an address that is not known to be local. */
  const REMOTE = '0.0.0.0';

  it('on another machine is not sent the password', async () => {
    const { outcome, server: stopped } = await send(PLAIN, { host: REMOTE });
    expect(outcome).toMatchObject({ failure: 'encryption', permanent: false, unknown: false });
    expect([stopped.signInAttempts, stopped.received]).toEqual([[], []]);
  });

  it.each<Access>([{ host: REMOTE, query: { ignoreTLS: 'true' } }, { host: 'localhost' }])(
    'is sent the password where SMTP_URL allows it or it is this machine: %j',
    async (access) => {
      const sent = await send(PLAIN, access);
      expect(sent.server.acceptedFor(sent.to)).toMatchObject([{ secure: false, user: 'udruga' }]);
    },
  );
});

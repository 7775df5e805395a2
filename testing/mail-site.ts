import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect, openSession, test as base } from './fixtures';

export { expect };

/** A mail server of the tests' own. */
export interface MailServer {
  url: string;
  /** What it took, in this order. */
  taken: { to: string; mail: Email }[];
  /** The addresses it says nobody has. */
  unknown: Set<string>;
  /** The first mail to the address with that subject, once it has come. */
  mailTo: (address: string, subject: string) => Promise<Email>;
  stop: () => Promise<void>;
}

async function startMailServer(): Promise<MailServer> {
  const taken: MailServer['taken'] = [];
  const unknown: MailServer['unknown'] = new Set();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onRcptTo({ address }, _session, done) {
      const refusal = Object.assign(new Error('5.1.1 No such user'), { responseCode: 550 });
      done(unknown.has(address) ? refusal : null);
    },
    onData(stream, { envelope }, done) {
      const take = async () => {
        const mail = await PostalMime.parse(await buffer(stream));
        for (const { address } of envelope.rcptTo) taken.push({ to: address, mail });
      };
      take().then(() => done(), done);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${portOf(server.server.address())}`,
    taken,
    unknown,
    async mailTo(address, subject) {
      const find = () =>
        taken.find(({ to, mail }) => to === address && inPlainSpaces(mail.subject) === subject)
          ?.mail;
      await expect.poll(() => find() !== undefined, `"${subject}" to ${address}`).toBe(true);
      const mail = find();
      if (mail === undefined) throw new Error('A mail that had come is gone.');
      return mail;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Amounts and dates hold their parts together by other spaces. */
const inPlainSpaces = (text: string | undefined) => text?.replace(/\s/g, ' ');

function portOf(address: string | AddressInfo | null): number {
  if (address === null || typeof address === 'string') throw new Error('No port is listened on.');
  return address.port;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server.address());
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts a whole site whose mails go to a mail server; `stop` ends it and forgets its data. */
async function startSite(smtpUrl: string): Promise<{ origin: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'e2e-mail-site-'));
  const child = spawn(process.execPath, ['api/dist/main.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '1',
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: dataDir,
      SMTP_URL: smtpUrl,
      MAIL_FROM: 'Udruga Kvaliteta življenja <info@udruga.example>',
      ADMIN_USERNAME: process.env.E2E_ADMIN_USERNAME,
      ADMIN_PASSWORD: process.env.E2E_ADMIN_PASSWORD,
    },
  });
  const ready = () =>
    fetch(`${origin}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(ready, { timeout: 60_000 }).toBe(true);
  return {
    origin,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

interface MailSite {
  origin: string;
  mailServer: MailServer;
}

/**
 * The tests' `test` on a site of its own, whose mails go to a real mail server, with the
 * administrator already signed in.
 */
export const test = base.extend<object, { mailSite: MailSite }>({
  mailSite: [
    async ({}, use) => {
      const mailServer = await startMailServer();
      const site = await startSite(mailServer.url);
      await use({ origin: site.origin, mailServer });
      await site.stop();
      await mailServer.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  session: [
    async ({ playwright, mailSite }, use) => {
      const session = await openSession(playwright, mailSite.origin);
      await use(session);
      await session.api.dispose();
    },
    { scope: 'worker' },
  ],
  storageState: ({ session }, use) => use(session.storage),
  baseURL: ({ mailSite }, use) => use(mailSite.origin),
});

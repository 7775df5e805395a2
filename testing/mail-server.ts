import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect, test as base } from './fixtures';
import { portOf, startSite } from './site';

export { expect };

/** A mail server that accepts the mails of one site. */
export interface MailServer {
  url: string;
  /** The accepted mails, oldest first. */
  mails: { to: string; mail: Email }[];
  /** The recipients whom it rejects as unknown. */
  unknownRecipients: Set<string>;
  /** Waits for the first mail to a recipient with a subject. */
  mailTo: (recipient: string, subject: string) => Promise<Email>;
  stop: () => Promise<void>;
}

async function startMailServer(): Promise<MailServer> {
  const mails: MailServer['mails'] = [];
  const unknownRecipients: MailServer['unknownRecipients'] = new Set();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onRcptTo({ address }, _session, done) {
      const rejection = Object.assign(new Error('5.1.1 No such user'), { responseCode: 550 });
      done(unknownRecipients.has(address) ? rejection : null);
    },
    onData(stream, { envelope }, done) {
      const accept = async () => {
        const mail = await PostalMime.parse(await buffer(stream));
        for (const { address } of envelope.rcptTo) mails.push({ to: address, mail });
      };
      accept().then(() => done(), done);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${portOf(server.server.address())}`,
    mails,
    unknownRecipients,
    async mailTo(recipient, subject) {
      const find = () =>
        mails.find(({ to, mail }) => to === recipient && plainSpaces(mail.subject) === subject)
          ?.mail;
      await expect.poll(() => find() !== undefined, `"${subject}" to ${recipient}`).toBe(true);
      const mail = find();
      if (mail === undefined) throw new Error('An accepted mail has disappeared.');
      return mail;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Replaces the non-breaking spaces within amounts and dates. */
const plainSpaces = (text: string | undefined) => text?.replace(/\s/g, ' ');

/** A `test` whose site sends its mails to a real mail server; the administrator is signed in. */
export const test = base.extend<object, { mailServer: MailServer }>({
  mailServer: [
    async ({}, use) => {
      const mailServer = await startMailServer();
      await use(mailServer);
      await mailServer.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ mailServer }, use) => {
      const site = await startSite({
        SMTP_URL: mailServer.url,
        MAIL_FROM: 'Udruga Kvaliteta življenja <info@udruga.example>',
      });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  storageState: ({ session }, use) => use(session.storage),
});

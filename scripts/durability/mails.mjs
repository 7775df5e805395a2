// An SMTP server that counts the copies of each mail.
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** Mails by Message-ID, each with the header that marks a repetition, of every received copy. */
export const receivedMails = new Map();
export const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  disableReverseLookup: true,
  onData(stream, _session, done) {
    text(stream).then((raw) => {
      const [, id] = /^Message-ID:\s*(<[^>]*>)/im.exec(raw) ?? [];
      const mark = /^X-Retry-After-Unknown-Outcome: (\d+)/im.exec(raw)?.[1];
      receivedMails.set(id, [...(receivedMails.get(id) ?? []), mark]);
      done();
    }, done);
  },
});
mailServer.on('error', () => undefined);
mailServer.listen(0, '127.0.0.1');
await once(mailServer.server, 'listening');

// A mail server that counts the copies of each mail.
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** Mails by their Message-ID, each with the mark of every copy that was taken. */
export const taken = new Map();
export const mails = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  disableReverseLookup: true,
  onData(stream, _session, done) {
    text(stream).then((raw) => {
      const [, id] = /^Message-ID:\s*(<[^>]*>)/im.exec(raw) ?? [];
      const mark = /^X-Retry-After-Unknown-Outcome: (\d+)/im.exec(raw)?.[1];
      taken.set(id, [...(taken.get(id) ?? []), mark]);
      done();
    }, done);
  },
});
mails.on('error', () => undefined);
mails.listen(0, '127.0.0.1');
await once(mails.server, 'listening');

import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createServer as createTlsServer, type Server as TlsServer } from 'node:tls';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { waitFor } from '../wait-for.js';

/** What the server does with the next message instead of accepting it. */
export type Behaviour =
  /** Answers the sender, the recipient or the message with an error code and a text. */
  | { refuse: 'sender' | 'recipient' | 'message'; code: number; text: string }
  /** Closes the connection: at the recipient, in the middle of the message or at its end. */
  | { drop: 'recipient' | 'data' | 'message' }
  /** Receives the whole message and answers only when the promise is resolved. */
  | { wait: Promise<unknown> };

export interface ReceivedMail {
  from: string;
  to: string[];
  raw: string;
  mail: Email;
  secure: boolean;
  user: string | undefined;
}

/** An SMTP server that records the mails it receives and can be made to fail. */
export class MailServer {
  /** The mails that it accepted. */
  readonly accepted: ReceivedMail[] = [];
  /** The mails that it received completely, whatever it answered. */
  readonly received: ReceivedMail[] = [];
  /** The credentials of each attempt to sign in. */
  readonly signInAttempts: { user: string | undefined; password: unknown }[] = [];
  private readonly behaviours: Behaviour[] = [];
  private readonly sockets = new Set<Socket>();
  private readonly server: SMTPServer;
  /** Decrypts connections that are encrypted from the start. */
  private tlsProxy: TlsServer | undefined;

  constructor(private readonly options: SMTPServerOptions = {}) {
    const behaviourAt = (...stages: string[]) => {
      const [next] = this.behaviours;
      const stage =
        next && ('refuse' in next ? next.refuse : 'drop' in next ? next.drop : 'message');
      return stage && stages.includes(stage) ? this.behaviours.shift() : undefined;
    };
    const apply = async (behaviour: Behaviour | undefined): Promise<void> => {
      if (!behaviour) return;
      if ('wait' in behaviour) await behaviour.wait;
      else if ('refuse' in behaviour) {
        throw Object.assign(new Error(behaviour.text), { responseCode: behaviour.code });
      } else {
        for (const socket of this.sockets) socket.destroy();
        throw new Error('Dropped');
      }
    };
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      ...options,
      // With TLS from the start, smtp-server crashes Node 20 under jest when a handshake fails.
      ...(options.secure && { secure: false, secured: true }),
      onAuth: ({ username, password }, _session, done) => {
        this.signInAttempts.push({ user: username, password });
        done(password === 'right' ? null : new Error('Wrong'), { user: username });
      },
      onMailFrom: (_address, _session, done) => {
        apply(behaviourAt('sender')).then(() => done(), done);
      },
      onRcptTo: (_address, _session, done) => {
        apply(behaviourAt('recipient')).then(() => done(), done);
      },
      onData: (stream, { envelope, secure, user }, done) => {
        const receive = async (): Promise<void> => {
          if (behaviourAt('data')) {
            stream.once('data', () => {
              for (const socket of this.sockets) socket.destroy();
            });
          }
          const bytes = await buffer(stream);
          const received: ReceivedMail = {
            from: envelope.mailFrom ? envelope.mailFrom.address : '',
            to: envelope.rcptTo.map(({ address }) => address),
            raw: bytes.toString('utf8'),
            mail: await PostalMime.parse(bytes),
            secure: secure || this.tlsProxy !== undefined,
            user: typeof user === 'string' ? user : undefined,
          };
          this.received.push(received);
          await apply(behaviourAt('message'));
          this.accepted.push(received);
        };
        receive().then(() => done(), done);
      },
    });
    this.server.on('error', () => undefined);
    this.server.server.on('connection', (socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
  }

  /** @returns its URL for SMTP_URL */
  async start(port = 0, credentials = ''): Promise<string> {
    this.server.listen(port, '127.0.0.1');
    await once(this.server.server, 'listening');
    const { port: ownPort } = this.server.server.address() as AddressInfo;
    if (!this.options.secure) return `smtp://${credentials}127.0.0.1:${ownPort}`;
    return `smtps://${credentials}127.0.0.1:${await this.startTlsProxy(ownPort)}`;
  }

  private async startTlsProxy(port: number): Promise<number> {
    const { key, cert } = this.options;
    this.tlsProxy = createTlsServer({ key, cert }, (client) => {
      const upstream = connect(port, '127.0.0.1');
      for (const socket of [client, upstream]) socket.on('error', () => undefined);
      client.pipe(upstream).pipe(client);
    }).listen(0, '127.0.0.1');
    await once(this.tlsProxy, 'listening');
    return (this.tlsProxy.address() as AddressInfo).port;
  }

  /** Applies each behaviour to one of the next messages. */
  behaveNext(...behaviours: Behaviour[]): void {
    this.behaviours.push(...behaviours);
  }

  /** Leaves the next messages unanswered until the returned function is called. */
  pauseNext(count = 1): () => void {
    let resume = (): void => undefined;
    const wait = new Promise<void>((resolve) => (resume = resolve));
    this.behaveNext(...Array.from({ length: count }, () => ({ wait })));
    return () => resume();
  }

  /** Forgets the mails received so far. */
  clear(): void {
    this.accepted.splice(0);
    this.received.splice(0);
  }

  /** The mails to an email address that it accepted. */
  acceptedFor(email: string): ReceivedMail[] {
    return this.accepted.filter(({ to }) => to.includes(email));
  }

  /** Waits for the first mail to an email address. */
  async waitForMail(email: string): Promise<ReceivedMail> {
    return waitFor(() => this.acceptedFor(email)[0], `a mail to ${email}`);
  }

  /** The text of a queued mail once it was accepted, when its row has no text any more. */
  async textOf(queued: { messageId: string } | undefined): Promise<string> {
    if (!queued) throw new Error('No mail was queued.');
    const received = await waitFor(
      () => this.accepted.find(({ mail }) => mail.messageId === queued.messageId),
      `the mail ${queued.messageId}`,
    );
    return received.mail.text ?? '';
  }

  async stop(): Promise<void> {
    this.tlsProxy?.close();
    for (const socket of this.sockets) socket.destroy();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }
}

import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createServer as createTlsServer, type Server as TlsServer } from 'node:tls';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { until } from '../until.js';

/** What a server does with the next message, instead of taking it. */
export type Whim =
  /** Answers the recipient, or the message, with a code and a text. */
  | { refuse: 'recipient' | 'message'; code: number; text: string }
  /** Ends the connection: when the recipient is named, amid the message, or when it has all of it. */
  | { drop: 'recipient' | 'data' | 'message' }
  /** Has the whole message and says nothing until it is let go on. */
  | { wait: Promise<unknown> };

export interface Received {
  from: string;
  to: string[];
  raw: string;
  mail: Email;
  secure: boolean;
  user: string | undefined;
}

/** A mail server that speaks SMTP and keeps what it is given; told to, it is difficult. */
export class MailServer {
  /** What it said yes to. */
  readonly taken: Received[] = [];
  /** Every message it had whole, whatever it then said. */
  readonly seen: Received[] = [];
  /** Who tried to sign in, with which password. */
  readonly told: { user: string | undefined; password: unknown }[] = [];
  private readonly whims: Whim[] = [];
  private readonly sockets = new Set<Socket>();
  private readonly server: SMTPServer;
  /** Takes the encryption off, where there is one from the start. */
  private front: TlsServer | undefined;

  constructor(private readonly options: SMTPServerOptions = {}) {
    const whim = (...kinds: string[]) => {
      const [next] = this.whims;
      const at = next && ('refuse' in next ? next.refuse : 'drop' in next ? next.drop : 'message');
      return at && kinds.includes(at) ? this.whims.shift() : undefined;
    };
    const fulfil = async (one: Whim | undefined): Promise<void> => {
      if (!one) return;
      if ('wait' in one) await one.wait;
      else if ('refuse' in one) {
        throw Object.assign(new Error(one.text), { responseCode: one.code });
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
      // Its own encryption from the start ends Node 20 under jest when a handshake fails.
      ...(options.secure && { secure: false, secured: true }),
      onAuth: ({ username, password }, _session, done) => {
        this.told.push({ user: username, password });
        done(password === 'right' ? null : new Error('Wrong'), { user: username });
      },
      onRcptTo: (_address, _session, done) => {
        fulfil(whim('recipient')).then(() => done(), done);
      },
      onData: (stream, { envelope, secure, user }, done) => {
        const take = async (): Promise<void> => {
          if (whim('data')) {
            stream.once('data', () => {
              for (const socket of this.sockets) socket.destroy();
            });
          }
          const bytes = await buffer(stream);
          const received: Received = {
            from: envelope.mailFrom ? envelope.mailFrom.address : '',
            to: envelope.rcptTo.map(({ address }) => address),
            raw: bytes.toString('utf8'),
            mail: await PostalMime.parse(bytes),
            secure: secure || this.front !== undefined,
            user: typeof user === 'string' ? user : undefined,
          };
          this.seen.push(received);
          await fulfil(whim('message'));
          this.taken.push(received);
        };
        take().then(() => done(), done);
      },
    });
    this.server.on('error', () => undefined);
    this.server.server.on('connection', (socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
  }

  /** @returns where it is, as SMTP_URL says it */
  async start(port = 0, credentials = ''): Promise<string> {
    this.server.listen(port, '127.0.0.1');
    await once(this.server.server, 'listening');
    const { port: taken } = this.server.server.address() as AddressInfo;
    if (!this.options.secure) return `smtp://${credentials}127.0.0.1:${taken}`;
    return `smtps://${credentials}127.0.0.1:${await this.standInFront(taken)}`;
  }

  private async standInFront(port: number): Promise<number> {
    const { key, cert } = this.options;
    this.front = createTlsServer({ key, cert }, (client) => {
      const behind = connect(port, '127.0.0.1');
      for (const socket of [client, behind]) socket.on('error', () => undefined);
      client.pipe(behind).pipe(client);
    }).listen(0, '127.0.0.1');
    await once(this.front, 'listening');
    return (this.front.address() as AddressInfo).port;
  }

  /** Fulfils these one after the other, each with one message. */
  be(...whims: Whim[]): void {
    this.whims.push(...whims);
  }

  /** What it took for an address. */
  for(address: string): Received[] {
    return this.taken.filter(({ to }) => to.includes(address));
  }

  /** The first message it took for an address, once it did. */
  async received(address: string): Promise<Received> {
    return until(() => this.for(address)[0], `a mail to ${address}`);
  }

  async stop(): Promise<void> {
    this.front?.close();
    for (const socket of this.sockets) socket.destroy();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }
}

import { once } from 'node:events';
import { createServer, Socket, type AddressInfo, type Server } from 'node:net';

/** A TCP proxy between the application and PostgreSQL that can interrupt the connections. */
export class DatabaseProxy {
  private target: { host: string; port: number } = { host: '', port: 0 };
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;
  private hanging = false;
  private interruption: { statement: string; remaining: number; done(): void } | undefined;

  /** Starts the proxy for a connection string and returns the one that leads through it. */
  async forward(url: URL): Promise<URL> {
    this.target = { host: url.hostname, port: Number(url.port) };
    const proxyUrl = new URL(url);
    proxyUrl.host = `127.0.0.1:${await this.open()}`;
    return proxyUrl;
  }

  async open(port = 0): Promise<number> {
    this.server = createServer((client) => {
      const upstream = new Socket().connect(this.target.port, this.target.host);
      for (const socket of [client, upstream]) {
        this.sockets.add(socket);
        if (this.hanging) socket.pause();
        socket.on('error', () => undefined).on('close', () => this.sockets.delete(socket));
      }
      client.on('data', (sent) => this.interrupt(sent, client, upstream));
      if (!this.hanging) client.pipe(upstream).pipe(client);
    }).listen(port, '127.0.0.1');
    await once(this.server, 'listening');
    return (this.server.address() as AddressInfo).port;
  }

  /** Closes every connection and refuses new ones; returns the port, to open it again. */
  async close(): Promise<number> {
    const port = (this.server?.address() as AddressInfo).port;
    const closed = this.server && once(this.server, 'close');
    this.server?.close();
    for (const socket of this.sockets) socket.destroy();
    await closed;
    return port;
  }

  /**
   * Closes the next connections that send a statement with a given text: after PostgreSQL has
   * executed the statement, and before its answer is passed on.
   * @returns when the given number of connections is closed
   */
  async loseAnswers(statement: string, count: number): Promise<void> {
    await new Promise<void>((done) => (this.interruption = { statement, remaining: count, done }));
    this.interruption = undefined;
  }

  private interrupt(sent: Buffer, client: Socket, upstream: Socket): void {
    const { interruption } = this;
    if (!interruption || interruption.remaining === 0) return;
    if (!sent.includes(interruption.statement)) return;
    interruption.remaining -= 1;
    upstream.unpipe(client);
    upstream.once('data', () => {
      client.destroy();
      upstream.destroy();
      if (interruption.remaining === 0) interruption.done();
    });
    upstream.resume();
  }

  /** Starts or stops accepting connections without passing data on, as a hanging server does. */
  hang(hanging: boolean): void {
    this.hanging = hanging;
    for (const socket of this.sockets) {
      if (hanging) socket.pause();
      else socket.resume();
    }
  }
}

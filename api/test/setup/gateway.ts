import { once } from 'node:events';
import { createServer, Socket, type AddressInfo, type Server } from 'node:net';

/** Stands between the application and PostgreSQL, and can be taken away. */
export class Gateway {
  private target: { host: string; port: number } = { host: '', port: 0 };
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;
  private hanging = false;
  private cutting: { at: string; left: number; done(): void } | undefined;

  /** Leads a connection string through this gateway. */
  async lead(url: URL): Promise<URL> {
    this.target = { host: url.hostname, port: Number(url.port) };
    const led = new URL(url);
    led.host = `127.0.0.1:${await this.open()}`;
    return led;
  }

  async open(port = 0): Promise<number> {
    this.server = createServer((client) => {
      const upstream = new Socket().connect(this.target.port, this.target.host);
      for (const socket of [client, upstream]) {
        this.sockets.add(socket);
        if (this.hanging) socket.pause();
        socket.on('error', () => undefined).on('close', () => this.sockets.delete(socket));
      }
      client.on('data', (sent) => this.cutAnswer(sent, client, upstream));
      if (!this.hanging) client.pipe(upstream).pipe(client);
    }).listen(port, '127.0.0.1');
    await once(this.server, 'listening');
    return (this.server.address() as AddressInfo).port;
  }

  /** Cuts every connection and refuses new ones; answers the port it was at. */
  async close(): Promise<number> {
    const port = (this.server?.address() as AddressInfo).port;
    const closed = this.server && once(this.server, 'close');
    this.server?.close();
    for (const socket of this.sockets) socket.destroy();
    await closed;
    return port;
  }

  /**
   * Cuts the next connections that send a statement with a text in it: once PostgreSQL has carried the
   * statement out, and before its answer is passed on.
   * @returns when so many have been cut
   */
  async cutAnswers(at: string, times: number): Promise<void> {
    await new Promise<void>((done) => (this.cutting = { at, left: times, done }));
    this.cutting = undefined;
  }

  private cutAnswer(sent: Buffer, client: Socket, upstream: Socket): void {
    const { cutting } = this;
    if (!cutting || cutting.left === 0 || !sent.includes(cutting.at)) return;
    cutting.left -= 1;
    upstream.unpipe(client);
    upstream.once('data', () => {
      client.destroy();
      upstream.destroy();
      if (cutting.left === 0) cutting.done();
    });
    upstream.resume();
  }

  /** Takes connections and passes nothing on, like a machine that has stopped; or goes on. */
  hang(hanging: boolean): void {
    this.hanging = hanging;
    for (const socket of this.sockets) {
      if (hanging) socket.pause();
      else socket.resume();
    }
  }
}

import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';

const HEADER_BYTES = 12;
const NAME_ERROR = 3;
const TXT = 16;

/** A DNS server with TXT records, which can be made not to answer. */
export class DnsServer {
  /** The texts of each name. */
  readonly records = new Map<string, string[]>();
  isSilent = false;
  private readonly socket: Socket = createSocket('udp4');

  /** @returns its address with its port */
  async start(): Promise<string> {
    this.socket.on('message', (query, { port, address }) => {
      if (!this.isSilent) this.socket.send(this.answer(query), port, address);
    });
    this.socket.bind(0, '127.0.0.1');
    await once(this.socket, 'listening');
    return `127.0.0.1:${this.socket.address().port}`;
  }

  close(): void {
    this.socket.close();
  }

  private answer(query: Buffer): Buffer {
    const labels: string[] = [];
    let at = HEADER_BYTES;
    for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
      labels.push(query.toString('latin1', at + 1, at + 1 + length));
      at += 1 + length;
    }
    const question = query.subarray(HEADER_BYTES, at + 5);
    const texts = this.records.get(labels.join('.').toLowerCase());
    const header = Buffer.alloc(HEADER_BYTES);
    query.copy(header, 0, 0, 2);
    // A response with recursion.
    header.writeUInt16BE(0x8180 | (texts ? 0 : NAME_ERROR), 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(texts?.length ?? 0, 6);
    const answers = (texts ?? []).map((text) => {
      const record = Buffer.alloc(13);
      // The name of the question, by its offset.
      record.writeUInt16BE(0xc0_0c, 0);
      record.writeUInt16BE(TXT, 2);
      record.writeUInt16BE(1, 4);
      record.writeUInt16BE(text.length + 1, 10);
      record.writeUInt8(text.length, 12);
      return Buffer.concat([record, Buffer.from(text, 'latin1')]);
    });
    return Buffer.concat([header, question, ...answers]);
  }
}

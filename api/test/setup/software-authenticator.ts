import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}

/** Encodes the values that authenticators send (RFC 8949). */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') {
    const text = Buffer.from(value);
    return Buffer.concat([head(3, text.length), text]);
  }
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, item]) => [cbor(key), cbor(item)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();

/** What may differ from what an honest browser and authenticator send. */
export interface Deviation {
  origin?: string;
  rpId?: string;
  type?: string;
  counter?: number;
  isVerified?: boolean;
  userHandle?: string;
}

/** An authenticator with one passkey of the key type ES256, and the browser in front of it. */
export class SoftwareAuthenticator {
  readonly credentialId = randomBytes(16).toString('base64url');
  counter = 0;
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private userHandle = '';

  /** Creates the passkey, by the options of the API; the body that adds it. */
  register(
    { challenge, user }: { challenge: string; user: { id: string } },
    deviation: Deviation = {},
  ) {
    this.userHandle = user.id;
    const id = Buffer.from(this.credentialId, 'base64url');
    const credential = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, id.length]),
      id,
      this.publicKey(),
    ]);
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', this.data(HAS_CREDENTIAL, deviation, credential)],
    ]);
    return {
      credentialId: this.credentialId,
      clientDataJSON: clientData('webauthn.create', challenge, deviation).toString('base64url'),
      attestationObject: cbor(attestation).toString('base64url'),
      transports: ['internal'],
    };
  }

  /** The columns of its passkey, where it is not added by the API. */
  passkey({ id }: { id: string }) {
    this.userHandle = id;
    return { credentialId: this.credentialId, publicKey: this.publicKey() };
  }

  /** Signs a challenge; the body that signs in. */
  sign({ challenge }: { challenge: string }, deviation: Deviation = {}) {
    this.counter = deviation.counter ?? this.counter;
    const client = clientData('webauthn.get', challenge, deviation);
    const data = this.data(0, deviation);
    const signed = Buffer.concat([data, sha256(client)]);
    return {
      credentialId: this.credentialId,
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.keys.privateKey).toString('base64url'),
      userHandle: deviation.userHandle ?? this.userHandle,
    };
  }

  /** As a COSE key (RFC 9053, 7.1.1). */
  private publicKey(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    return cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
  }

  private data(
    flags: number,
    { rpId = 'localhost', isVerified = true }: Deviation,
    credential = Buffer.alloc(0),
  ): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const all = flags | USER_PRESENT | (isVerified ? USER_VERIFIED : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([all]), counter, credential]);
  }
}

const clientData = (
  expected: string,
  challenge: string,
  { origin = 'http://localhost:3000', type = expected }: Deviation,
): Buffer => Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

interface Made {
  /** What a browser would send: JSON of a new credential. */
  credential: string;
  /** Signs a challenge with it, as its `count`th signature. */
  use(challenge: string, count: number, at?: string): string;
}

const USER_PRESENT = 0x01;
const NEW_CREDENTIAL = 0x40;

/** A device that makes passkeys for a site; `format` is that of its attestation. */
export function makePasskey(site: URL, challenge: string, format = 'none'): Made {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const rawId = randomBytes(16);
  const id = rawId.toString('base64url');
  const dataOf = (flags: number, count: number) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count);
    return Buffer.concat([sha256(site.hostname), Buffer.from([flags]), counter]);
  };
  const clientData = (type: string, asked: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge: asked, origin, crossOrigin: false }));
  const json = (response: object) =>
    JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });

  // A COSE key: {1: 2, 3: -7, -1: 1, -2: x, -3: y}.
  const coordinates = [x, y].map((value) => Buffer.from(value, 'base64url'));
  const cose = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(coordinates[0]),
    Buffer.from([0x22]),
    bytes(coordinates[1]),
  ]);
  const authData = Buffer.concat([
    dataOf(USER_PRESENT | NEW_CREDENTIAL, 0),
    Buffer.alloc(16),
    Buffer.from([0, rawId.length]),
    rawId,
    cose,
  ]);
  const attestation = Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text(format),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    bytes(authData),
  ]);
  const created = clientData('webauthn.create', challenge, site.origin);
  return {
    credential: json({
      clientDataJSON: created.toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    }),
    use(asked, count, at = site.origin) {
      const data = dataOf(USER_PRESENT, count);
      const client = clientData('webauthn.get', asked, at);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return json({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
/** CBOR of a short text, and of up to 255 bytes. */
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
const bytes = (value = Buffer.alloc(0)) => Buffer.concat([Buffer.from([0x58, value.length]), value]);

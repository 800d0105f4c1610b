import { createHash, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { origin } from '../account.test-data.ts';

const sha = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
const base64url = (bytes: string | Buffer) => Buffer.from(bytes).toString('base64url');

interface How {
  /** Did the device ask for a fingerprint, face or PIN? */
  isVerified?: boolean;
  /** Origin of the page that asked. */
  from?: string;
}

/** A software authenticator with one passkey (WebAuthn level 2, no attestation). */
export class SoftwarePasskey {
  readonly id: string;
  readonly #key: KeyObject;
  readonly #publicKey: KeyObject;
  #used = 0;

  constructor(id: string) {
    this.id = base64url(id);
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#key = privateKey;
    this.#publicKey = publicKey;
  }

  /** Answers a registration challenge. */
  make(options: unknown, { isVerified = true, from = origin }: How = {}) {
    const { challenge, rp } = options as { challenge: string; rp: { id: string } };
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    const id = Buffer.from(this.id, 'base64url');
    const cose = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, cose]);
    const authData = this.#authData(rp.id, isVerified ? 0x45 : 0x41, attested);
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3, 0x63, ...Buffer.from('fmt'), 0x64, ...Buffer.from('none')]),
      Buffer.from([0x67, ...Buffer.from('attStmt'), 0xa0, 0x68, ...Buffer.from('authData'), 0x58, authData.length]),
      authData,
    ]);
    return this.#answer({
      clientDataJSON: this.#clientData('webauthn.create', challenge, from),
      attestationObject: base64url(attestationObject),
      transports: ['internal'],
    });
  }

  /** Answers a sign-in challenge. */
  use(options: unknown, { isVerified = true, from = origin }: How = {}) {
    const { challenge, rpId } = options as { challenge: string; rpId: string };
    this.#used += 1;
    const authData = this.#authData(rpId, isVerified ? 0x05 : 0x01);
    const clientDataJSON = this.#clientData('webauthn.get', challenge, from);
    const signed = Buffer.concat([authData, sha(Buffer.from(clientDataJSON, 'base64url'))]);
    return this.#answer({
      clientDataJSON,
      authenticatorData: base64url(authData),
      signature: base64url(createSign('sha256').update(signed).sign(this.#key)),
    });
  }

  #authData(rpId: string, flags: number, rest = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#used);
    return Buffer.concat([sha(rpId), Buffer.from([flags]), counter, rest]);
  }

  #clientData(type: string, challenge: string, from: string): string {
    return base64url(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  }

  #answer(response: object) {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }
}

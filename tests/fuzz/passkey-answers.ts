import type { Asker } from './valid-acts.ts';

const base64url = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url');

const clientData = (type: string, { random }: Asker) =>
  base64url(JSON.stringify({ type, challenge: random.hex(43), origin: 'http://localhost', crossOrigin: false }));

/** Of no site, with the person present and verified, used for the first time. */
const authenticatorData = Buffer.concat([Buffer.alloc(32), Buffer.from([0x05]), Buffer.alloc(4)]);

/** CBOR: `{ fmt: 'none', attStmt: {}, authData }`. */
const attestation = Buffer.concat([
  ...[Buffer.from([0xa3, 0x63]), Buffer.from('fmt'), Buffer.from([0x64]), Buffer.from('none')],
  ...[Buffer.from([0x67]), Buffer.from('attStmt'), Buffer.from([0xa0, 0x68]), Buffer.from('authData')],
  ...[Buffer.from([0x58, authenticatorData.length]), authenticatorData],
]);

function answer(asker: Asker, response: object): string {
  const id = base64url(asker.random.hex(24));
  return JSON.stringify({
    ...{ id, rawId: id, type: 'public-key', authenticatorAttachment: 'platform', clientExtensionResults: {} },
    response,
  });
}

/**
 * What a browser sends after it asked a passkey. Only a device can sign a challenge of ours, so none of these is right:
 * they have the shape of a good answer and are refused later. tests/e2e/a-passkey-signs-in.test.ts sends good ones.
 */
export const signedChallenge = (asker: Asker): string =>
  answer(asker, {
    clientDataJSON: clientData('webauthn.get', asker),
    authenticatorData: base64url(authenticatorData),
    signature: base64url(asker.random.hex(64)),
    userHandle: base64url(asker.random.hex(16)),
  });

/** The same for a passkey that’s being added. */
export const newPasskey = (asker: Asker): string =>
  answer(asker, {
    clientDataJSON: clientData('webauthn.create', asker),
    attestationObject: base64url(attestation),
    transports: ['internal'],
  });

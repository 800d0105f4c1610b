/** WebAuthn uses bytes; the server uses base64url. */
const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

const toText = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

interface Known {
  id: string;
  type: 'public-key';
  transports?: AuthenticatorTransport[];
}

type InText<Options, Bytes extends keyof Options> = Omit<Options, Bytes>;

/** The server's options for creating a passkey. */
export type CreationAsked = InText<PublicKeyCredentialCreationOptions, 'challenge' | 'user' | 'excludeCredentials'> & {
  challenge: string;
  user: { id: string; name: string; displayName: string };
  excludeCredentials?: Known[];
};

/** The server's options for using a passkey. */
export type RequestAsked = InText<PublicKeyCredentialRequestOptions, 'challenge' | 'allowCredentials'> & {
  challenge: string;
  allowCredentials?: Known[];
};

/** The answer in the form the server reads, 'unsupported' if the browser can't, or 'cancelled' if the user declined. */
export type PasskeyOutcome = { kind: 'answer'; answer: string } | { kind: 'unsupported' } | { kind: 'cancelled' };

const inBytes = (known: readonly Known[] = []) => known.map((one) => ({ ...one, id: toBytes(one.id) }));

export const makePasskey = ({
  challenge,
  user,
  excludeCredentials,
  ...asked
}: CreationAsked): Promise<PasskeyOutcome> =>
  outcomeOf(async () => {
    const publicKey = {
      ...{ ...asked, challenge: toBytes(challenge), user: { ...user, id: toBytes(user.id) } },
      excludeCredentials: inBytes(excludeCredentials),
    };
    const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
    const response = made.response as AuthenticatorAttestationResponse;
    return {
      ...named(made),
      response: {
        clientDataJSON: toText(response.clientDataJSON),
        attestationObject: toText(response.attestationObject),
        transports: response.getTransports(),
      },
    };
  });

export const askPasskey = ({ challenge, allowCredentials, ...asked }: RequestAsked): Promise<PasskeyOutcome> =>
  outcomeOf(async () => {
    const publicKey = { ...asked, challenge: toBytes(challenge), allowCredentials: inBytes(allowCredentials) };
    const used = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
    const response = used.response as AuthenticatorAssertionResponse;
    return {
      ...named(used),
      response: {
        clientDataJSON: toText(response.clientDataJSON),
        authenticatorData: toText(response.authenticatorData),
        signature: toText(response.signature),
        userHandle: response.userHandle ? toText(response.userHandle) : undefined,
      },
    };
  });

const named = ({ id, rawId, type, authenticatorAttachment }: PublicKeyCredential) => ({
  ...{ id, rawId: toText(rawId), type, clientExtensionResults: {} },
  authenticatorAttachment: authenticatorAttachment ?? undefined,
});

async function outcomeOf(ask: () => Promise<object>): Promise<PasskeyOutcome> {
  if (!('credentials' in navigator) || !('PublicKeyCredential' in window)) return { kind: 'unsupported' };
  try {
    return { kind: 'answer', answer: JSON.stringify(await ask()) };
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    // Declined or timed out. The browser reports having no passkey for us the same way.
    return name === 'NotAllowedError' || name === 'AbortError' ? { kind: 'cancelled' } : { kind: 'unsupported' };
  }
}

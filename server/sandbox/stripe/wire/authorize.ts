import type { KeyKind } from './call.ts';
import type { FormTree } from './form.ts';
import { Refusal } from './refusal.ts';

export interface Keys {
  secretKey: string;
  publishableKey: string;
}

/**
 * Accepts Bearer, Basic with the key as the username, or a `key` parameter as browsers send it, which is then removed.
 */
export function authorize(header: string | undefined, form: FormTree, keys: Keys): KeyKind {
  const given = keyIn(header) ?? (typeof form.key === 'string' ? form.key : undefined);
  delete form.key;
  if (given === undefined) {
    throw new Refusal(401, {
      type: 'invalid_request_error',
      message:
        "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    });
  }
  if (given === keys.secretKey) return 'secret';
  if (given === keys.publishableKey) return 'publishable';
  throw new Refusal(401, {
    type: 'invalid_request_error',
    message: `Invalid API Key provided: ${given.slice(0, 8)}${'*'.repeat(Math.max(0, given.length - 12))}${given.slice(8).slice(-4)}`,
  });
}

function keyIn(header: string | undefined): string | undefined {
  const [scheme, value] = (header ?? '').split(' ', 2);
  if (!value) return undefined;
  if (scheme?.toLowerCase() === 'bearer') return value;
  return scheme?.toLowerCase() === 'basic' ? Buffer.from(value, 'base64').toString().split(':')[0] : undefined;
}

export function refusePublishable(kind: KeyKind, allowed: boolean): void {
  if (kind === 'secret' || allowed) return;
  throw new Refusal(403, {
    type: 'invalid_request_error',
    code: 'secret_key_required',
    message:
      'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.',
  });
}

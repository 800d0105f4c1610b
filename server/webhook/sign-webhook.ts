import { createHmac } from 'node:crypto';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { signedText } from '#core/webhook/index.ts';
import type { Ctx } from '../context.ts';

const prefix = 'whsec_';

const keyOf = ({ secret }: Pick<Ctx, 'secret'>) => `webhooks ${secret}`;

/** A new endpoint's secret, for its owner and for us. We keep it encrypted, because we have to sign with it. */
export async function newSecret(ctx: Pick<Ctx, 'secret' | 'ids'>): Promise<{ shown: string; kept: string }> {
  const shown = `${prefix}${Buffer.from(ctx.ids.token(), 'base64url').toString('base64')}`;
  return { shown, kept: await symmetricEncrypt({ key: keyOf(ctx), data: shown }) };
}

/** An endpoint's secret; null if we can't read it, because it was kept under another secret of the shop. */
export async function readSecret(ctx: Pick<Ctx, 'secret'>, kept: string): Promise<string | null> {
  try {
    return await symmetricDecrypt({ key: keyOf(ctx), data: kept });
  } catch {
    return null;
  }
}

/** The headers that prove a post is ours (`docs/webhooks.md` says how to check them). */
export function signedHeaders(
  ctx: Pick<Ctx, 'clock'>,
  secret: string,
  { id, body }: { id: string; body: string },
): Record<string, string> {
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  const seconds = Math.floor(ctx.clock.now().getTime() / 1000);
  const signature = createHmac('sha256', key).update(signedText({ id, seconds, body })).digest('base64');
  return {
    'Content-Type': 'application/json',
    'User-Agent': 'Hearthline-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signature}`,
  };
}

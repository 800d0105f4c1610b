import { createHmac, timingSafeEqual } from 'node:crypto';
import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { symmetricDecrypt } from 'better-auth/crypto';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { text } from '#core/texts/index.ts';
import type { Db } from '../../db/database.ts';
import { twoFactor } from '../../db/schema/index.ts';

const stepSeconds = 30;

/**
 * The library accepts an authenticator code for as long as it's valid, so someone who reads it over a shoulder could
 * reuse it. We accept each code once, on any route, and never an older one afterward.
 */
export const codesOnce = (db: Db) =>
  ({
    id: 'codes-once',
    hooks: {
      before: [
        {
          // This option would let a browser skip the second factor for a month.
          matcher: ({ path }) => path?.startsWith('/two-factor/') ?? false,
          handler: createAuthMiddleware(async ({ body }) => {
            if (body?.trustDevice) throw refusal();
          }),
        },
        {
          matcher: ({ path }) => path === '/two-factor/verify-totp',
          handler: createAuthMiddleware(async (context) => {
            const factor = await factorOf(db, context);
            if (!factor) return;
            const secret = await symmetricDecrypt({ key: context.context.secretConfig, data: factor.secret });
            const step = stepOf(secret, String(context.body?.code ?? ''), Date.now());
            // Let the library reject and count wrong codes.
            if (step === null || (await take(db, factor.id, step))) return;
            throw refusal();
          }),
        },
        {
          // Recovery codes don't count until the authenticator app is confirmed.
          matcher: ({ path }) => path === '/two-factor/verify-backup-code',
          handler: createAuthMiddleware(async (context) => {
            const factor = await factorOf(db, context);
            if (factor && !factor.verified) throw refusal();
          }),
        },
      ],
    },
  }) satisfies BetterAuthPlugin;

const refusal = () => new APIError('UNAUTHORIZED', { code: 'INVALID_CODE', message: text('signIn.wrongCode') });

export type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

async function factorOf(db: Db, context: HookContext) {
  const accountId = await whoseCode(context);
  const [factor] = accountId ? await db.select().from(twoFactor).where(eq(twoFactor.userId, accountId)) : [];
  return factor;
}

/** The signed-in person, or the one who just entered the right password. */
export async function whoseCode(context: HookContext): Promise<string | null> {
  const found = await getSessionFromCtx(context);
  if (found) return found.user.id;
  const { name } = context.context.createAuthCookie('two_factor');
  const challenge = await context.getSignedCookie(name, context.context.secret);
  const kept = challenge ? await context.context.internalAdapter.findVerificationValue(challenge) : null;
  return kept?.value ?? null;
}

/** Only one of several simultaneous requests gets the code. */
async function take(db: Db, id: string, step: number): Promise<boolean> {
  const taken = await db
    .update(twoFactor)
    .set({ lastStep: step })
    .where(and(eq(twoFactor.id, id), or(isNull(twoFactor.lastStep), lt(twoFactor.lastStep, step))))
    .returning({ id: twoFactor.id });
  return taken.length === 1;
}

/** Which time step this code belongs to, or null. Like the library, also accepts the steps just before and after. */
function stepOf(secret: string, code: string, now: number): number | null {
  const current = Math.floor(now / (stepSeconds * 1000));
  const given = Buffer.from(code);
  const same = (step: number) => {
    const expected = Buffer.from(codeOfStep(secret, step));
    return expected.length === given.length && timingSafeEqual(expected, given);
  };
  return [current - 1, current, current + 1].find(same) ?? null;
}

/** The code an authenticator app shows in that step (RFC 6238). */
export function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

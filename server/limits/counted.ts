import { createHmac } from 'node:crypto';
import { type Limit, type Limited, limits } from '#core/settings/index.ts';
import type { Ctx } from '../context.ts';

/** What the tries of one request are counted under. */
export interface Counted {
  limit: Limit;
  key: string;
}

export type Asker = Pick<Ctx, 'actor' | 'address' | 'secret'>;

/**
 * Under whom a try counts: the account that is signed in (or is being asked for, by its e-mail), and the network
 * address. Who has no account counts under the address alone.
 */
export function countedFor(ctx: Asker, name: Limited, account = accountOf(ctx)): Counted[] {
  const own: readonly Limit[] = limits[name];
  return own.flatMap((limit) => {
    const who = limit.by === 'account' ? account : ctx.address;
    return who === null ? [] : [{ limit, key: keyOf(ctx.secret, [name, limit.by, who]) }];
  });
}

const accountOf = ({ actor }: Asker) => (actor.kind === 'account' ? actor.id : null);

/** The rows are counted, never read: who tried what from where stays out of the table. */
export const keyOf = (secret: string, words: readonly string[]) =>
  createHmac('sha256', `tries ${secret}`).update(JSON.stringify(words)).digest('base64url');

import { createHmac } from 'node:crypto';
import { type Limit, type Limited, limits, networkOf } from '#core/settings/index.ts';
import type { Ctx } from '../context.ts';

/** What the tries of one request are counted under. */
export interface Counted {
  limit: Limit;
  key: string;
}

export type Asker = Pick<Ctx, 'actor' | 'address' | 'secret'>;

export interface Whose {
  /** The account that is tried, where nobody is signed in: an e-mail address. */
  account?: string;
  /** A device the account has signed in on before. */
  device?: string;
  /** The session that asks. */
  session?: string;
}

/**
 * Under whom a try counts: the account that is signed in (or is being asked for, by its e-mail), the network address, or
 * whatever else the limit names. What isn't known is not counted.
 */
export function countedFor(ctx: Asker, name: Limited, whose: Whose = {}): Counted[] {
  const own: readonly Limit[] = limits[name];
  const account = whose.account ?? accountOf(ctx);
  const network = ctx.address === null ? null : networkOf(ctx.address);
  const who: Record<Limit['by'], readonly (string | null | undefined)[]> = {
    account: [account],
    address: [network],
    'account-and-address': [account, network],
    device: [account, whose.device],
    session: [account, whose.session],
  };
  return own.flatMap((limit) => {
    const words = who[limit.by].filter((word) => typeof word === 'string');
    if (words.length < who[limit.by].length) return [];
    return [{ limit, key: keyOf(ctx.secret, [name, limit.by, ...words]) }];
  });
}

const accountOf = ({ actor }: Asker) => (actor.kind === 'account' ? actor.id : null);

/** The rows are counted, never read: who tried what from where stays out of the table. */
export const keyOf = (secret: string, words: readonly string[]) =>
  createHmac('sha256', `tries ${secret}`).update(JSON.stringify(words)).digest('base64url');

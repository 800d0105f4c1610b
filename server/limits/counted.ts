import { createHmac } from 'node:crypto';
import { type Limit, type Limited, limits, networkOf } from '#core/settings/index.ts';
import type { Ctx } from '../context.ts';

/** A limit and the key that one request's tries are counted under. */
export interface Counted {
  limit: Limit;
  key: string;
}

export type Asker = Pick<Ctx, 'actor' | 'address' | 'secret'>;

export interface Whose {
  /** The account being tried if no one is signed in: an email address. */
  account?: string;
  /** A device the account has signed in on before. */
  device?: string;
  /** The session making the request. */
  session?: string;
}

/**
 * Who a try is counted for: the signed-in account (or the one being tried, by email), the IP address, or whatever else
 * the limit names. Anything unknown isn't counted.
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

/** Rows are only counted, never read, so we hash the key to keep who tried what from where out of the table. */
export const keyOf = (secret: string, words: readonly string[]) =>
  createHmac('sha256', `tries ${secret}`).update(JSON.stringify(words)).digest('base64url');

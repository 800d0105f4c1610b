import { randomBytes } from 'node:crypto';
import type { AccountRole, ApiKeyScope } from '#core/account/index.ts';
import type { Clock } from './clock.ts';
import type { Db } from './db/database.ts';
import type { Files } from './gateways/files/port.ts';
import type { Mailer } from './gateways/mail/port.ts';
import type { Payments } from './gateways/payments/port.ts';
import type { JobQueue } from './jobs/queue.ts';
import type { MailHouse } from './mail/layout.ts';

/** Who is making the request. A visitor has no account. */
export type Actor =
  | { kind: 'visitor' }
  | {
      kind: 'account';
      id: string;
      role: AccountRole;
      email: string;
      firstName: string;
      lastName?: string;
      /** Staff who haven't passed the second factor in this session: only a customer's rights until then. */
      secondFactorMissing?: true;
      /** The password or second factor was entered in this session, recently enough for actions that ask again. */
      recentlyProved?: boolean;
      /** The session making the request; absent for actors that didn't come from one. */
      sessionId?: string;
    }
  | { kind: 'api-key'; id: string; scopes: readonly ApiKeyScope[] }
  | { kind: 'system' };

/** Everything a use case may touch. Each takes only the parts it needs: `Pick<Ctx, 'db' | 'clock'>`. */
export interface Ctx {
  db: Db;
  payments: Payments;
  mail: Mailer;
  files: Files;
  jobs: JobQueue;
  clock: Clock;
  ids: Ids;
  /** Signs and hashes values that only we may read back. */
  secret: string;
  /** The network address of the request, as far as we can tell; null if there is no request. */
  address: string | null;
  /** How we present ourselves: our origin, legal name and postal address. */
  house: MailHouse;
  actor: Actor;
}

/** New ids: sortable by time, unguessable, and prefixed by type (`survey_…`). */
export interface Ids {
  next(prefix: string): string;
  token(): string;
}

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

let drawn = Buffer.alloc(0);

/** An order needs dozens of ids, so random bytes are drawn in bulk. Each byte is used once. */
function someBytes(count: number): Buffer {
  if (drawn.length < count) drawn = randomBytes(4096);
  const taken = drawn.subarray(0, count);
  drawn = drawn.subarray(count);
  return taken;
}

/** `draw`: the source of randomness; tests pass their own. */
export function randomIds(clock: Clock, draw: (count: number) => Buffer = someBytes): Ids {
  return {
    next(prefix) {
      let time = clock.now().getTime();
      let head = '';
      for (let i = 0; i < 9; i++) {
        head = alphabet[time % 32] + head;
        time = Math.floor(time / 32);
      }
      let tail = '';
      for (const byte of draw(12)) tail += alphabet[byte % 32];
      return `${prefix}_${head}${tail}`;
    },
    token: () => draw(24).toString('base64url'),
  };
}

export const systemActor: Actor = { kind: 'system' };
export const visitorActor: Actor = { kind: 'visitor' };

/** The actor's name in the audit log. */
export function actorName(actor: Actor): string {
  if (actor.kind === 'account') return actor.id;
  return actor.kind === 'api-key' ? `api-key:${actor.id}` : actor.kind;
}

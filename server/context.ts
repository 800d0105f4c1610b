import { randomBytes } from 'node:crypto';
import type { AccountRole, ApiKeyScope } from '#core/account/index.ts';
import type { Clock } from './clock.ts';
import type { Db } from './db/database.ts';
import type { Files } from './gateways/files/port.ts';
import type { Mailer } from './gateways/mail/port.ts';
import type { Payments } from './gateways/payments/port.ts';
import type { JobQueue } from './jobs/queue.ts';
import type { MailHouse } from './mail/layout.ts';

/** Who is asking. A visitor has no account. */
export type Actor =
  | { kind: 'visitor' }
  | {
      kind: 'account';
      id: string;
      role: AccountRole;
      email: string;
      firstName: string;
      lastName?: string;
      /** Works here, but has not proved a second factor in this session: has the rights of a customer until then. */
      secondFactorMissing?: true;
      /** The password or the second factor was proved in this session, recently enough for acts that ask for it again. */
      recentlyProved?: boolean;
      /** The session that asks; none for actors that did not come by a request. */
      sessionId?: string;
    }
  | { kind: 'api-key'; id: string; scopes: readonly ApiKeyScope[] }
  | { kind: 'system' };

/** Everything a use case may touch. Each takes only the part it needs: `Pick<Ctx, 'db' | 'clock'>`. */
export interface Ctx {
  db: Db;
  payments: Payments;
  mail: Mailer;
  files: Files;
  jobs: JobQueue;
  clock: Clock;
  ids: Ids;
  /** Signs and hashes what only we may read again. */
  secret: string;
  /** The network address a request comes from, as far as the network tells; null where nobody asked. */
  address: string | null;
  /** Who we are to the outside: our address, our legal name. */
  house: MailHouse;
  actor: Actor;
}

/** New identifiers: sortable by time, unguessable, prefixed by what they name (`survey_…`). */
export interface Ids {
  next(prefix: string): string;
  token(): string;
}

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

let drawn = Buffer.alloc(0);

/** An order has dozens of names: chance is drawn for many at a time, and each byte is used once. */
function someBytes(count: number): Buffer {
  if (drawn.length < count) drawn = randomBytes(4096);
  const taken = drawn.subarray(0, count);
  drawn = drawn.subarray(count);
  return taken;
}

/** `draw`: where the chance comes from; tests bring their own. */
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

/** Who wrote this down, in the audit log. */
export function actorName(actor: Actor): string {
  if (actor.kind === 'account') return actor.id;
  return actor.kind === 'api-key' ? `api-key:${actor.id}` : actor.kind;
}

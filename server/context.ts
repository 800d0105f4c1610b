import { randomBytes } from 'node:crypto';
import type { AccountRole, ApiKeyScope } from '#core/account/index.ts';
import type { LetterSender } from '#core/letter/index.ts';
import type { Clock } from './clock.ts';
import type { Db } from './db/database.ts';
import type { Feeds } from './gateways/feeds/port.ts';
import type { Files } from './gateways/files/port.ts';
import type { Mailer } from './gateways/mail/port.ts';
import type { Payments } from './gateways/payments/port.ts';
import type { TaxService } from './gateways/tax/port.ts';
import type { Webhooks } from './gateways/webhooks/port.ts';
import type { JobQueue } from './jobs/queue.ts';

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
      /** Staff who haven't proved a second factor in this session; until then they have a customer's rights. */
      secondFactorMissing?: true;
      /**
       * The password or second factor was proved in this session recently enough for actions that require a fresh
       * proof.
       */
      recentlyProved?: boolean;
      /** The account has a second factor that this session hasn't proved. */
      owesFactor?: true;
      /** They carry out a refund that someone else started, up to this sum. */
      approving?: { id: string; cents: number };
      /** The session making the request; missing for actors that don't come from a request. */
      sessionId?: string;
    }
  | { kind: 'api-key'; id: string; scopes: readonly ApiKeyScope[] }
  /** A maker who came by a signed link. It may do nothing but see to its own orders and pieces. */
  | { kind: 'maker'; id: string }
  | { kind: 'system' };

/** Everything a use case may touch. Each takes only the part it needs: `Pick<Ctx, 'db' | 'clock'>`. */
export interface Ctx {
  db: Db;
  payments: Payments;
  mail: Mailer;
  files: Files;
  webhooks: Webhooks;
  feeds: Feeds;
  salesTax: TaxService;
  jobs: JobQueue;
  clock: Clock;
  ids: Ids;
  /** Used to sign and hash what only we may verify. */
  secret: string;
  /** The client's IP address, as far as the network tells us; null if there was no request. */
  address: string | null;
  /** Our public identity: origin and legal name. */
  company: LetterSender;
  actor: Actor;
}

/** New ids: sortable by time, unguessable, prefixed with what they name (`survey_…`). */
export interface Ids {
  next(prefix: string): string;
  token(): string;
}

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

let drawn = Buffer.alloc(0);

/** An order needs dozens of ids, so we draw random bytes in bulk and use each once. */
function someBytes(count: number): Buffer {
  if (drawn.length < count) drawn = randomBytes(4096);
  const taken = drawn.subarray(0, count);
  drawn = drawn.subarray(count);
  return taken;
}

/** `draw` is the source of randomness; tests pass their own. */
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
  if (actor.kind === 'account' || actor.kind === 'maker') return actor.id;
  return actor.kind === 'api-key' ? `api-key:${actor.id}` : actor.kind;
}

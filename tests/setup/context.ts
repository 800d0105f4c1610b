import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, asc, isNull, lte } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import type { AccountRole } from '#core/account/index.ts';
import { standingClock } from '#server/clock.ts';
import { type Actor, type Ctx, systemActor } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { account, outbox } from '#server/db/schema/index.ts';
import { httpFeeds } from '#server/gateways/feeds/http.ts';
import { filesOnDisk } from '#server/gateways/files/disk.ts';
import type { Mail } from '#server/gateways/mail/port.ts';
import type { Payments } from '#server/gateways/payments/port.ts';
import { noTaxService } from '#server/gateways/tax/port.ts';
import { httpWebhooks } from '#server/gateways/webhooks/http.ts';
import { effects } from '#server/jobs/effects.ts';
import { outboxQueueOn } from '#server/jobs/queue.ts';
import { runEffect } from '#server/jobs/run-effect.ts';
import { payables } from '#server/payables.ts';
import { setPayables } from '#server/payment/purposes.ts';
import { afterThisFile } from './after-file.ts';
import { seededIds } from './seeded-ids.ts';

export interface TestContext extends Ctx {
  clock: ReturnType<typeof standingClock>;
  /** Mail that was sent, in order. */
  sent: Mail[];
  /** The same services, asked by this person. */
  as(actor: Actor): Ctx;
  /** Carries out every effect that is due, until none is left. */
  runEffects(): Promise<number>;
}

const noPayments: Payments = new Proxy({} as Payments, {
  get: (_, name) => () => {
    throw new Error(`this test has no card provider, yet asked it for ${String(name)}`);
  },
});

/** The services of a use case on a test's own database: a clock that stands still, a mailer that collects, a real outbox. */
export async function createTestContext(
  database: Database,
  given: { now?: string; payments?: Payments } = {},
): Promise<TestContext> {
  setPayables(payables);
  const clock = standingClock(given.now ?? '2026-11-15T15:00:00Z');
  const ids = seededIds(clock);
  const boss = await queueOf(database);
  const folder = join(tmpdir(), `hearthline-files-${randomUUID()}`);
  afterThisFile(() => rm(folder, { recursive: true, force: true }));
  const sent: Mail[] = [];
  const ctx: Ctx = {
    db: database.db,
    clock,
    ids,
    actor: systemActor,
    secret: 'a secret of thirty-two characters',
    address: null,
    company: { origin: 'http://hearthline.test', legalName: 'Hearthline Test LLC', postalAddress: '1 Test Street' },
    jobs: outboxQueueOn(boss, clock, ids),
    payments: given.payments ?? noPayments,
    files: filesOnDisk(folder),
    webhooks: httpWebhooks({ openInternetOnly: false }),
    feeds: httpFeeds({ openInternetOnly: false }),
    salesTax: noTaxService,
    mail: {
      recognizesRepeats: true,
      async send(mail) {
        if (!sent.some(({ id }) => id === mail.id)) sent.push(mail);
      },
    },
  };
  return {
    ...ctx,
    clock,
    sent,
    as: (actor) => ({ ...ctx, actor }),
    async runEffects() {
      let done = 0;
      for (;;) {
        const [next] = await database.db
          .select({ id: outbox.id })
          .from(outbox)
          .where(and(isNull(outbox.doneAt), isNull(outbox.failedAt), lte(outbox.dueAt, clock.now())))
          .orderBy(asc(outbox.createdAt))
          .limit(1);
        if (!next) return done;
        await runEffect(ctx, effects, next.id);
        done += 1;
      }
    },
  };
}

/** Takes jobs and works on none: `runEffects` does. Its schema is in the template, and it needs no connections of its own. */
async function queueOf({ pool }: Database): Promise<PgBoss> {
  const db = { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) };
  const boss = new PgBoss({ db, schema: 'job', migrate: false, supervise: false, schedule: false });
  await boss.start();
  afterThisFile(() => boss.stop({ graceful: false }));
  return boss;
}

/** A person in the database, without going through sign-up. */
export async function createAccount(
  ctx: Pick<Ctx, 'db' | 'ids'>,
  given: { role?: AccountRole; firstName?: string; email?: string } = {},
): Promise<Extract<Actor, { kind: 'account' }>> {
  const id = ctx.ids.next('account');
  const { role = 'customer', firstName = 'June', email = `${id}@example.com` } = given;
  await ctx.db.insert(account).values({ id, name: firstName, firstName, email, role });
  return { kind: 'account', id, role, email, firstName, recentlyProved: true };
}

import { easternDay } from '#core/promotion/index.ts';
import { type ExemptionProblems, readExemption, type TypedExemption } from '#core/tax/index.ts';
import { lockAccount } from '../account/lock-account.ts';
import { appendAudit } from '../audit/append.ts';
import { authorise, type ProofNeeded, permits } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import {
  deleteExemptions,
  type ExemptionRow,
  endExemption,
  exemptionsOf,
  insertExemption,
  isCustomer,
} from './store.ts';

type Needs = Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>;

/** Far more than a customer has certificates. */
const most = 20;

export type CustomerFreed =
  | { ok: true; id: string }
  | { ok: false; reason: 'not-allowed' | 'not-found' | 'too-many' }
  | { ok: false; reason: 'invalid'; problems: ExemptionProblems }
  | ProofNeeded;

/** Frees a customer's coming orders to these states from sales tax. The same certificate twice is one. */
export async function exemptCustomer(
  ctx: Needs,
  { accountId, typed }: { accountId: string; typed: TypedExemption },
): Promise<CustomerFreed> {
  const allowed = authorise(ctx.actor, 'customer.exempt');
  if (!allowed.ok) return allowed;
  const read = readExemption(typed, easternDay(ctx.clock.now()));
  if (!read.ok) return { ok: false, reason: 'invalid', problems: read.problems };
  const { number, states, until } = read.exemption;
  return inTransaction(ctx, async (inside): Promise<CustomerFreed> => {
    await lockAccount(inside.db, accountId);
    if (!(await isCustomer(inside.db, accountId))) return { ok: false, reason: 'not-found' };
    const held = await exemptionsOf(inside.db, accountId);
    const same = held.find((one) => one.number === number && one.until === until && `${one.states}` === `${states}`);
    if (same) return { ok: true, id: same.id };
    if (held.length >= most) return { ok: false, reason: 'too-many' };
    const id = inside.ids.next('exemption');
    const createdAt = inside.clock.now();
    await insertExemption(inside.db, {
      ...{ id, accountId, number, states: [...states], until, setBy: allowed.account.id, createdAt },
    });
    const detail = { certificate: number, states, until };
    await appendAudit(inside, { act: 'customer.exempt', subject: { kind: 'account', id: accountId }, detail });
    return { ok: true, id };
  });
}

export type ExemptionEnded = { ok: true } | { ok: false; reason: 'not-allowed' | 'not-found' } | ProofNeeded;

/** Coming orders are taxed again. Orders that were placed stay as they are. */
export async function endCustomersExemption(
  ctx: Needs,
  { accountId, id }: { accountId: string; id: string },
): Promise<ExemptionEnded> {
  const allowed = authorise(ctx.actor, 'customer.exempt');
  if (!allowed.ok) return allowed;
  return inTransaction(ctx, async (inside): Promise<ExemptionEnded> => {
    if (!(await lockAccount(inside.db, accountId))) return { ok: false, reason: 'not-found' };
    const row = (await exemptionsOf(inside.db, accountId)).find((one) => one.id === id);
    // Ended already, which is what was asked for.
    if (!row) return { ok: true };
    await endExemption(inside.db, id, inside.clock.now());
    const detail = { certificate: row.number };
    await appendAudit(inside, { act: 'customer.end-exemption', subject: { kind: 'account', id: accountId }, detail });
    return { ok: true };
  });
}

export type ShownExemption = Pick<ExemptionRow, 'id' | 'number' | 'states' | 'until' | 'createdAt'>;

/** A customer's certificates, for staff who may see customers. */
export async function listExemptions(ctx: Pick<Ctx, 'db' | 'actor'>, accountId: string): Promise<ShownExemption[]> {
  if (!permits(ctx.actor, 'customer.view')) return [];
  const rows = await exemptionsOf(ctx.db, accountId);
  return rows.map(({ id, number, states, until, createdAt }) => ({ id, number, states, until, createdAt }));
}

/** For a person's download of their data. */
export async function exemptionsOfAccount({ db }: Pick<Ctx, 'db'>, accountId: string) {
  const rows = await exemptionsOf(db, accountId);
  return rows.map(({ number, states, until }) => ({ number, states, until }));
}

/** With the account. Orders keep the number of the certificate that freed them: it's why no tax was charged. */
export const forgetExemptions = ({ db }: Pick<Ctx, 'db'>, accountId: string): Promise<void> =>
  deleteExemptions(db, accountId);

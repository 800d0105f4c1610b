import { type MakerForm, type MakerProblems, type MakerTerms, readMakerForm } from '#core/maker/index.ts';
import { appendAudit } from '../audit/append.ts';
import { authorise, type ProofNeeded } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { lockCost, lockMaker, updateMaker, writeCost } from './store.ts';
import { withdrawLinksOf } from './withdraw-links.ts';

type Needs = Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>;

export type MakerSaved =
  | { ok: true }
  | { ok: false; reason: 'not-allowed' | 'unknown' | 'changed' }
  | ProofNeeded
  | { ok: false; reason: 'invalid'; problems: MakerProblems };

/** Saves what was agreed with a maker. Refused if a colleague saved since the form was opened. */
export async function saveMaker(
  ctx: Needs,
  { id, form, seenRevision }: { id: string; form: MakerForm; seenRevision: number },
): Promise<MakerSaved> {
  if (!authorise(ctx.actor, 'maker.edit').ok) return { ok: false, reason: 'not-allowed' };
  const read = readMakerForm(form);
  if (!read.ok) return { ok: false, reason: 'invalid', problems: read.problems };
  const wanted = read.terms;
  return inTransaction(ctx, async (inside): Promise<MakerSaved> => {
    const before = await lockMaker(inside.db, id);
    if (!before) return { ok: false, reason: 'unknown' };
    if (before.revision !== seenRevision) return { ok: false, reason: 'changed' };
    if (wanted.email !== null && wanted.email !== before.email) {
      // Otherwise a browser left open could send customers' names and addresses, and the link to the page, elsewhere.
      const allowed = authorise(inside.actor, 'maker.edit-address');
      if (!allowed.ok) return allowed;
    }
    const was = new Map<string, unknown>(Object.entries(before));
    const changed = Object.entries(wanted).filter(
      ([name, value]) => JSON.stringify(was.get(name)) !== JSON.stringify(value),
    );
    if (changed.length === 0) return { ok: true };
    const now = inside.clock.now();
    // Someone who reads the old mailbox could go on confirming and shipping, and see customers' names and addresses.
    if (before.email !== null && wanted.email !== before.email) await withdrawLinksOf(inside, id);
    await updateMaker(inside.db, id, { ...wanted, revision: before.revision + 1, updatedAt: now });
    const detail = Object.fromEntries(changed.map(([name, value]) => [name, ofPerson.has(name) ? 'changed' : value]));
    await appendAudit(inside, { act: 'maker.edit', subject: { kind: 'maker', id }, detail });
    return { ok: true };
  });
}

/** The log outlives people's names and addresses, so it only says that these changed. */
const ofPerson: ReadonlySet<string> = new Set<keyof MakerTerms>(['contactName', 'email', 'phone']);

export type CostSaved = { ok: true } | { ok: false; reason: 'not-allowed' | 'unknown' | 'too-much' };

const mostCents = 100_000_000;

/** What a maker charges us for one piece; null goes back to the maker's commission. */
export async function saveCost(
  ctx: Needs,
  { recordId, costCents }: { recordId: string; costCents: number | null },
): Promise<CostSaved> {
  if (!authorise(ctx.actor, 'maker.edit-cost').ok) return { ok: false, reason: 'not-allowed' };
  if (costCents !== null && (costCents < 0 || costCents > mostCents)) return { ok: false, reason: 'too-much' };
  return inTransaction(ctx, async (inside): Promise<CostSaved> => {
    const before = await lockCost(inside.db, recordId);
    if (!before) return { ok: false, reason: 'unknown' };
    if (before.costCents === costCents) return { ok: true };
    await writeCost(inside.db, recordId, costCents);
    const detail = { from: before.costCents, to: costCents };
    await appendAudit(inside, { act: 'maker.edit-cost', subject: { kind: 'furniture', id: recordId }, detail });
    return { ok: true };
  });
}

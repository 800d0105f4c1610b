import { and, eq } from 'drizzle-orm';
import { type NoteRefusal, noteMay, noteTerms, readNote } from '#core/customer/index.ts';
import { lockAccount } from '../account/lock-account.ts';
import { tellColleagues } from '../account/staff/tell-colleagues.ts';
import { appendAudit } from '../audit/append.ts';
import { authorise, permits } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { customerNote } from '../db/schema/index.ts';
import { inTransaction } from '../db/transaction.ts';
import { lockNote, visibleCustomer } from './store.ts';

type Needs = Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>;

export type NoteDone =
  | { ok: true }
  | { ok: false; reason: NoteRefusal | 'not-allowed' | 'unknown' | 'too-many' | 'changed' | 'gone' | 'not-yours' };

const subjectOf = (id: string) => ({ kind: 'account' as const, id });

/** Writes a note about a customer. The same form sent twice is one note. */
export async function writeNote(
  ctx: Needs,
  given: { customerId: string; draftId: string; body: string },
): Promise<NoteDone> {
  const allowed = authorise(ctx.actor, 'customer.note');
  if (!allowed.ok) return allowed;
  const read = readNote(given.body);
  if (!read.ok) return read;
  const accountId = given.customerId;
  const authorId = allowed.account.id;
  return inTransaction(ctx, async (inside): Promise<NoteDone> => {
    // Colleagues who write at once count one after the other.
    await lockAccount(inside.db, accountId);
    if (!(await visibleCustomer(inside.db, ctx.actor, accountId))) return { ok: false, reason: 'unknown' };
    const about = eq(customerNote.accountId, accountId);
    const same = and(about, eq(customerNote.authorId, authorId), eq(customerNote.draftId, given.draftId));
    if ((await inside.db.$count(customerNote, same)) > 0) return { ok: true };
    if ((await inside.db.$count(customerNote, about)) >= noteTerms.most) return { ok: false, reason: 'too-many' };
    const id = inside.ids.next('note');
    await inside.db
      .insert(customerNote)
      .values({ id, accountId, authorId, draftId: given.draftId, body: read.body, writtenAt: inside.clock.now() });
    // The log outlives the customer's data, so it names the note and doesn't quote it.
    await appendAudit(inside, { act: 'customer.write-note', subject: subjectOf(accountId), detail: { note: id } });
    await tellColleagues(inside, 'customers');
    return { ok: true };
  });
}

/** Changes a note of the caller's own, if it's still as they read it. */
export async function changeNote(
  ctx: Needs,
  given: { customerId: string; noteId: string; body: string; seenRevision: number },
): Promise<NoteDone> {
  const allowed = authorise(ctx.actor, 'customer.note');
  if (!allowed.ok) return allowed;
  const read = readNote(given.body);
  if (!read.ok) return read;
  return inTransaction(ctx, async (inside): Promise<NoteDone> => {
    if (!(await visibleCustomer(inside.db, ctx.actor, given.customerId))) return { ok: false, reason: 'unknown' };
    const note = await lockNote(inside.db, given.customerId, given.noteId);
    if (!note) return { ok: false, reason: 'gone' };
    if (!noteMay(note, { id: allowed.account.id, deletesAny: false }).change) return { ok: false, reason: 'not-yours' };
    if (note.body === read.body) return { ok: true };
    if (note.revision !== given.seenRevision) return { ok: false, reason: 'changed' };
    await inside.db
      .update(customerNote)
      .set({ body: read.body, revision: note.revision + 1, changedAt: inside.clock.now() })
      .where(eq(customerNote.id, note.id));
    const subject = subjectOf(given.customerId);
    await appendAudit(inside, { act: 'customer.change-note', subject, detail: { note: note.id } });
    await tellColleagues(inside, 'customers');
    return { ok: true };
  });
}

/** Deletes a note: the caller's own, or any for an admin. Deleting it again changes nothing. */
export async function deleteNote(ctx: Needs, given: { customerId: string; noteId: string }): Promise<NoteDone> {
  const allowed = authorise(ctx.actor, 'customer.note');
  if (!allowed.ok) return allowed;
  const deletesAny = permits(ctx.actor, 'customer.delete-note-any');
  return inTransaction(ctx, async (inside): Promise<NoteDone> => {
    if (!(await visibleCustomer(inside.db, ctx.actor, given.customerId))) return { ok: false, reason: 'unknown' };
    const note = await lockNote(inside.db, given.customerId, given.noteId);
    if (!note) return { ok: true };
    if (!noteMay(note, { id: allowed.account.id, deletesAny }).delete) return { ok: false, reason: 'not-yours' };
    await inside.db.delete(customerNote).where(eq(customerNote.id, note.id));
    const subject = subjectOf(given.customerId);
    await appendAudit(inside, { act: 'customer.delete-note', subject, detail: { note: note.id } });
    await tellColleagues(inside, 'customers');
    return { ok: true };
  });
}

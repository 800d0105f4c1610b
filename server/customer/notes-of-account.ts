import { asc, eq } from 'drizzle-orm';
import { noteTerms } from '#core/customer/index.ts';
import type { Ctx } from '../context.ts';
import { customerNote, customerTag } from '../db/schema/index.ts';
import { tagsOf } from './store.ts';

/** What staff noted about a person, for their own download. It doesn't say which colleague wrote it. */
export async function notesOfAccount({ db }: Pick<Ctx, 'db'>, accountId: string) {
  const notes = await db
    .select({ note: customerNote.body, writtenAt: customerNote.writtenAt, changedAt: customerNote.changedAt })
    .from(customerNote)
    .where(eq(customerNote.accountId, accountId))
    .orderBy(asc(customerNote.writtenAt), asc(customerNote.id))
    .limit(noteTerms.most);
  return { notes, tags: await tagsOf(db, accountId) };
}

/** Erases the notes about a person, and their tags. */
export async function forgetNotes({ db }: Pick<Ctx, 'db'>, accountId: string): Promise<void> {
  for (const table of [customerNote, customerTag]) await db.delete(table).where(eq(table.accountId, accountId));
}

import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { capabilityToSee, noteTerms, tagTerms } from '#core/customer/index.ts';
import { authorise } from '../authorise.ts';
import type { Actor } from '../context.ts';
import type { Db } from '../db/database.ts';
import { account, customerNote, customerTag } from '../db/schema/index.ts';

type AccountRow = typeof account.$inferSelect;
export type NoteRow = typeof customerNote.$inferSelect;

/** A customer this person may see. */
export async function visibleCustomer(db: Db, actor: Actor, id: string): Promise<AccountRow | null> {
  const [row] = await db
    .select()
    .from(account)
    .where(and(eq(account.id, id), isNull(account.deletedAt)));
  return row && authorise(actor, capabilityToSee(row.role)).ok ? row : null;
}

/** The notes about a customer, newest first, each with its author's name; empty for a deleted colleague. */
export const notesOf = (db: Db, accountId: string): Promise<(NoteRow & { author: string | null })[]> =>
  db
    .select({
      ...{ id: customerNote.id, accountId: customerNote.accountId, authorId: customerNote.authorId },
      ...{ draftId: customerNote.draftId, body: customerNote.body, revision: customerNote.revision },
      ...{ writtenAt: customerNote.writtenAt, changedAt: customerNote.changedAt, author: account.firstName },
    })
    .from(customerNote)
    .leftJoin(account, and(eq(account.id, customerNote.authorId), isNull(account.deletedAt)))
    .where(eq(customerNote.accountId, accountId))
    .orderBy(desc(customerNote.writtenAt), desc(customerNote.id))
    .limit(noteTerms.most);

export async function lockNote(tx: Db, accountId: string, id: string): Promise<NoteRow | null> {
  const [row] = await tx
    .select()
    .from(customerNote)
    .where(and(eq(customerNote.id, id), eq(customerNote.accountId, accountId)))
    .for('update');
  return row ?? null;
}

export async function tagsOf(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .select({ tag: customerTag.tag })
    .from(customerTag)
    .where(eq(customerTag.accountId, accountId))
    .orderBy(asc(customerTag.tag));
  return rows.map(({ tag }) => tag);
}

/** Every tag in use. */
export async function tagsInShop(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ tag: customerTag.tag })
    .from(customerTag)
    .orderBy(asc(customerTag.tag))
    .limit(tagTerms.mostInShop);
  return rows.map(({ tag }) => tag);
}

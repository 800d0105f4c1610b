import { authorise } from '../account/authorise.ts';
import type { Ctx } from '../context.ts';
import type { PageOf } from '../db/page.ts';
import { type KeysAsked, keyPage } from './store.ts';

export interface ListedKey {
  id: string;
  name: string;
  /** Its last letters; the rest nobody knows. */
  ending: string;
  createdBy: string | null;
  createdAt: Date;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
}

/** The keys that were ever made and fit, the newest first; null for those who may not look. */
export async function listKeys(ctx: Pick<Ctx, 'db' | 'actor'>, asked: KeysAsked): Promise<PageOf<ListedKey> | null> {
  if (!authorise(ctx.actor, 'api-key.view').ok) return null;
  const { rows, total } = await keyPage(ctx.db, asked);
  const listed = rows.map(({ key: { id, name, ending, createdAt, lastUsedAt, revokedAt }, creator }) => ({
    ...{ id, name, ending, createdBy: creator, createdAt, lastUsedAt, revokedAt },
  }));
  return { rows: listed, total, page: asked.page };
}

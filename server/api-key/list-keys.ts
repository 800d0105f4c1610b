import { authorise } from '../account/authorise.ts';
import type { Ctx } from '../context.ts';
import { everyKey } from './store.ts';

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

/** Every key that was ever made, the newest first; null for those who may not look. */
export async function listKeys(ctx: Pick<Ctx, 'db' | 'actor'>): Promise<ListedKey[] | null> {
  if (!authorise(ctx.actor, 'api-key.view').ok) return null;
  return (await everyKey(ctx.db)).map(({ key, creator }) => {
    const { id, name, ending, createdAt, lastUsedAt, revokedAt } = key;
    return { id, name, ending, createdBy: creator, createdAt, lastUsedAt, revokedAt };
  });
}

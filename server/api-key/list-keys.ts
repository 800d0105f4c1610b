import { type ApiKeyScope, type ApiKeyState, apiKeyRules, apiKeyState } from '#core/account/index.ts';
import { daysBetween, easternDay } from '#core/promotion/index.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import type { PageOf } from '../db/page.ts';
import { type KeysAsked, keyPage } from './store.ts';

export interface ListedKey {
  id: string;
  name: string;
  /** Its last characters. The rest was shown only once, at creation. */
  ending: string;
  scopes: ApiKeyScope[];
  callsPerMinute: number;
  lastDay: string;
  createdBy: string | null;
  createdAt: Date;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
  state: ApiKeyState;
  endsSoon: boolean;
}

/** All matching keys ever created, newest first. Null if the caller may not see them. */
export async function listKeys(
  ctx: Pick<Ctx, 'db' | 'clock' | 'actor'>,
  asked: KeysAsked,
): Promise<PageOf<ListedKey> | null> {
  if (!authorise(ctx.actor, 'api-key.view').ok) return null;
  const today = easternDay(ctx.clock.now());
  const { rows, total } = await keyPage(ctx.db, asked, today);
  const listed = rows.map(({ key: { hash, ...key }, creator }) => {
    const state = apiKeyState(key, today);
    const endsSoon = state === 'valid' && daysBetween(today, key.lastDay) <= apiKeyRules.soonDays;
    return { ...key, createdBy: creator, state, endsSoon };
  });
  return { rows: listed, total, page: asked.page };
}

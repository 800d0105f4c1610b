import { anything, type CatalogFilter, type CatalogItem } from '#core/catalog/index.ts';
import type { Ctx } from '../context.ts';
import { everyActiveItem, findFurniture, furnitureById, recordIdsByWords, someFurniture } from './store.ts';
import { changesSince, type FurnitureChanges } from './store-changes.ts';

/** Catalog records for other nouns to compose, price and display. Inactive pieces are found only by id. */
export const itemsById = async (
  ctx: Pick<Ctx, 'db'>,
  recordIds: readonly string[],
): Promise<ReadonlyMap<string, CatalogItem>> =>
  new Map((await furnitureById(ctx.db, recordIds)).map((item) => [item.recordId, item]));

export const itemsOnSale = (ctx: Pick<Ctx, 'db'>): Promise<CatalogItem[]> => everyActiveItem(ctx.db);

/** What changed since the caller last asked; `since` is null the first time. */
export const catalogChanges = (
  ctx: Pick<Ctx, 'db'>,
  asked: { since: string | null; most: number },
): Promise<FurnitureChanges> => changesSince(ctx.db, asked);

export const itemsByWords = async (ctx: Pick<Ctx, 'db'>, words: string[]): Promise<ReadonlySet<string>> =>
  new Set(await recordIdsByWords(ctx.db, { ...anything, words }));

export const searchItems = (ctx: Pick<Ctx, 'db'>, filter: CatalogFilter, page: { limit: number; offset: number }) =>
  findFurniture(ctx.db, filter, page);

/** The first matches, for callers that don't need a total. */
export const someItems = (ctx: Pick<Ctx, 'db'>, filter: CatalogFilter, most: number) =>
  someFurniture(ctx.db, filter, most);

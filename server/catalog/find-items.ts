import { anything, type CatalogueFilter, type CatalogueItem } from '#core/catalog/index.ts';
import type { Ctx } from '../context.ts';
import { everyActiveItem, findFurniture, furnitureById, recordIdsByWords, someFurniture } from './store.ts';
import { changesSince, type FurnitureChanges } from './store-changes.ts';

/** The catalogue's records as other nouns need them: to compose, to price, to show. Inactive ones only by their id. */
export const itemsById = async (
  ctx: Pick<Ctx, 'db'>,
  recordIds: readonly string[],
): Promise<ReadonlyMap<string, CatalogueItem>> =>
  new Map((await furnitureById(ctx.db, recordIds)).map((item) => [item.recordId, item]));

export const itemsOnSale = (ctx: Pick<Ctx, 'db'>): Promise<CatalogueItem[]> => everyActiveItem(ctx.db);

/** What has changed of the records since somebody last asked; null: nobody has yet. */
export const catalogueChanges = (
  ctx: Pick<Ctx, 'db'>,
  asked: { since: string | null; most: number },
): Promise<FurnitureChanges> => changesSince(ctx.db, asked);

export const itemsByWords = async (ctx: Pick<Ctx, 'db'>, words: string[]): Promise<ReadonlySet<string>> =>
  new Set(await recordIdsByWords(ctx.db, { ...anything, words }));

export const searchItems = (ctx: Pick<Ctx, 'db'>, filter: CatalogueFilter, page: { limit: number; offset: number }) =>
  findFurniture(ctx.db, filter, page);

/** The first of what a filter leaves, where nobody asks how many there are. */
export const someItems = (ctx: Pick<Ctx, 'db'>, filter: CatalogueFilter, most: number) =>
  someFurniture(ctx.db, filter, most);

import { type CatalogItem, exportCsv, exportJson } from '#core/catalog/index.ts';
import { appendAudit } from '../audit/append.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { catalogAfter, type StudioFilter } from './store-studio.ts';

const batch = 1000;

/** Streams the filtered pieces as a file, so that 100,000 of them never have to fit in memory at once. */
export async function exportCatalog(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>,
  { format, ...filter }: StudioFilter & { format: 'csv' | 'json' },
): Promise<ReadableStream<Uint8Array> | null> {
  if (!authorise(ctx.actor, 'catalog.export').ok) return null;
  const detail = { format, words: filter.filter.words, kind: filter.filter.kind, room: filter.filter.room };
  await appendAudit(ctx, { act: 'catalog.export', subject: { kind: 'catalog', id: 'catalog' }, detail });
  const parts = format === 'csv' ? asCsv(batches(ctx, filter)) : asJson(batches(ctx, filter));
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
}

async function* batches(ctx: Pick<Ctx, 'db'>, filter: StudioFilter): AsyncGenerator<CatalogItem[]> {
  for (let after = ''; ; ) {
    const items = await catalogAfter(ctx.db, filter, after, batch);
    yield items;
    const last = items.at(-1);
    if (!last || items.length < batch) return;
    after = last.recordId;
  }
}

async function* asCsv(all: AsyncGenerator<CatalogItem[]>): AsyncGenerator<string> {
  let first = true;
  for await (const items of all) {
    const text = exportCsv(items);
    yield first ? text : text.slice(text.indexOf('\r\n') + 2);
    first = false;
  }
}

async function* asJson(all: AsyncGenerator<CatalogItem[]>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const items of all) {
    const inner = exportJson(items).trim().slice(1, -1).trim();
    if (inner === '') continue;
    yield `${separator}${inner}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

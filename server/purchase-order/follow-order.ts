import {
  countPieces,
  followedPieces,
  isCancellationNews,
  nextAct,
  type PurchaseOrderAct,
  purchaseOrderLifecycle,
} from '#core/purchase-order/index.ts';
import { itemsById } from '../catalog/find-items.ts';
import type { Ctx } from '../context.ts';
import { promiseMail } from '../mail/promise-mail.ts';
import { type MakerRow, makersNamed, unitCosts } from '../maker/read-makers.ts';
import { purchaseOrderMail } from './letters.ts';
import {
  changeLine,
  changePurchaseOrder,
  confirmedSince,
  customersLines,
  insertPurchaseOrder,
  lockCustomersOrder,
  type OrderedLineRow,
  type PurchaseOrderRow,
  purchaseOrderById,
  purchaseOrdersOf,
  type WholeLine,
  wholeLines,
} from './store.ts';
import { tellSystem } from './tell-system.ts';

type Needs = Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'secret' | 'company'>;

/**
 * Brings our orders to the makers in line with a customer's order: one for each maker of what's newly paid, and the
 * older ones changed, canceled or marked as shipped. Safe to repeat: each line is ordered once.
 */
export async function followOrder(ctx: Needs, { orderId }: { orderId: string }): Promise<void> {
  const order = await lockCustomersOrder(ctx.db, orderId);
  if (order?.payment !== 'complete') return;
  const earlier = await purchaseOrdersOf(ctx.db, orderId);
  const lines = await wholeLines(
    ctx.db,
    earlier.map(({ id }) => id),
  );
  for (const row of earlier) {
    const own = lines.filter(({ purchaseOrderId }) => purchaseOrderId === row.id);
    const act = nextAct(row.state, own.flatMap(followedPieces), await wasAnswered(ctx, row, own));
    const stopped = own.some(isCancellationNews);
    await markCancelled(ctx, own);
    if (act) await take(ctx, row, { lines: own, stopped }, act);
  }
  const known = new Set(lines.map(({ orderLineId }) => orderLineId));
  const unknown = (await customersLines(ctx.db, orderId)).filter(
    ({ id, partOfLineId }) => !known.has(partOfLineId ?? id),
  );
  await raise(ctx, orderId, wholeAgain(unknown));
}

/** Lines with something left to make, as many as are still wanted, whether or not they were divided before. */
function wholeAgain(lines: readonly OrderedLineRow[]): OrderedLineRow[] {
  return lines
    .filter(({ partOfLineId }) => partOfLineId === null)
    .flatMap((line) => {
      const parts = lines.filter(({ id, partOfLineId }) => id === line.id || partOfLineId === line.id);
      const { wanted, placed, toShip } = countPieces(parts);
      return placed + toShip > 0 ? [{ ...line, quantity: wanted }] : [];
    });
}

/** One purchase order per maker. */
async function raise(ctx: Needs, orderId: string, lines: readonly OrderedLineRow[]): Promise<void> {
  if (lines.length === 0) return;
  const byMaker = Map.groupBy(lines, ({ vendor }) => vendor);
  const makers = await makersNamed(ctx, [...byMaker.keys()]);
  const items = await itemsById(
    ctx,
    lines.map(({ recordId }) => recordId),
  );
  for (const [name, own] of byMaker) {
    const maker = makers.get(name);
    if (!maker) throw new Error(`no maker is called ${name}`);
    const costs = await unitCosts(
      ctx,
      own.map(({ recordId }) => recordId),
      maker,
    );
    const now = ctx.clock.now();
    const id = ctx.ids.next('po');
    await insertPurchaseOrder(
      ctx.db,
      { id, orderId, makerId: maker.id, state: 'waiting', createdAt: now },
      own.map(({ id: orderLineId, recordId, quantity }, position) => ({
        ...{ id: ctx.ids.next('poline'), purchaseOrderId: id, position, orderLineId, quantity },
        ...{ unitCostCents: costs.get(recordId) ?? null, sku: items.get(recordId)?.sku ?? null },
      })),
    );
    await sendTo(ctx, id, maker, 'new');
  }
}

/**
 * Sends the newest version to its maker, by mail and to its own system, where we know them. Part of the caller's
 * transaction, which holds it.
 */
export async function sendTo(
  ctx: Needs,
  id: string,
  { id: makerId, email }: Pick<MakerRow, 'id' | 'email'>,
  news: 'new' | 'changed' | 'again',
): Promise<boolean> {
  const told = await tellSystem(ctx, { id, makerId }, news);
  if (email === null && !told) return false;
  const sentAt = ctx.clock.now();
  const sent = { state: 'sent', sentTo: email, sentAt, remindedAt: null, escalatedAt: null } as const;
  const row = await changePurchaseOrder(ctx.db, id, sent);
  if (email === null) return true;
  const key = `${news}:${sentAt.getTime()}`;
  await promiseMail(
    ctx,
    ctx.db,
    purchaseOrderMail(ctx, row, { to: email, lines: await wholeLines(ctx.db, [id]), news, key }),
  );
  return true;
}

/** Whether one of us confirmed any of it since its newest version went out. The first version is answered by any. */
async function wasAnswered({ db }: Needs, row: PurchaseOrderRow, lines: readonly WholeLine[]): Promise<boolean> {
  if (row.version === 1 || row.state !== 'sent' || row.sentAt === null) return true;
  const ids = lines.flatMap(({ parts }) => parts.map(({ id }) => id));
  return confirmedSince(db, ids, row.sentAt);
}

const isNewlyCancelled = ({ quantity, parts, cancelled }: WholeLine) =>
  !cancelled && countPieces(parts).wanted !== quantity;

async function markCancelled(ctx: Needs, lines: readonly WholeLine[]): Promise<void> {
  for (const { id, confirmedQuantity, parts } of lines.filter(isNewlyCancelled)) {
    const { wanted } = countPieces(parts);
    const confirmed = confirmedQuantity === null ? null : Math.min(confirmedQuantity, wanted);
    await changeLine(
      ctx.db,
      id,
      wanted === 0 ? { cancelled: true } : { quantity: wanted, confirmedQuantity: confirmed },
    );
  }
}

async function take(
  ctx: Needs,
  row: PurchaseOrderRow,
  { lines, stopped }: { lines: readonly WholeLine[]; stopped: boolean },
  act: PurchaseOrderAct,
): Promise<void> {
  const step = purchaseOrderLifecycle.next(row.state, act);
  if (!step.ok) throw new Error(`${act} was allowed a moment ago`);
  const now = ctx.clock.now();
  if (act === 'acknowledge') await changePurchaseOrder(ctx.db, row.id, { state: step.to, acknowledgedAt: now });
  if (act === 'ship') {
    const shipped = await changePurchaseOrder(ctx.db, row.id, { state: step.to });
    // The rest of it is off, and the maker may be making it.
    if (stopped) await tellMaker(ctx, shipped, await wholeLines(ctx.db, [row.id]), 'rest-cancelled');
  }
  if (act === 'change') {
    const version = row.version + 1;
    await changePurchaseOrder(ctx.db, row.id, { version, acknowledgedAt: null });
    const isSent = await sendTo(ctx, row.id, { id: row.makerId, email: await addressNow(ctx, row) }, 'changed');
    // It had an address before, and has none now: one of us has to call.
    if (!isSent) await changePurchaseOrder(ctx.db, row.id, { state: step.to, escalatedAt: now });
  }
  if (act === 'cancel') {
    await tellMaker(ctx, await changePurchaseOrder(ctx.db, row.id, { state: step.to }), lines, 'cancelled');
  }
}

/** The maker's address of today. The one that an order was sent to may be someone else's by now. */
const addressNow = async ({ db }: Pick<Ctx, 'db'>, { id }: Pick<PurchaseOrderRow, 'id'>): Promise<string | null> =>
  (await purchaseOrderById(db, id))?.maker.email ?? null;

/** To the maker's address, if it was sent by mail; and to the maker's own system. It brings no link. */
async function tellMaker(
  ctx: Needs,
  row: PurchaseOrderRow,
  lines: readonly WholeLine[],
  news: 'cancelled' | 'rest-cancelled',
): Promise<void> {
  if (row.sentAt !== null) await tellSystem(ctx, row, news);
  if (row.sentTo === null) return;
  const to = (await addressNow(ctx, row)) ?? row.sentTo;
  await promiseMail(ctx, ctx.db, purchaseOrderMail(ctx, row, { to, lines, news, key: news }));
}

/** What a maker and we look at together. */
export async function wholePurchaseOrder({ db }: Pick<Ctx, 'db'>, id: string) {
  const found = await purchaseOrderById(db, id);
  return found && { ...found, lines: await wholeLines(db, [id]) };
}
export type WholePurchaseOrder = NonNullable<Awaited<ReturnType<typeof wholePurchaseOrder>>>;

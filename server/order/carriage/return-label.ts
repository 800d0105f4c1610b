import { code39, orderNumber } from '#core/order/index.ts';
import { dayWords, easternDay } from '#core/promotion/index.ts';
import { productName } from '#core/settings/index.ts';
import { authorise } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import { getOrder } from '../records/get-order.ts';
import { type LineView, type OrderView, viewOrders } from '../records/order-view.ts';
import { newPaper } from '../records/paper.ts';
import { orderById } from '../store.ts';

type Needs = Pick<Ctx, 'db' | 'clock' | 'actor' | 'company'>;

/**
 * The label for a piece that comes back by parcel, as a PDF: for the customer whose order it is, and for staff. Null if
 * there is no such return.
 */
export async function returnLabel(
  ctx: Needs,
  { orderId, lineId }: { orderId: string; lineId: string },
): Promise<Buffer | null> {
  const order = (await getOrder(ctx, orderId)) ?? (await anyOrder(ctx, orderId));
  const line = order?.lines.find(({ id }) => id === lineId);
  return order && line?.goesBack?.by === 'parcel' ? drawLabel(ctx, order, line, line.goesBack.number) : null;
}

async function anyOrder(ctx: Needs, orderId: string): Promise<OrderView | null> {
  if (!authorise(ctx.actor, 'order.view-any').ok) return null;
  const row = await orderById(ctx.db, orderId);
  const [view] = row?.payment === 'complete' ? await viewOrders(ctx, [row]) : [];
  return view ?? null;
}

async function drawLabel({ company, clock }: Needs, order: OrderView, line: LineView, number: string): Promise<Buffer> {
  const { name, line1, line2, city, state, zip } = order.address;
  const paper = await newPaper(`${productName} return label ${number}`, company.legalName);
  paper.title(productName, 26);
  paper.soft('Return label. Tape it to the outside of the package.');
  paper.space(1);
  paper.rule('ink');
  paper.strong('From');
  for (const words of [name, line1, line2, `${city}, ${state} ${zip}`].filter(Boolean)) paper.soft(words);
  paper.space(1);
  paper.strong('To');
  paper.title(company.legalName, 18);
  paper.soft(`Returns, ${number}`);
  paper.soft(company.postalAddress);
  paper.space(1.5);
  paper.bars(code39(number));
  paper.strong(number);
  paper.space(1);
  paper.rule('line');
  paper.soft(`Order ${orderNumber(order.id)}. ${line.quantity} × ${line.name}, ${line.vendor}.`);
  paper.soft(`Made ${dayWords(easternDay(clock.now()))}. Carriage is paid by ${company.legalName}.`);
  return paper.done();
}

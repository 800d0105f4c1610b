import { printCsv } from '#core/catalog/index.ts';
import type { LetterSender } from '#core/letter/index.ts';
import { formatExactMoney } from '#core/money/index.ts';
import { dayWords } from '#core/promotion/index.ts';
import { productName } from '#core/settings/index.ts';
import type { Ctx } from '../context.ts';
import type { Attachment } from '../gateways/mail/port.ts';
import { newPaper } from '../order/records/paper.ts';
import { type MakersView, makersView } from './answer-by-link.ts';
import { wholePurchaseOrder } from './follow-order.ts';

/** What goes out with a letter to a maker: the order to print, and the same for its own system. */
export async function purchaseOrderEnclosures(ctx: Pick<Ctx, 'db' | 'company'>, id: string): Promise<Attachment[]> {
  const found = await wholePurchaseOrder(ctx, id);
  if (!found) return [];
  const view = makersView(found);
  return [
    { name: `${view.number}.pdf`, type: 'application/pdf', content: await drawPurchaseOrder(view, ctx.company) },
    { name: `${view.number}.csv`, type: 'text/csv', content: Buffer.from(purchaseOrderCsv(view)) },
  ];
}

const headings = [
  ...['order', 'sku', 'piece', 'quantity', 'unitCost', 'shipBy', 'delivery'],
  ...['name', 'street', 'apt', 'city', 'state', 'zip'],
];

export function purchaseOrderCsv({ number, lines, shipTo }: MakersView): string {
  const to = [shipTo.name, shipTo.line1, shipTo.line2, shipTo.city, shipTo.state, shipTo.zip];
  return printCsv([
    headings,
    ...lines.map(({ sku, name, quantity, unitCostCents, shipBy, whiteGlove }) => [
      ...[number, sku ?? '', name, String(quantity), unitCostCents === null ? '' : (unitCostCents / 100).toFixed(2)],
      ...[shipBy, whiteGlove ? 'white glove' : 'standard', ...to],
    ]),
  ]);
}

export async function drawPurchaseOrder(
  { number, maker, lines, shipTo }: MakersView,
  company: Pick<LetterSender, 'legalName' | 'postalAddress'>,
): Promise<Buffer> {
  const paper = await newPaper(`${productName} purchase order ${number}`, company.legalName);
  paper.title(productName, 26);
  paper.soft(`${company.legalName}, ${company.postalAddress}`);
  paper.space(1.5);
  paper.title(`Purchase order ${number}`, 18);
  paper.soft(`To ${maker}`);
  paper.space(1);
  for (const { name, sku, quantity, unitCostCents, shipBy, whiteGlove } of lines) {
    const facts = [sku && `No. ${sku}`, `Ship by ${dayWords(shipBy)}`, whiteGlove && 'White glove'].filter(Boolean);
    const amount = unitCostCents === null ? 'As agreed' : formatExactMoney(quantity * unitCostCents);
    paper.row({ label: `${quantity} × ${name}`, why: facts.join(', '), amount });
  }
  paper.rule('ink');
  const known = lines.every(({ unitCostCents }) => unitCostCents !== null);
  const total = lines.reduce((sum, { unitCostCents, quantity }) => sum + quantity * (unitCostCents ?? 0), 0);
  paper.row({ label: 'Total', why: '', amount: known ? formatExactMoney(total) : 'As agreed' }, true);
  paper.space(1);
  paper.rule('line');
  paper.strong('Ship to');
  const { name, line1, line2, city, state, zip } = shipTo;
  for (const line of [name, line1, line2, `${city}, ${state} ${zip}`].filter(Boolean)) paper.soft(line);
  return paper.done();
}

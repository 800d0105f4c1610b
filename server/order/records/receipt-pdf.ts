import type { LetterSender } from '#core/letter/index.ts';
import { formatExactMoney } from '#core/money/index.ts';
import { asOrdered, orderNumber, orderWords, sentBackWords } from '#core/order/index.ts';
import { dayWords, easternDay } from '#core/promotion/index.ts';
import { productName } from '#core/settings/index.ts';
import { cardWords } from '../placing/card-words.ts';
import type { OrderView } from './order-view.ts';
import { newPaper, type Paper } from './paper.ts';

/** The receipt as paid, plus what was refunded since. */
export async function drawReceipt(
  order: OrderView,
  company: Pick<LetterSender, 'legalName' | 'postalAddress'>,
): Promise<Buffer> {
  const paper = await newPaper(`${productName} receipt ${orderNumber(order.id)}`, company.legalName);
  head(paper, order, company);
  const paid = asOrdered(order.lines.filter((line) => line.replacesLineId === null));
  for (const { quantity, name, vendor, delivery, listCents } of paid) {
    const why = delivery === 'white-glove' ? `${vendor}, ${orderWords.whiteGlove}` : vendor;
    row(paper, { label: `${quantity} × ${name}`, why, cents: listCents });
  }
  paper.space(0.6);
  const total = order.moneyLines.find(({ key }) => key === 'total');
  for (const line of order.moneyLines) if (line !== total) row(paper, line);
  paper.rule('ink');
  row(paper, { label: 'Paid', why: cardWords(order.paidCard), cents: total?.cents ?? 0 }, true);
  for (const line of laterRows(order)) {
    const isSum = line.label === orderWords.paidInAll;
    if (isSum) paper.rule('ink');
    row(paper, line, isSum);
  }
  address(paper, order);
  return paper.done();
}

const joined = (...words: (string | null)[]) => words.filter(Boolean).join(', ');
const dayOf = (at: Date | null) => at && dayWords(easternDay(at));

/** The rows below the order's total: what was paid later and what was refunded. */
export function laterRows({ differences, paidCents, refunds, lines }: OrderView): Row[] {
  const paid = differences.map(({ name, cents, paidAt, card }) => {
    return { label: orderWords.difference, why: joined(name, dayOf(paidAt), cardWords(card)), cents };
  });
  const back = refunds.filter(({ sentAt }) => sentAt !== null);
  return [
    ...paid,
    ...(paid.length > 0 ? [{ label: orderWords.paidInAll, why: '', cents: paidCents }] : []),
    ...back.map((refund) => {
      return { label: 'Refund', why: sentBackWords(refund, lines), cents: -refund.cents };
    }),
  ];
}

function head(paper: Paper, order: OrderView, company: Pick<LetterSender, 'legalName' | 'postalAddress'>): void {
  paper.title(productName, 26);
  paper.soft(`${company.legalName}, ${company.postalAddress}`);
  paper.space(1.5);
  paper.title('Receipt', 18);
  if (order.paidAt) paper.soft(`Paid ${dayWords(easternDay(order.paidAt))}`);
  paper.soft(`Order ${orderNumber(order.id)}`);
  paper.space(1);
}

interface Row {
  label: string;
  why: string;
  cents: number;
}

const row = (paper: Paper, { label, why, cents }: Row, strong = false): void =>
  paper.row({ label, why, amount: formatExactMoney(cents) }, strong);

function address(paper: Paper, { address: { name, line1, line2, city, state, zip } }: OrderView): void {
  paper.space(1);
  paper.rule('line');
  paper.strong('Where it goes');
  for (const line of [name, line1, line2, `${city}, ${state} ${zip}`].filter(Boolean)) paper.soft(line);
}

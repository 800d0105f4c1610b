import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import type { LetterHouse } from '#core/letter/index.ts';
import { formatExactMoney } from '#core/money/index.ts';
import { orderNumber, orderWords, sentBackWords } from '#core/order/index.ts';
import { dayWords, easternDay } from '#core/promotion/index.ts';
import { productName } from '#core/settings/index.ts';
import { projectRoot } from '../../root.ts';
import { cardWords } from '../placing/card-words.ts';
import type { OrderView } from './order-view.ts';

const folder = join(projectRoot, 'server/order/records/receipt-fonts');
const fonts = {
  title: join(folder, 'fraunces.ttf'),
  text: join(folder, 'instrument-sans.ttf'),
  strong: join(folder, 'instrument-sans-strong.ttf'),
} as const;
const colours = { ink: '#211d18', soft: '#5c544a', line: '#e4ddd2' } as const;
const margin = 56;
const amountWidth = 110;

type Doc = InstanceType<typeof PDFDocument>;

/** The receipt as paid, plus what was refunded since. Uses our bundled fonts, because a bare server has none. */
export function drawReceipt(
  order: OrderView,
  house: Pick<LetterHouse, 'legalName' | 'postalAddress'>,
): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'LETTER',
    margin,
    font: fonts.text,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: `${productName} receipt ${orderNumber(order.id)}`, Author: house.legalName },
  });
  const done = new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  head(doc, order, house);
  for (const { quantity, name, vendor, delivery, listCents } of order.lines.filter(
    (line) => line.replacesLineId === null,
  )) {
    const why = delivery === 'white-glove' ? `${vendor}, ${orderWords.whiteGlove}` : vendor;
    row(doc, { label: `${quantity} × ${name}`, why, cents: listCents });
  }
  doc.moveDown(0.6);
  const total = order.moneyLines.find(({ key }) => key === 'total');
  for (const line of order.moneyLines) if (line !== total) row(doc, line);
  rule(doc, colours.ink);
  row(doc, { label: 'Paid', why: cardWords(order.paidCard), cents: total?.cents ?? 0 }, true);
  for (const line of laterRows(order)) {
    const isSum = line.label === orderWords.paidInAll;
    if (isSum) rule(doc, colours.ink);
    row(doc, line, isSum);
  }
  address(doc, order);
  doc.end();
  return done;
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

function head(doc: Doc, order: OrderView, house: Pick<LetterHouse, 'legalName' | 'postalAddress'>): void {
  doc.font(fonts.title).fontSize(26).fillColor(colours.ink).text(productName);
  soft(doc, `${house.legalName}, ${house.postalAddress}`);
  doc.moveDown(1.5);
  doc.font(fonts.title).fontSize(18).fillColor(colours.ink).text('Receipt');
  if (order.paidAt) soft(doc, `Paid ${dayWords(easternDay(order.paidAt))}`);
  soft(doc, `Order ${orderNumber(order.id)}`);
  doc.moveDown(1);
}

interface Row {
  label: string;
  why: string;
  cents: number;
}

function row(doc: Doc, { label, why, cents }: Row, strong = false): void {
  const width = doc.page.width - 2 * margin;
  const wordsWidth = width - amountWidth;
  const face = strong ? fonts.strong : fonts.text;
  const whyHeight = why ? doc.font(fonts.text).fontSize(9).heightOfString(why, { width: wordsWidth }) : 0;
  doc.font(face).fontSize(11);
  const needed = doc.heightOfString(label, { width: wordsWidth }) + whyHeight + 20;
  if (doc.y + needed > doc.page.height - margin) doc.addPage();
  const top = doc.y;
  doc
    .fillColor(colours.ink)
    .text(formatExactMoney(cents), margin + wordsWidth, top, { width: amountWidth, align: 'right' });
  doc.text(label, margin, top, { width: wordsWidth });
  if (why) doc.font(fonts.text).fontSize(9).fillColor(colours.soft).text(why, margin, doc.y, { width: wordsWidth });
  doc.moveDown(0.5);
}

function rule(doc: Doc, colour: string): void {
  doc
    .moveTo(margin, doc.y)
    .lineTo(doc.page.width - margin, doc.y)
    .lineWidth(1)
    .strokeColor(colour)
    .stroke();
  doc.moveDown(0.6);
}

function soft(doc: Doc, words: string): void {
  doc.font(fonts.text).fontSize(10).fillColor(colours.soft).text(words);
}

function address(doc: Doc, { address: { name, line1, line2, city, state, zip } }: OrderView): void {
  doc.moveDown(1);
  rule(doc, colours.line);
  doc.font(fonts.strong).fontSize(11).fillColor(colours.ink).text('Where it goes', margin);
  for (const line of [name, line1, line2, `${city}, ${state} ${zip}`].filter(Boolean)) soft(doc, line);
}

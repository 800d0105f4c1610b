import { delayNotice, delayWords, maySelfCancel, orderNumber } from '#core/order/index.ts';
import { dayWords } from '#core/promotion/index.ts';
import { type OwedContact, owedContact } from '../../account/account-contact.ts';
import type { Ctx } from '../../context.ts';
import { promiseMail } from '../../mail/promise-mail.ts';
import { dayFacts } from '../letters/line-days.ts';
import { linePiece, orderLetter } from '../letters/order-letter.ts';
import type { OrderRow } from '../store.ts';
import { changeLine, type LineRow } from '../store-lines.ts';
import { noteEvent } from './take-step.ts';

/**
 * Tells a customer that lines will ship late, on a new date or on none that is known. Offers the choice to wait or
 * cancel, and says what silence means. Part of the caller's transaction, which holds the order.
 */
export async function tellDelay(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'actor'>,
  order: OrderRow,
  lines: readonly LineRow[],
  newShipBy: string | null,
): Promise<LineRow[]> {
  const person = await owedContact(ctx, order.accountId);
  const told: LineRow[] = [];
  for (const line of lines) {
    const notice = delayNotice(line, newShipBy, ctx.clock.now());
    const changed = await changeLine(ctx.db, line.id, {
      shipBy: newShipBy ?? line.shipBy,
      delays: line.delays + 1,
      delayedFrom: line.shipBy,
      // If there was no one to tell, silence means nothing. The line stays among the shop's exceptions.
      answerBy: person && notice.answerBy,
      delayAnswer: null,
    });
    const note = newShipBy === null ? '' : `Was ${dayWords(line.shipBy)}, now ${dayWords(newShipBy)}`;
    await noteEvent(ctx, order, [changed], { act: 'delay', note });
    if (person) await mailDelay(ctx, order, changed, { person, words: delayWords(newShipBy, notice) });
    told.push(changed);
  }
  return told;
}

async function mailDelay(
  ctx: Pick<Ctx, 'db' | 'jobs' | 'clock'>,
  order: OrderRow,
  line: LineRow,
  { person, words }: { person: OwedContact; words: string },
): Promise<void> {
  const mayCancel = maySelfCancel(line);
  await promiseMail(
    ctx,
    ctx.db,
    orderLetter(person, order.id, {
      subject: `Running late: ${line.name}`,
      title: mayCancel ? 'Wait, or cancel?' : 'It’s running late',
      paragraphs: [`${person.firstName}, we’re sorry. ${words}`],
      pieces: { list: [{ ...linePiece(line), facts: dayFacts(order, line, ctx.clock.now()) }] },
      rows: [['Order', orderNumber(order.id)]],
      button: { label: mayCancel ? 'Wait or cancel' : 'See your order', href: `/orders/${order.id}` },
      onceKey: `order-delay:${line.id}:${line.delays}`,
    }),
  );
}

import { orderNumber } from '#core/order/index.ts';
import { type AccountContact, accountContact } from '../../account/account-contact.ts';
import type { Ctx } from '../../context.ts';
import { type PromisedMail, promiseMail } from '../../mail/promise-mail.ts';
import { selectionFacts } from '../../selection/selection-facts.ts';
import type { OrderRow } from '../store.ts';

export interface SpecialistNews {
  subject: (firstName: string) => string;
  title: string;
  paragraph: (firstName: string) => string;
  rows: readonly (readonly [label: string, value: string])[];
  pieces?: PromisedMail['pieces'];
  /** In the customer's words. */
  said?: string;
  onceKey: string;
}

/** Tells the specialist whose boards the order came from that it needs attention. */
export async function promiseSpecialistNews(
  ctx: Pick<Ctx, 'db' | 'jobs'>,
  order: OrderRow,
  news: SpecialistNews,
): Promise<void> {
  const specialistId = (await selectionFacts(ctx, order.selectionId))?.specialistId;
  const specialist = specialistId ? await accountContact(ctx, specialistId) : null;
  const customer = await accountContact(ctx, order.accountId);
  if (specialist && customer) await promiseMail(ctx, ctx.db, specialistMail(order, customer, specialist, news));
}

export function specialistMail(
  order: OrderRow,
  customer: AccountContact,
  specialist: AccountContact,
  { subject, title, paragraph, rows, pieces, said, onceKey }: SpecialistNews,
): PromisedMail {
  return {
    to: specialist.email,
    subject: subject(customer.firstName),
    title,
    paragraphs: [paragraph(customer.firstName)],
    ...(said ? { quotes: { words: [{ about: '', words: said }], by: customer.firstName } } : {}),
    ...(pieces ? { pieces } : {}),
    rows: [...rows, ['Order', orderNumber(order.id)]],
    button: { label: 'Open the order', href: `/studio/orders/${order.id}` },
    onceKey,
  };
}

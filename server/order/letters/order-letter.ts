import { orderNumber, orderWords } from '#core/order/index.ts';
import type { OwedContact } from '../../account/account-contact.ts';
import type { PromisedMail } from '../../mail/promise-mail.ts';
import type { LineRow } from '../store-lines.ts';

/** A line as a letter shows it; its picture is looked up when the letter goes out. */
export const linePiece = ({ name, quantity, recordId }: Pick<LineRow, 'name' | 'quantity' | 'recordId'>) => ({
  name,
  quantity,
  recordId,
});

/**
 * An email about an order to the customer who placed it. If they've deleted their account, it points to the contact
 * page instead of pages they can't open.
 */
export function orderLetter(
  { email, hasAccount }: OwedContact,
  orderId: string,
  { paragraphs, button, ...letter }: Omit<PromisedMail, 'to' | 'about'> & Required<Pick<PromisedMail, 'button'>>,
): PromisedMail {
  return {
    to: email,
    ...letter,
    about: `Order ${orderNumber(orderId)}`,
    paragraphs: hasAccount ? paragraphs : [...paragraphs, orderWords.noAccount],
    button: hasAccount ? button : { label: 'How to reach us', href: '/contact' },
  };
}

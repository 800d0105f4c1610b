import { orderWords } from '#core/order/index.ts';
import type { OwedContact } from '../../account/account-contact.ts';
import type { PromisedMail } from '../../mail/promise-mail.ts';

/**
 * An email about an order to the customer who placed it. If they've deleted their account, it points to the contact
 * page instead of pages they can't open.
 */
export function orderLetter(
  { email, hasAccount }: OwedContact,
  { paragraphs, button, ...letter }: Omit<PromisedMail, 'to'> & Required<Pick<PromisedMail, 'button'>>,
): PromisedMail {
  return {
    to: email,
    ...letter,
    paragraphs: hasAccount ? paragraphs : [...paragraphs, orderWords.noAccount],
    button: hasAccount ? button : { label: 'How to reach us', href: '/contact' },
  };
}

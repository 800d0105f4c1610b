import { orderWords } from '#core/order/index.ts';
import type { OwedContact } from '../../account/account-contact.ts';
import type { PromisedMail } from '../../mail/promise-mail.ts';

/** A letter about an order to whoever placed it. Without an account nothing can be opened: they reach us otherwise. */
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

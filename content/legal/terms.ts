import { termsVersion } from '#core/account/index.ts';
import { feeOffer, feeWords } from '#core/fee/index.ts';
import { orderWords } from '#core/order/index.ts';
import type { PriceList } from '#core/price-list/index.ts';
import { firstOrderRule } from '#core/project/index.ts';
import { dayWords } from '#core/promotion/index.ts';
import { productName } from '#core/settings/index.ts';
import { facts } from '../facts.ts';
import type { Company, LegalSection } from './section.ts';

/** Sign-up and payment record this same version. */
export const termsInForce = `In effect since ${dayWords(termsVersion)}`;

export const termsSections = (
  { legalName, postalAddress, phone, email }: Company,
  prices: PriceList,
): readonly LegalSection[] => [
  {
    id: 'who',
    title: 'Who we are',
    paragraphs: [
      `${productName} is run by ${legalName}, ${postalAddress}. When these terms say ‘we’, they mean this company. You can reach us at ${phone}, at ${email}, or through the contact page.`,
      'By creating an account or paying, you accept these terms. We keep a record of which version you accepted, and when.',
    ],
  },
  {
    id: 'service',
    title: 'What you get',
    paragraphs: [
      `${feeOffer(prices.feeCents)} For each room, a specialist puts together two boards from your answers. They’re ready within ${facts.boardsWithin} of the moment you’ve submitted your quiz and paid the fee, whichever comes later.`,
      `You can ask for changes up to ${facts.revisions} per project. ${firstOrderRule} Boards are suggestions. We work out sizes and fit from the measurements you gave us, so please check them before you order.`,
    ],
  },
  {
    id: 'fee',
    title: 'The fee and its credit',
    paragraphs: [
      `${feeWords.validFor} ${feeWords.credit} We credit what you actually paid. If the order costs less, the rest expires. If the order is canceled in full, you get the credit back, as long as the fee is valid.`,
      feeWords.guarantee,
      'Once a fee has been credited to an order, we don’t refund it too.',
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    paragraphs: [
      'Keep your password to yourself and your email address up to date. You must be 18 or older, or have a parent’s permission, to buy from us. We may close an account that’s used for fraud or to harm others, and we’ll tell you why.',
    ],
  },
  {
    id: 'orders',
    title: 'Orders and prices',
    paragraphs: [
      'Prices are in US dollars and are the brands’ own. We add sales tax where your state requires it. Your order is binding for both of us once the card payment is confirmed.',
      `${orderWords.hold} If a price was clearly a mistake, we may cancel that piece: ${orderWords.moneyBack}.`,
    ],
  },
  {
    id: 'delivery',
    title: 'Delivery',
    paragraphs: [
      'We deliver to the fifty states, DC and Puerto Rico. Each piece shows the day it ships by and, as an estimate, the days it arrives. Someone needs to be home to receive it. It’s up to you to check, with our help, that a piece fits through your doors and stairs.',
      `If a piece will ship later than promised, we’ll tell you, and you can wait or cancel it: ${orderWords.moneyBack}. A second delay, or one of more than ${facts.longDelay}, cancels it unless you agree to wait, as the Federal Trade Commission’s rule on mail orders requires.`,
      'The risk of loss passes to you when the piece is handed over.',
    ],
  },
  {
    id: 'returns',
    title: 'Returns, exchanges and refunds',
    paragraphs: [
      `${orderWords.returns} The piece should be unused and, where possible, in its packaging. You print our label or choose a day for us to pick it up, and neither costs you anything. Refunds go to the card you paid with. We don’t pay out the part covered by your fee credit.`,
      'We exchange or refund damaged or wrong pieces, whatever these terms say. If a maker gives a warranty, you have that too.',
    ],
  },
  {
    id: 'yours',
    title: 'Your photos and words',
    paragraphs: [
      'They stay yours. We may show them to your specialist and use them to make your boards, and for nothing else. Please send only pictures you’re allowed to share.',
    ],
  },
  {
    id: 'ours',
    title: 'Our pictures and boards',
    paragraphs: [
      'You can use your boards for yourself, print them and share their link. Please ask for our written permission before you sell them or copy our pictures or catalog automatically.',
    ],
  },
  {
    id: 'liability',
    title: 'If something goes wrong',
    paragraphs: [
      'We’re responsible for what we do, as the law requires. As far as the law allows, we aren’t liable for a loss that couldn’t be foreseen, and never for more than you paid us for the order or fee in question. Nothing here limits rights that can’t be limited, such as those for injury.',
    ],
  },
  {
    id: 'law',
    title: 'Law and disagreements',
    paragraphs: [
      'The law of the State of New York applies, along with the consumer law of the state you live in. Please write to us first. Most things can be settled in a message. You can always go to a small-claims court where you live.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    paragraphs: [
      'When these terms change, so does the date above, and we’ll ask you to accept them the next time you pay. What you’ve already paid for stays under the terms you accepted.',
    ],
  },
];

import { type Cents, formatMoney } from '../money/index.ts';
import { feeTerms } from './terms.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const numberWord = (count: number) => NUMBERS[count] ?? String(count);
const counted = (count: number, noun: string) => `${numberWord(count)} ${noun}${count === 1 ? '' : 's'}`;

const rooms = `up to ${counted(feeTerms.rooms, 'room')}`;
const validity = counted(feeTerms.validYears, 'year');

/** What a page says about the fee before payment, besides its price. */
export const feeWords = {
  name: 'customization fee',
  rooms,
  validity,
  validFor: `It’s valid for ${validity} from the day you pay.`,
  credit: `We credit it, one time, toward the first furniture order you place within that ${
    feeTerms.validYears === 1 ? 'year' : 'time'
  }.`,
  guarantee: `100% satisfaction guarantee: we refund the fee on request before your boards are ready, or, if your revisions haven’t made you happy and you haven’t ordered, within ${feeTerms.guaranteeDays} days of your last boards.`,
} as const;

/** With the price of a fee that's open, or else of the list that holds now. */
export const feeOffer = (priceCents: Cents): string => `One flat fee of ${formatMoney(priceCents)} covers ${rooms}.`;

/** What the fee buys, as listed in the payment step. */
export const feeBenefits = [
  'A dedicated Living Space Specialist',
  `Personalized boards for ${rooms}`,
  'A layout suggestion for your room',
  'Insta-Order: all choices in stock and ready to ship',
  `The fee credited against your first furniture order within ${validity}, one time`,
  'No markups and flat-rate shipping',
  'We handle returns and exchanges',
  '100% satisfaction guarantee',
] as const;

import { feeBenefits, feeOffer, feeWords } from '#core/fee/index.ts';
import { formatMoney } from '#core/money/index.ts';
import type { PriceList } from '#core/price-list/index.ts';
import { productName, totalSurveySteps } from '#core/settings/index.ts';
import { facts } from '../facts.ts';
import type { Question } from './question.ts';

export const startQuestions: readonly Question[] = [
  {
    id: 'what-is-it',
    topic: 'start',
    question: `What does ${productName} do?`,
    answer: [
      `You tell us about a room in a style quiz. A Living Space Specialist then sends you two furniture boards made for it, within ${facts.boardsWithin}. You keep what you love and order it here, with one card payment.`,
    ],
    more: { label: 'Take the style quiz', href: '/quiz?onboarding=true' },
  },
  {
    id: 'how-long-quiz',
    topic: 'start',
    question: 'How long does the quiz take?',
    answer: [
      `About ten minutes. It has ${totalSurveySteps} short chapters, most of them pictures. Leave whenever you like: your answers are kept, and you pick up where you left off.`,
    ],
  },
  {
    id: 'which-rooms',
    topic: 'start',
    question: 'Which rooms can I do?',
    answer: [
      `Start with a ${facts.firstRooms}. Once you’ve paid the fee, you can add more rooms, including an office, up to the number it covers. You can do the same kind of room twice.`,
    ],
  },
  {
    id: 'which-styles',
    topic: 'start',
    question: 'What if I don’t know my style?',
    answer: [
      `You choose between pictures, not words. They lead to one of three: ${facts.styles}. If you can’t decide, pick two. The first one leads.`,
    ],
  },
  {
    id: 'which-brands',
    topic: 'start',
    question: 'Which brands do you carry?',
    answer: [
      `${facts.brands.replace(/^./, (letter) => letter.toUpperCase())}, from everyday pieces to the one you keep for life. We choose them for their joints and their cushions first, then for their looks.`,
    ],
    more: { label: 'Meet the brands', href: '/about#brands' },
  },
];

export const feeQuestions = ({ feeCents }: PriceList): readonly Question[] => [
  {
    id: 'what-fee-buys',
    topic: 'fee',
    question: `What do I get for ${formatMoney(feeCents)}?`,
    answer: [`${feeOffer(feeCents)} ${feeWords.validFor} This is what it buys:`],
    points: feeBenefits,
  },
  {
    id: 'fee-credited',
    topic: 'fee',
    question: 'Do I get the fee back when I buy?',
    answer: [
      feeWords.credit,
      'We take off what you actually paid, after a coupon. It comes off last, like a payment, and if the order is smaller than the credit, the rest expires. Cancel that order in full and the credit is yours again, as long as the fee is valid.',
    ],
  },
  {
    id: 'fee-refund',
    topic: 'fee',
    question: 'What if I don’t like anything?',
    answer: [
      feeWords.guarantee,
      'You can ask for it under Projects, with one button. Once we’ve credited your fee to an order, we can’t refund it too.',
    ],
  },
  {
    id: 'fee-validity',
    topic: 'fee',
    question: 'How long is the fee valid?',
    answer: [
      `For ${facts.validity} from the day you pay. Within that time, you can add rooms and use the credit. After that, you can still see your boards and order from them.`,
    ],
  },
  {
    id: 'fee-more-rooms',
    topic: 'fee',
    question: 'I have more rooms than the fee covers.',
    answer: [`One fee covers ${facts.rooms}. For the next room, you pay a new one, which has its own credit.`],
  },
];

import { erasureDays } from '#core/account/index.ts';
import { uploadLimits } from '#core/media/index.ts';
import { orderWords } from '#core/order/index.ts';
import { facts } from '../facts.ts';
import type { Question } from './question.ts';

export const returnQuestions: readonly Question[] = [
  {
    id: 'does-not-fit',
    topic: 'returns',
    question: 'What if something doesn’t fit?',
    answer: [`Send it back. ${orderWords.returns} We arrange both with the maker, so you only have to talk to us.`],
  },
  {
    id: 'how-to-return',
    topic: 'returns',
    question: 'How do I return or exchange a piece?',
    answer: [
      `Within ${facts.returnDays} of its delivery, open the order, choose the piece and tell us why. Keep the packaging until you’re sure. Your order then shows a return label to print, or for larger pieces, days for us to pick it up. Neither costs you anything. We refund the card you paid with once the piece is back.`,
    ],
    more: { label: 'Your orders', href: '/orders' },
  },
  {
    id: 'damaged',
    topic: 'returns',
    question: 'What if a piece arrives damaged?',
    answer: [
      'Before you assemble it, take a photo of the damage and the box. Then report it under Orders, and tell us what you’d like: a replacement, part of your money back, or a return.',
    ],
  },
  {
    id: 'care',
    topic: 'returns',
    question: 'How do I look after it?',
    answer: [
      'Every piece comes with its own care instructions. In general, dust wood with a dry cloth and keep it out of strong sun. Vacuum upholstery with the soft brush, turn loose cushions, and blot spills instead of rubbing them.',
    ],
    more: { label: 'What the cleaning codes mean', href: '/glossary#cleaning-code' },
  },
  {
    id: 'anchor',
    topic: 'returns',
    question: 'Do I need to anchor a dresser to the wall?',
    answer: [
      'Yes, especially where children live or visit. Clothing storage made since September 2023 must pass a federal stability test and comes with an anchor. Attaching it takes about 15 minutes and a screwdriver.',
    ],
    sources: ['tipOver', 'anchorIt'],
  },
  {
    id: 'old-furniture',
    topic: 'returns',
    question: 'What do I do with my old furniture?',
    answer: [
      'Give it a second home. Our guide lists the places that collect, repair and recycle furniture, with a checklist to print.',
    ],
    more: { label: 'Donating & recycling', href: '/resources' },
  },
];

export const accountQuestions: readonly Question[] = [
  {
    id: 'need-account',
    topic: 'account',
    question: 'Do I need an account?',
    answer: ['Not to take the quiz. You make one near its end, so we know where to send your boards.'],
  },
  {
    id: 'photos',
    topic: 'account',
    question: 'Who sees the photos of my room?',
    answer: [
      `You and your specialist. We remove the location and time your phone stores in them. Photos sent without an account are deleted after ${uploadLimits.visitorDays} days.`,
    ],
  },
  {
    id: 'delete-account',
    topic: 'account',
    question: 'How do I delete my account?',
    answer: [
      `Under Account settings. Your account closes right away. We erase your personal data ${erasureDays} days later, or ${erasureDays} days after your last order or return is done.`,
    ],
    more: { label: 'Privacy policy', href: '/privacy' },
  },
];

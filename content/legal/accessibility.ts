import { productName } from '#core/settings/index.ts';
import type { House, LegalSection } from './section.ts';

export const accessibilitySections = ({ phone, email, postalAddress }: House): readonly LegalSection[] => [
  {
    id: 'aim',
    title: 'What we aim for',
    paragraphs: [
      `Everyone should be able to furnish a room here. ${productName} is built to meet the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, on every page: reading, the quiz, boards, checkout and orders.`,
    ],
  },
  {
    id: 'how',
    title: 'What we do for it',
    paragraphs: ['Some of it you will notice, some of it you should not have to:'],
    points: [
      'Everything works with a keyboard alone. The first Tab on every page skips to the content.',
      'Text has a contrast of at least 4.5 to 1; color alone never carries a meaning.',
      'Targets are at least 44 pixels wide and high. Text may be doubled in size without sideways scrolling.',
      'Pictures of furniture have words that say what they show. The video has captions.',
      'Whatever moves by itself can be paused, and stands still if your system asks for less motion.',
      'Errors are said in words, beside the field, and what you typed is kept.',
      'There are no puzzles to prove that you are human, and no time limit while you answer.',
    ],
  },
  {
    id: 'checked',
    title: 'How it is checked',
    paragraphs: [
      'Before a change goes out, every kind of page is tested by machine: against these guidelines, with a keyboard alone, and at 200% text size. A machine cannot find everything, so we count on you for the rest.',
    ],
  },
  {
    id: 'limits',
    title: 'What is not good enough yet',
    paragraphs: ['We know of these and are working on them:'],
    points: [
      'Boards are pictures of rooms. Each has a full list beside it with every piece, size and price, but the picture itself says less to those who hear it.',
      'Photos that people upload have no description in words.',
      'A bank’s own page, shown when your card asks for confirmation, is not ours to mend.',
    ],
  },
  {
    id: 'tell-us',
    title: 'Tell us',
    paragraphs: [
      `If something stops you, write to ${email}, call ${phone}, or use the contact form. Say which page and what you use to read it. A person answers, helps you to what you came for, and then mends it. By post: ${postalAddress}.`,
    ],
  },
];

import { productName } from '#core/settings/index.ts';
import type { Company, LegalSection } from './section.ts';

export const accessibilitySections = ({ phone, email, postalAddress }: Company): readonly LegalSection[] => [
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
    paragraphs: ['Some of it you’ll notice. Some of it you shouldn’t have to:'],
    points: [
      'Everything works with a keyboard alone. The first Tab on every page skips to the content.',
      'Text has a contrast of at least 4.5 to 1, and we never rely on color alone.',
      'Targets are at least 44 pixels wide and high. You can double the text size without scrolling sideways.',
      'Pictures of furniture have descriptions. The video has captions.',
      'Anything that moves on its own can be paused, and it stays still if your device asks for less motion.',
      'Errors are spelled out next to the field, and we keep what you typed.',
      'There are no puzzles to prove you’re human, and no time limits while you answer.',
    ],
  },
  {
    id: 'checked',
    title: 'How we check',
    paragraphs: [
      'Before a change goes out, automated tests check every kind of page: against these guidelines, with a keyboard alone, and at 200% text size. Tests can’t find everything, so we count on you for the rest.',
    ],
  },
  {
    id: 'limits',
    title: 'What isn’t good enough yet',
    paragraphs: ['We know of these and are working on them:'],
    points: [
      'Boards are pictures of rooms. Each has a full list beside it with every piece, size and price, but the picture itself tells a screen reader less.',
      'Photos that people upload have no description in words.',
      'A bank’s own page, shown when your card asks for confirmation, isn’t ours to fix.',
    ],
  },
  {
    id: 'tell-us',
    title: 'Tell us',
    paragraphs: [
      `If something stops you, write to ${email}, call ${phone}, or use the contact form. Say which page and what you use to read it. A person will answer, help you get what you came for, and then fix it. By mail: ${postalAddress}.`,
    ],
  },
];

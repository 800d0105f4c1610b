import { feeWords } from '#core/fee/index.ts';
import { formatMoney } from '#core/money/index.ts';
import { projectTerms } from '#core/project/index.ts';

const hours = `${projectTerms.boardsWithinHours} hours`;

/** Copy for Home. Testimonials, press and questions are in content/. */
export const homeWords = {
  description: `Take the style quiz. A specialist sends two furniture boards made for your room, within ${hours}.`,
  title: 'Tell us how you live. We’ll find the furniture.',
  lead: `Take the style quiz. A specialist sends two furniture boards made for your room, within ${hours}.`,
  start: 'Get Started',
  startSignedIn: 'Find my Furniture',
  heroes: 'Rooms we furnished',

  how: 'Ten minutes from you, the rest from us',
  howLead: 'No showrooms, no forty open tabs. You answer, a person chooses, and you buy only what you love.',
  watch: 'Watch how it works',
  video: 'How it works',
  steps: (feeCents: number) => [
    { title: 'Take the style quiz', words: 'Pick pictures for your room, your style and your budget.' },
    {
      title: 'Meet your specialist',
      words: `One ${formatMoney(feeCents)} fee covers ${feeWords.rooms} and is credited against your first furniture order.`,
    },
    {
      title: 'Choose from two boards',
      words: `Ready within ${hours}. Keep a piece, swap it, and order it all at once.`,
    },
  ],
  quote: 'North light, two dogs, no glass tables. I know just the sofa.',
  quoteBy: 'Your Living Space Specialist',
  boards: ['Board A', 'Board B'],
  picked: ['Bed', 'Sofa'],

  offerings: 'Three rooms, ten brands',
  offeringsLabel: 'What a room starts at',
  offeringsNote: 'Starting prices. You pay what the brand charges, with no markup.',
  explore: (room: string) => `Explore the ${room.toLowerCase()}`,

  styles: 'Draper, Moody or Roy?',
  stylesLead: 'The quiz offers three characters. Most people know theirs at a glance.',
  stylePieces: 'The pieces',
  styleMaterials: 'The materials',
  seeStyle: (name: string) => `See ${name} rooms`,
  stylePictures: (name: string) => `${name}, in pictures`,

  gallery: 'Rooms to borrow from',
  galleryLead:
    'All the furniture in these rooms is from our catalog. If a piece is out of stock, we show you one like it.',
  galleryMore: 'Open the gallery',

  press: 'In the press',
  testimonials: 'What our customers say',
  faq: 'Before you ask',
  learnMore: 'Learn more',
  /** Screen reader text: where the link leads. */
  learnMoreOf: 'in all questions and answers',
  ready: 'Ready to transform your space?',
} as const;

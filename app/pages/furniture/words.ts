import { pieceWords } from '#app/parts/catalog/words.ts';
import { feeWords } from '#core/fee/index.ts';
import { formatMoney } from '#core/money/index.ts';
import { projectTerms } from '#core/project/index.ts';
import { type ReviewState, reviewCountWords } from '#core/review/index.ts';

/** Copy for a piece's page. The piece's own facts are in parts/catalog. */
export const furnitureWords = {
  browse: 'Furniture',
  variants: 'Colors and sizes',
  measures: 'Measurements',
  inARoom: 'See it in a room',
  backToPiece: 'Back to the piece',
  drawing: (name: string, size: string) => `${name}, drawn to scale: ${size}.`,
  fromFront: 'From the front',
  fromAbove: 'From above',
  measuresInPicture: 'Width, depth and height',
  besidePerson: (tall: string) => `Next to someone ${tall} tall`,
  besideDoor: (wide: string) => `Next to a door ${wide} wide`,
  wide: (inches: string) => `${inches} wide`,
  tall: (inches: string) => `${inches} tall`,
  deep: (inches: string) => `${inches} deep`,
  scenes: 'Seen in these rooms',
  alsoThere: 'Also in the picture:',
  safety: 'Safety and the law',
  description: (name: string, vendor: string, finish: string) => `${name} by ${vendor}: ${finish}.`,
  inStock: 'In stock',
  outOfStock: pieceWords.outOfStock,
  gone: 'No longer available. We keep this page for customers with it on their boards.',
  facts: 'The facts',
  goesWith: 'Goes well with',
  bought: 'How you buy it',
  boughtLead: 'There’s no cart here. A specialist chooses what suits your room, and you order from your boards.',
  steps: (feeCents: number) => [
    ['Take the style quiz', 'Your room, your style, your budget. It takes about ten minutes.'],
    [
      `Two boards within ${projectTerms.boardsWithinHours} hours`,
      `For ${formatMoney(feeCents)}, for ${feeWords.rooms}, a specialist puts together two boards. Measure your doorway, and we check every piece against it.`,
    ],
    ['Choose and order', 'Pick from either board. The fee comes off your first order, and shipping is one flat rate.'],
  ],
  start: 'Get started',
  swatches: 'Order free swatches',
  seeScenes: 'See rooms with pieces like this',
} as const;

export const reviewsWords = {
  title: 'Reviews',
  none: 'No reviews yet. Customers who’ve received this piece can write the first.',
  soFar: (count: number) => `${reviewCountWords(count)} so far.`,
  average: (average: number) => `${average.toFixed(1)} out of 5`,
  spread: 'Reviews by number of stars',
  write: 'Write a review',
  yours: 'Your review',
  pages: 'Pages of reviews',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  newer: 'Newer reviews',
  older: 'Older reviews',
  photo: (name: string) => `Photo from ${name || 'a customer'}`,
} as const;

export const reviewFormWords = {
  title: (name: string) => `Review the ${name}`,
  yours: (name: string) => `Your review of the ${name}`,
  stars: 'How do you like it?',
  words: 'Your review',
  wordsHint: 'How does it sit, look and wear? What would you tell a friend?',
  room: 'Which room is it in?',
  photo: 'Your photo',
  photoButton: 'Choose a photo',
  photoDrop: 'Drop a photo here, or choose one.',
  photoHint: 'Optional. Show the piece at home, without people in the picture.',
  photoRemove: 'Remove the photo',
  photoSending: 'Uploading your photo. You can send your review once it’s in.',
  shown:
    'We read every review before we publish it. We show your first name and your state, and nothing else about you.',
  send: 'Send your review',
  sendAgain: 'Save your changes',
  sent: 'Thank you. We’ll read your review and email you once it’s up.',
  states: {
    waiting: 'We’ve got your review. A colleague will read it soon.',
    published: 'Your review is published. If you change it, we’ll read it again before it’s back up.',
    declined: 'We couldn’t publish your review. You can change it and send it again. Here’s why:',
  } satisfies Record<ReviewState, string>,
  withdraw: 'Withdraw your review',
  withdrawAsk: 'This deletes your review and its photo for good.',
  keep: 'Keep it',
  withdrawn: 'Your review and its photo are deleted.',
  notReceived: 'Reviews are by customers who’ve received the piece. Once yours is delivered, you can write one here.',
  orders: 'See your orders',
  look: 'Please look at the marked answers. What you entered is still here.',
  refused: {
    'not-allowed': 'You can’t write a review with this account.',
    'not-received': 'You can write a review once the piece is delivered.',
    'photo-gone': 'We couldn’t find your photo anymore. Please add it again. The rest is still here.',
  },
  failed: 'That didn’t work. Please try again.',
  signedOut: 'Your session has ended. What you entered is still here.',
} as const;

import type { PieceWords } from './piece-steps.ts';

export const sideboard: PieceWords = {
  piece: 'sideboard',
  heading: 'your sideboard',
  questions: [
    {
      asks: 'type',
      title: 'How should your sideboard open?',
      notes: {
        sliding_door: 'Needs no room in front.',
        open_front: 'Everything in reach and on view.',
        standard_door: 'Doors on hinges, all tucked away.',
      },
    },
    { asks: 'budget', title: 'What would you like to spend on your sideboard?' },
  ],
};

export const dresser: PieceWords = {
  piece: 'dresser',
  heading: 'your dresser',
  questions: [
    {
      asks: 'type',
      title: 'Wide or tall?',
      help: 'A wide dresser carries a mirror. A tall one saves floor space.',
      notes: { horizontal: 'Wide and low.', vertical: 'Narrow and tall.' },
    },
    {
      asks: 'budget',
      title: 'What would you like to spend on your dresser?',
      help: 'The ranges are for the kind you chose.',
    },
  ],
};

export const bench: PieceWords = {
  piece: 'bench',
  heading: 'your bench',
  questions: [
    {
      asks: 'type',
      title: 'Just for sitting, or with storage?',
      notes: { standard: 'Open underneath.', storage: 'The seat lifts, for blankets and pillows.' },
    },
    { asks: 'budget', title: 'What would you like to spend on your bench?' },
  ],
};

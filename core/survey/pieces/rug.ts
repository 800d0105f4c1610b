import type { PieceWords } from './piece-steps.ts';

export const rug: PieceWords = {
  piece: 'rug',
  heading: 'your rug',
  questions: [
    {
      asks: 'type',
      title: 'Which rugs draw you in?',
      help: 'Choose as many as you like.',
      notes: {
        border: 'A calm field in a frame.',
        geometric: 'Lines, squares, rhythm.',
        moroccan: 'Diamonds in soft wool.',
        southwestern: 'Sun-warmed color and zigzag.',
        solid: 'One color, all texture.',
      },
    },
    {
      asks: 'size',
      title: 'Which size of rug?',
      notes: {
        '5x8': 'Under a coffee table.',
        '6x9': 'The front legs of a small sofa on it.',
        '8x10': 'The front legs of every seat on it.',
        '9x12': 'The whole group on it.',
        notSure: 'We’ll find the size from your measurements.',
      },
      note: 'Leave 8 to 18 inches of floor between the rug and the walls.',
    },
    {
      asks: 'budget',
      title: 'What would you like to spend on your rug?',
      help: 'The ranges are for the size you chose.',
    },
  ],
};

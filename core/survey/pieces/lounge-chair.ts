import type { PieceWords } from './piece-steps.ts';

export const loungeChair: PieceWords = {
  piece: 'lounge_chair',
  heading: 'your lounge chair',
  questions: [
    {
      asks: 'type',
      title: 'How should your lounge chair move?',
      notes: {
        stationary_standard: 'It stays where you put it.',
        recliner: 'Feet up, head back.',
        swivel: 'Turns from the fire to the window.',
      },
      note: 'A recliner wants 2 to 3 feet of free space behind it.',
    },
    {
      asks: 'sub_type',
      title: 'Plush, or an exposed frame?',
      notes: { plush: 'Upholstered all around.', exposed_frame: 'Cushions in a frame of wood or metal.' },
    },
    { asks: 'materials', title: 'Fabric or leather?' },
    {
      asks: 'quantity',
      title: 'One chair, or a pair?',
      notes: { '1': 'A chair of your own.', '2': 'A pair, for company.' },
    },
    {
      asks: 'budget',
      title: 'What would you like to spend on a lounge chair?',
      help: 'Per chair, for the kind you chose.',
    },
  ],
};

import type { PieceWords } from './piece-steps.ts';

export const sofa: PieceWords = {
  piece: 'sofa',
  heading: 'your sofa',
  questions: [
    {
      asks: 'type',
      title: 'Which sofa shape feels right?',
      help: 'Choose one. Your specialist will match it to your room’s measurements.',
      note: 'A chaise needs about 5 feet of depth. If your room is narrow, start with a standard.',
    },
    {
      asks: 'sub_type',
      title: 'And which silhouette?',
      help: 'The arm gives a sofa its character.',
      notes: {
        sofa_a: 'Straight and slim, the seat as wide as it can be.',
        sofa_b: 'Rounded, relaxed, made to lean on.',
        sofa_c: 'Light on its feet, the wood on show.',
      },
    },
    {
      asks: 'materials',
      title: 'Fabric or leather?',
      note: 'With children or pets, ask us about performance fabrics: they forgive a lot.',
    },
    {
      asks: 'budget',
      title: 'What would you like to spend on your sofa?',
      help: 'The ranges are for the shape you chose.',
    },
  ],
};

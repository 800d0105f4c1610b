import type { PieceWords } from './piece-steps.ts';

export const bed: PieceWords = {
  piece: 'bed',
  heading: 'your bed',
  questions: [
    {
      asks: 'type',
      title: 'With a headboard, or without?',
      notes: { no_headboard: 'Low and quiet, good under a window.', headboard: 'Something to lean back on.' },
    },
    { asks: 'materials', title: 'What should the headboard be made of?' },
    {
      asks: 'size',
      title: 'Which size of bed?',
      notes: {
        king: 'For a mattress 76 × 80 in',
        queen: 'For a mattress 60 × 80 in',
        full: 'For a mattress 54 × 75 in',
      },
      note: 'Two feet on each side make getting up easy.',
    },
    { asks: 'budget', title: 'What would you like to spend on your bed?', help: 'The frame, without the mattress.' },
  ],
};

export const nightstand: PieceWords = {
  piece: 'nightstand',
  heading: 'your nightstand',
  questions: [
    {
      asks: 'type',
      title: 'What should be within reach at night?',
      notes: { drawer: 'A drawer, and a calm top.', shelf: 'An open shelf for what you are reading.' },
    },
    { asks: 'materials', title: 'Wood or stone?' },
    { asks: 'quantity', title: 'One nightstand, or two?', notes: { '1': 'For your side.', '2': 'One for each side.' } },
    { asks: 'budget', title: 'What would you like to spend on a nightstand?', help: 'Per nightstand.' },
  ],
};

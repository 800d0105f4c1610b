import type { PieceWords } from './piece-steps.ts';
import { diningChair, stool } from './seats.ts';
import { bench, dresser, sideboard } from './storage.ts';
import { coffeeTable, diningTable, endTable } from './tables.ts';

const bed: PieceWords = {
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

const nightstand: PieceWords = {
  piece: 'nightstand',
  heading: 'your nightstand',
  questions: [
    {
      asks: 'type',
      title: 'What should be within reach at night?',
      notes: { drawer: 'A drawer, and a calm top.', shelf: 'An open shelf for what you’re reading.' },
    },
    { asks: 'materials', title: 'Wood or stone?' },
    { asks: 'quantity', title: 'One nightstand, or two?', notes: { '1': 'For your side.', '2': 'One for each side.' } },
    { asks: 'budget', title: 'What would you like to spend on a nightstand?', help: 'Per nightstand.' },
  ],
};

const rug: PieceWords = {
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

const sofa: PieceWords = {
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
        sofa_c: 'Light on its feet, with the wood in view.',
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

const loungeChair: PieceWords = {
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

const desk: PieceWords = {
  piece: 'desk',
  heading: 'your desk',
  questions: [
    { asks: 'materials', title: 'What should your desk be made of?' },
    { asks: 'budget', title: 'What would you like to spend on your desk?' },
  ],
};

const standingDesk: PieceWords = {
  piece: 'standing_desk',
  heading: 'your standing desk',
  questions: [
    {
      asks: 'materials',
      title: 'Which top for your standing desk?',
      note: 'It needs an outlet nearby, and room for its cable to rise with it.',
    },
    { asks: 'budget', title: 'What would you like to spend on your standing desk?' },
  ],
};

const deskChair: PieceWords = {
  piece: 'desk_chair',
  heading: 'your desk chair',
  questions: [
    { asks: 'materials', title: 'Fabric or leather?', help: 'Fabric breathes. Leather wipes clean.' },
    { asks: 'budget', title: 'What would you like to spend on your desk chair?' },
  ],
};

/** An order that works for every room: a sideboard comes before a coffee table and after the dining chairs. */
export const pieces: readonly PieceWords[] = [
  sofa,
  loungeChair,
  bed,
  nightstand,
  dresser,
  bench,
  diningTable,
  diningChair,
  stool,
  sideboard,
  coffeeTable,
  endTable,
  desk,
  standingDesk,
  deskChair,
  rug,
];

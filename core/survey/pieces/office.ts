import type { PieceWords } from './piece-steps.ts';

export const desk: PieceWords = {
  piece: 'desk',
  heading: 'your desk',
  questions: [
    { asks: 'materials', title: 'What should your desk be made of?' },
    { asks: 'budget', title: 'What would you like to spend on your desk?' },
  ],
};

export const standingDesk: PieceWords = {
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

export const deskChair: PieceWords = {
  piece: 'desk_chair',
  heading: 'your desk chair',
  questions: [
    { asks: 'materials', title: 'Fabric or leather?', help: 'Fabric breathes. Leather wipes clean.' },
    { asks: 'budget', title: 'What would you like to spend on your desk chair?' },
  ],
};

import type { PieceWords } from './piece-steps.ts';

export const coffeeTable: PieceWords = {
  piece: 'coffee_table',
  heading: 'your coffee table',
  questions: [
    {
      asks: 'type',
      title: 'What should your coffee table do?',
      notes: {
        traditional: 'A clear top, open underneath.',
        shelf: 'A second level for books and magazines.',
        storage: 'Drawers or a lid, for things you’d rather hide.',
      },
    },
    { asks: 'materials', title: 'Which surface do you like to set a cup on?' },
    {
      asks: 'shape',
      title: 'Which shape suits the middle of your room?',
      note: 'Leave 16 to 18 inches between the table and the sofa.',
    },
    { asks: 'budget', title: 'What would you like to spend on your coffee table?' },
  ],
};

export const endTable: PieceWords = {
  piece: 'end_table',
  heading: 'your end table',
  questions: [
    {
      asks: 'type',
      title: 'What goes on your end table, or into it?',
      notes: { traditional: 'Room for a lamp and a glass.', storage: 'A drawer or a door below.' },
    },
    { asks: 'shape', title: 'Which shape?' },
    { asks: 'quantity', title: 'One end table, or two?', notes: { '1': 'Beside your seat.', '2': 'One at each end.' } },
    { asks: 'budget', title: 'What would you like to spend on an end table?', help: 'Per table.' },
  ],
};

export const diningTable: PieceWords = {
  piece: 'dining_table',
  heading: 'your dining table',
  questions: [
    { asks: 'materials', title: 'What should your dining table be made of?' },
    {
      asks: 'shape',
      title: 'Which shape brings everyone together?',
      note: 'Allow 24 inches of table for each person, and 36 inches behind each chair.',
    },
    { asks: 'budget', title: 'What would you like to spend on your dining table?' },
  ],
};

import { counterHeights } from '../../catalog/index.ts';
import type { PieceWords } from './piece-steps.ts';

export const diningChair: PieceWords = {
  piece: 'dining_chair',
  heading: 'your dining chairs',
  questions: [
    {
      asks: 'quantity',
      title: 'How many chairs around your table?',
      notes: { '2-3': 'A small table, an intimate dinner.', '4': 'The family.', '6+': 'Friends as well.' },
    },
    {
      asks: 'type',
      title: 'Wood, or upholstered?',
      notes: { wood: 'Easy to wipe, light to move.', upholstered: 'For long evenings.' },
    },
    { asks: 'materials', title: 'Which upholstery?' },
    { asks: 'budget', title: 'What would you like to spend on a dining chair?', help: 'Per chair.' },
  ],
};

export const stool: PieceWords = {
  piece: 'stool',
  heading: 'your stools',
  questions: [
    {
      asks: 'size',
      title: 'How high is your counter?',
      help: 'Measure from the floor to the top of the counter.',
      notes: {
        counter: `A kitchen counter, ${counterHeights.counter} inches high.`,
        bar: `A bar counter, ${counterHeights.bar} inches high.`,
        neither: 'Another height. We’ll ask you.',
      },
    },
    {
      asks: 'type',
      title: 'Wood, or upholstered?',
      notes: { wood: 'Easy to wipe.', upholstered: 'Easy to stay on.' },
    },
    { asks: 'materials', title: 'Which upholstery?' },
    { asks: 'quantity', title: 'How many stools?', help: 'Allow 24 inches of counter for each.' },
    { asks: 'budget', title: 'What would you like to spend on a stool?', help: 'Per stool.' },
  ],
};

import { firstOrderRule } from '#core/project/index.ts';
import { comfortablePlay } from '#core/room/index.ts';
import { visitOffer } from '#core/visit/index.ts';
import { facts } from '../facts.ts';
import type { Question } from './question.ts';

export const boardQuestions: readonly Question[] = [
  {
    id: 'when-boards',
    topic: 'boards',
    question: 'How soon will I see my boards?',
    answer: [
      `Within ${facts.boardsWithin} of the moment your quiz is in and your fee is paid, whichever is later. The clock on your Projects page is the one your specialist works by.`,
    ],
  },
  {
    id: 'who-chooses',
    topic: 'boards',
    question: 'Who chooses the furniture?',
    answer: [
      'A person. Your Living Space Specialist reads your answers, looks at your photos and chooses every piece on both boards. The same specialist stays with you for every room of your fee.',
    ],
    more: { label: 'Meet the team', href: '/about#team' },
  },
  {
    id: 'what-is-a-board',
    topic: 'boards',
    question: 'What’s on a board?',
    answer: [
      'A full set of furniture for your room, drawn to one scale, with prices, sizes, materials and the days each piece should arrive. Board A and Board B answer the same brief in two ways, and you can mix them.',
    ],
  },
  {
    id: 'swap-a-piece',
    topic: 'boards',
    question: 'Can I swap a piece I don’t love?',
    answer: [
      `Yes. “Try something else here” shows you other pieces that work in its place and puts the one you like on the board, without using a revision.`,
      `You can also ask your specialist for another piece, or for a whole new pair, up to ${facts.revisions} per project. Pieces you’ve already chosen stay chosen if they’re on the new boards too. ${firstOrderRule}`,
    ],
  },
  {
    id: 'what-is-insta-order',
    topic: 'boards',
    question: 'What is Insta-Order?',
    answer: [
      `It means that everything you chose is in stock and leaves its maker within ${facts.readyToShip}. You’ll see it on your boards as soon as it applies.`,
    ],
  },
  {
    id: 'share-boards',
    topic: 'boards',
    question: 'Can I show my boards to someone else?',
    answer: [
      'Yes. Share a link from your boards. It shows the furniture, your first name and, if you took one in the live room, your picture of the room. Search engines don’t list it, and you can turn it off anytime.',
    ],
  },
];

export const measuringQuestions: readonly Question[] = [
  {
    id: 'must-i-measure',
    topic: 'measuring',
    question: 'Do I have to measure my room?',
    answer: [
      'It helps more than anything else you can tell us. Two walls and the doorway are enough. All you need is a tape measure and your phone.',
      visitOffer,
    ],
    more: { label: 'How to measure', href: '/measurements' },
  },
  {
    id: 'through-the-door',
    topic: 'measuring',
    question: 'Will it go through my door?',
    answer: [
      `We work it out for each piece and say so in inches. With less than ${comfortablePlay} inches to spare, we call it tight and tell you what to take off first: the legs, or the door.`,
      'A front door is at least 32 inches clear and 78 inches high in homes built to the International Residential Code, and its hallways and stairs at least 36 inches wide. Doors inside a home are often narrower, so measure those.',
    ],
    sources: ['residentialCode', 'adaStandards'],
  },
  {
    id: 'how-much-room',
    topic: 'measuring',
    question: 'How much space should I leave around furniture?',
    answer: [
      'Leave 36 inches for a walkway. Behind a dining chair, allow 32 inches if no one walks behind it, 36 to edge past and 44 to walk past. Between sofa and coffee table, 16 to 18 inches: close enough to reach, far enough for knees.',
    ],
    sources: ['nkba', 'humanDimension'],
  },
  {
    id: 'which-rug-size',
    topic: 'measuring',
    question: 'Which rug size do I need?',
    answer: [
      'Designers’ rules of thumb rather than standards: leave 12 to 18 inches of bare floor along the walls, keep at least the front legs of the sofa on the rug, and under a dining table let it reach 24 inches past the edge, so the chairs stay on it when you pull them out.',
    ],
    more: { label: 'Rug words, explained', href: '/glossary?q=rug' },
  },
];

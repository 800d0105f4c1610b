import type { Step } from '../steps/step.ts';

export const startingPoint: readonly Step[] = [
  {
    slug: 'starting-point',
    chapter: 2,
    kind: 'radio-list',
    heading: 'where you start',
    title: 'Are you upgrading, or starting from scratch?',
    autoAdvance: true,
    questions: [
      {
        key: 'upgrading_or_from_scratch',
        label: 'Starting point',
        answer: 'one',
        options: [
          { value: 'upgrading', label: 'Upgrading', note: 'Some of what you have is staying.' },
          { value: 'blank-canvas', label: 'Blank canvas', note: 'An empty room, and everything new.' },
        ],
      },
    ],
  },
  {
    slug: 'staying',
    chapter: 2,
    kind: 'textarea',
    heading: 'what’s staying',
    title: 'What is staying?',
    help: 'Tell us about the pieces you’re keeping: what they are, their color, roughly how large. We’ll choose around them.',
    screen: 'starting-point',
    when: { key: 'upgrading_or_from_scratch', is: 'upgrading' },
    questions: [
      {
        key: 'staying_pieces',
        label: 'Staying in the room',
        answer: 'text',
        maximumLength: 1000,
        placeholder: 'For example, my grandmother’s walnut armchair, a gray 8 × 10 rug',
      },
    ],
  },
];

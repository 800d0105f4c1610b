import { text } from '../../texts/index.ts';
import type { Step } from '../steps/step.ts';

/** Passwords and cards are never answers: these steps ask nothing the survey stores. */
const asksNothing = { questions: [] } as const;

export const account: readonly Step[] = [
  {
    slug: 'registration',
    chapter: 13,
    kind: 'registration',
    heading: 'your account',
    title: 'Where should we send your boards?',
    help: 'An account keeps your answers safe, and your boards find you.',
    when: { all: [{ context: 'signedIn', is: false }, { registration: 'full' }] },
    ...asksNothing,
  },
  {
    slug: 'basic-registration',
    chapter: 13,
    kind: 'basic-registration',
    heading: 'your account',
    title: 'Who are we designing for?',
    help: 'Your first name and email are enough for now.',
    when: { all: [{ context: 'signedIn', is: false }, { registration: 'basic' }] },
    ...asksNothing,
  },
  {
    slug: 'password',
    chapter: 13,
    kind: 'placeholder',
    heading: 'your account',
    title: "To get this started, let's create an account.",
    help: 'Choose a password, and everything you’ve answered is yours to come back to.',
    when: {
      all: [{ context: 'signedIn', is: false }, { any: [{ registration: 'basic' }, { registration: 'password' }] }],
    },
    ...asksNothing,
  },
];

export const summary: Step = {
  slug: 'summary',
  chapter: null,
  kind: 'summary',
  heading: 'your answers',
  title: 'Does this sound like you?',
  help: 'Look it over. Any answer can still be changed.',
  ...asksNothing,
};

export const fee: Step = {
  slug: 'payment',
  chapter: 14,
  kind: 'payment',
  heading: 'the fee',
  title: text('quizComplete.oneStepLeft'),
  help: 'Once the fee is paid, your specialist gets started.',
  when: { context: 'feeCovers', is: false },
  ...asksNothing,
};

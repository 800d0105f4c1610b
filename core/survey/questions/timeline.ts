import { timelineKey } from '../keys.ts';
import type { Question, Step } from '../steps/step.ts';

const note = (about: string, label: string, placeholder: string, shared?: true): Question => ({
  key: `${about}_notes`,
  label,
  answer: 'text',
  maximumLength: 500,
  placeholder,
  ...(shared && { shared }),
});

export const timeline: readonly Step[] = [
  {
    slug: 'timeline',
    chapter: 11,
    kind: 'radio-list',
    heading: 'your timeline',
    title: 'How soon do you need it?',
    autoAdvance: true,
    questions: [
      {
        key: timelineKey,
        label: 'Timeline',
        answer: 'one',
        shared: true,
        options: [
          { value: 1, label: 'I needed it yesterday', note: 'We’ll look first at what’s ready to ship.' },
          { value: 0, label: 'No rush', note: 'A piece made for you is worth the wait.' },
        ],
      },
    ],
  },
  {
    slug: 'notes',
    chapter: 11,
    kind: 'text-inputs',
    heading: 'your notes',
    title: 'What else should your specialist know?',
    help: 'A line is plenty. You can leave any of these blank.',
    questions: [
      note('timeline', 'About your timeline', 'For example, we move in on the first of June'),
      note('budget', 'About your budget', 'For example, more for the sofa, less for the rug'),
      note('room', 'About the room', 'For example, two cats, and sun all afternoon'),
      note('style', 'About your style', 'For example, no chrome', true),
    ],
  },
  {
    slug: 'inspiration',
    chapter: 11,
    kind: 'image-upload',
    heading: 'your inspiration',
    title: 'Is there a picture you keep coming back to?',
    help: 'Rooms you’ve saved, a hotel you loved, the color of a coat. All of it helps.',
    screen: 'notes',
    questions: [
      { key: 'inspiration_images', label: 'Inspiration', answer: 'images', minimum: 0, maximum: 10, shared: true },
    ],
  },
];

import { mobilityKey, needHelpKey } from '../keys.ts';
import type { Step } from '../steps/step.ts';

export const layout: readonly Step[] = [
  {
    slug: 'layout',
    chapter: 8,
    kind: 'radio-list',
    heading: 'the layout',
    title: 'Would you like help with the layout?',
    help: 'We can suggest where each piece goes. For that we need to know how large your room is.',
    autoAdvance: true,
    questions: [
      {
        key: needHelpKey,
        label: 'Layout help',
        answer: 'one',
        options: [
          { value: true, label: 'Yes, please', note: 'Your boards come with a floor plan.' },
          { value: false, label: 'No, thank you', note: 'I know where everything goes.' },
        ],
      },
    ],
  },
  {
    slug: 'mobility',
    chapter: 8,
    kind: 'dropdown',
    heading: 'getting around',
    title: 'Does anyone use a wheelchair or a walker?',
    help: 'We’ll keep the paths on your floor plan wide enough.',
    // Optional, so it comes where the customer presses Continue anyway.
    screen: 'notes',
    when: { key: needHelpKey, is: true },
    questions: [
      {
        key: mobilityKey,
        label: 'A wheelchair or a walker at home',
        answer: 'one',
        shared: true,
        options: [
          { value: 'wheelchair', label: 'A wheelchair' },
          { value: 'walker', label: 'A walker' },
          { value: 'both', label: 'Both' },
          { value: 'neither', label: 'Neither' },
        ],
      },
    ],
  },
];

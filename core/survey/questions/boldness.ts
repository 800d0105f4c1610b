import { boldnessKey } from '../keys.ts';
import type { Step } from '../steps/step.ts';

export const boldness: Step = {
  slug: 'boldness',
  chapter: 7,
  kind: 'slider',
  heading: 'how bold',
  title: 'How bold can we be?',
  help: 'One keeps everything calm. Ten gives us free rein with color, pattern and shape.',
  questions: [
    {
      key: boldnessKey,
      label: 'Boldness',
      answer: 'scale',
      minimum: 1,
      maximum: 10,
      usual: 5,
      ends: ['Calm', 'Bold'],
      shared: true,
    },
  ],
};

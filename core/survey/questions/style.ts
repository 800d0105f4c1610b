import { optionLabel, type Style, styleIds, styles, woodTones } from '../../catalog/index.ts';
import { stylesKey, woodToneKey } from '../keys.ts';
import type { Step } from '../steps/step.ts';

const words: Readonly<Record<Style, { text: string; pictures: number }>> = {
  draper: { text: 'Low lines, warm walnut, brass.', pictures: 4 },
  moody: { text: 'Soft edges, layered linen, flax.', pictures: 4 },
  roy: { text: 'Saddle leather, smoked oak, iron.', pictures: 4 },
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const style: readonly Step[] = [
  {
    slug: 'style',
    chapter: 5,
    kind: 'style-selector',
    heading: 'your style',
    title: 'Which style feels like home?',
    help: 'Look through the pictures and pick the one you’d move into. If you pick more than one, the first leads.',
    questions: [
      {
        key: stylesKey,
        label: 'Favorite styles',
        answer: 'several',
        required: true,
        missing: 'style.required',
        shared: true,
        options: styleIds.map((id) => ({
          value: id,
          label: styles[id].name,
          note: capital(styles[id].tagline),
          text: words[id].text,
          pictures: Array.from({ length: words[id].pictures }, (_, at) => `quiz/style/${id}-${at + 1}`),
        })),
      },
    ],
  },
  {
    slug: 'wood-tone',
    chapter: 5,
    kind: 'radio-list',
    heading: 'your wood tone',
    title: 'Light wood, or dark?',
    help: 'Moody comes both ways, and everything else follows from it.',
    screen: 'style',
    when: { key: stylesKey, has: 'moody' },
    autoAdvance: true,
    questions: [
      {
        key: woodToneKey,
        label: 'Wood tone',
        answer: 'one',
        required: true,
        shared: true,
        options: woodTones.map((tone) => ({
          value: tone,
          label: optionLabel(tone),
          note: tone === 'light' ? 'Whitewashed oak, ash, birch.' : 'Walnut, smoked oak, espresso.',
          pictures: [`quiz/wood-tone/${tone}`],
        })),
      },
    ],
  },
];

import { type ColorIntensity, colors, optionLabel, type PieceKind, pieceNames, traitsOf } from '../../catalog/index.ts';
import { wants } from '../questions/pieces-wanted.ts';
import type { Step } from '../steps/step.ts';
import type { PieceWords } from './piece-steps.ts';
import { slugOf } from './piece-steps.ts';

const intensityNotes: Readonly<Record<ColorIntensity, string>> = {
  neutral: 'Cream, gray, black, natural.',
  accent: 'Mostly neutral, with a touch.',
  lots_of_color: 'The color you see first.',
};

const swatches: Readonly<Record<(typeof colors)[number], string>> = {
  green: '#5f7a66',
  blue: '#4d6a86',
  red: '#9c4a3c',
};

/** 'your dining chairs', but 'your sofa'. */
const named = (piece: PieceKind) => pieceNames[piece][piece === 'dining_chair' ? 'many' : 'one'].toLowerCase();

/** How colorful, then which color, for every piece that has one. */
export function colorSteps({ piece, heading }: PieceWords): Step[] {
  const intensities = traitsOf(piece).colorIntensities;
  if (intensities.length === 0) return [];
  const intensityKey = `${piece}.colorIntensity`;
  return [
    {
      slug: `${slugOf(piece)}-color-intensity`,
      chapter: 7,
      kind: 'radio-list',
      heading,
      title: `How colorful may your ${named(piece)} be?`,
      when: wants(piece),
      autoAdvance: true,
      questions: [
        {
          key: intensityKey,
          label: `${pieceNames[piece].one} palette`,
          answer: 'one',
          options: intensities.map((intensity) => ({
            value: intensity,
            label: optionLabel(intensity),
            note: intensityNotes[intensity],
            pictures: [`quiz/color-intensity/${intensity}`],
          })),
        },
      ],
    },
    {
      slug: `${slugOf(piece)}-color`,
      chapter: 7,
      kind: 'radio-list',
      heading,
      title: `Which color for your ${named(piece)}?`,
      help: 'Your specialist picks the shade.',
      when: {
        all: [wants(piece), { key: intensityKey, is: intensities.filter((intensity) => intensity !== 'neutral') }],
      },
      autoAdvance: true,
      questions: [
        {
          key: `${piece}.color`,
          label: `${pieceNames[piece].one} color`,
          answer: 'one',
          options: colors.map((color) => ({ value: color, label: optionLabel(color), swatch: swatches[color] })),
        },
      ],
    },
  ];
}

import { type ColorIntensity, colors, optionLabel, type PieceKind, pieceNames, traitsOf } from '../../catalog/index.ts';
import { wants } from '../questions/pieces-wanted.ts';
import type { Step } from '../steps/step.ts';
import { likeKeys, type PieceWords, slugOf } from './piece-steps.ts';

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

/** How colorful, then which color, for one piece. The earlier pieces suggest theirs. */
function stepsOfPiece({ piece, heading }: PieceWords, earlier: readonly PieceKind[]): Step[] {
  const intensities = traitsOf(piece).colorIntensities;
  const intensityKey = `${piece}.colorIntensity`;
  return [
    {
      slug: `${slugOf(piece)}-color-intensity`,
      chapter: 7,
      kind: 'radio-list',
      heading,
      title: `How colorful should your ${named(piece)} be?`,
      screen: 'boldness',
      when: wants(piece),
      autoAdvance: true,
      questions: [
        {
          key: intensityKey,
          label: `${pieceNames[piece].one} palette`,
          answer: 'one',
          ...likeKeys(earlier, 'colorIntensity'),
          options: intensities.map((intensity) => ({
            value: intensity,
            label: optionLabel(intensity),
            note: intensityNotes[intensity],
            pictures: [`quiz/${slugOf(piece)}-color-intensity/${intensity}`],
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
      screen: 'boldness',
      when: {
        all: [wants(piece), { key: intensityKey, is: intensities.filter((intensity) => intensity !== 'neutral') }],
      },
      autoAdvance: true,
      questions: [
        {
          key: `${piece}.color`,
          label: `${pieceNames[piece].one} color`,
          answer: 'one',
          ...likeKeys(earlier, 'color'),
          options: colors.map((color) => ({
            value: color,
            label: optionLabel(color),
            swatch: swatches[color],
            pictures: [`quiz/${slugOf(piece)}-color/${color}`],
          })),
        },
      ],
    },
  ];
}

/** The colors of every piece that has one. */
export function colorSteps(pieces: readonly PieceWords[]): Step[] {
  const colored = pieces.filter(({ piece }) => traitsOf(piece).colorIntensities.length > 0);
  return colored.flatMap((piece, at) =>
    stepsOfPiece(
      piece,
      colored.slice(0, at).map((earlier) => earlier.piece),
    ),
  );
}

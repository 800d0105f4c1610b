import { projectTerms } from '#core/project/index.ts';

/** What a scene shows: a photograph of the showroom, or a screen of the product. */
export type Shot =
  | { kind: 'photograph'; publicId: string }
  | { kind: 'screen'; name: 'style' | 'sofa' | 'measurements' | 'boards' | 'pieces' | 'checkout' };

export interface FilmScene {
  seconds: number;
  shot: Shot;
  /** On the picture: a few words in our own type. */
  title: string;
  /** Under it, for those who read along. The film has no sound: nothing is missed. */
  caption: string;
}

const photograph = (publicId: string): Shot => ({ kind: 'photograph', publicId });
const screen = (name: Extract<Shot, { kind: 'screen' }>['name']): Shot => ({ kind: 'screen', name });
const hours = `${projectTerms.boardsWithinHours} hours`;

/** The film, scene by scene. Every number comes from the rules; the fee can change, so the film doesn't name it. */
export const storyboard: readonly FilmScene[] = [
  {
    seconds: 5,
    shot: photograph('hero/hero-1'),
    title: 'A room that is yours, in ten minutes',
    caption: 'Furnishing a room does not have to take a month. You need about ten minutes.',
  },
  {
    seconds: 5,
    shot: screen('style'),
    title: 'Pick the style that feels like home',
    caption: 'Take the style quiz. You choose between pictures: Draper, Moody or Roy.',
  },
  {
    seconds: 5,
    shot: screen('sofa'),
    title: 'Say what you need, and what it may cost',
    caption: 'Tell us which pieces you want, in which shape, and what you would like to spend.',
  },
  {
    seconds: 5,
    shot: screen('measurements'),
    title: 'Two walls and a doorway',
    caption: 'Measure two walls and the doorway, so that everything fits, and comes in.',
  },
  {
    seconds: 5,
    shot: photograph('hero/hero-5'),
    title: 'A person reads every answer',
    caption: 'For one flat fee, a Living Space Specialist chooses for your room.',
  },
  {
    seconds: 6,
    shot: screen('boards'),
    title: `Two boards, within ${hours}`,
    caption: `Within ${hours} you receive two boards, every piece drawn at the same scale.`,
  },
  {
    seconds: 5,
    shot: screen('pieces'),
    title: 'Keep what you love',
    caption: 'Keep a piece, leave another. Each one says whether it passes your door.',
  },
  {
    seconds: 5,
    shot: screen('checkout'),
    title: 'One card, one order',
    caption: 'Order it all at once. The fee is credited, and shipping has one flat rate.',
  },
  {
    seconds: 5,
    shot: photograph('hero/hero-2'),
    title: 'Welcome home',
    caption: 'Ready to transform your space? Take the style quiz.',
  },
];

export const filmSeconds = storyboard.reduce((sum, { seconds }) => sum + seconds, 0);

const stamp = (seconds: number) =>
  `00:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}.000`;

/** The captions, as a browser reads them. */
export function captionsOf(scenes: readonly FilmScene[]): string {
  let from = 0;
  const cues = scenes.map(({ seconds, caption }, index) => {
    const cue = `${index + 1}\n${stamp(from)} --> ${stamp(from + seconds)}\n${caption}\n`;
    from += seconds;
    return cue;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}

import type { RoomGuess } from '#core/room/index.ts';
import type { NotAtOnce } from './can-show.ts';

const list = (parts: readonly string[]) =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** Guesses that can be seen; the rest is about what isn't drawn. */
const guesses: Partial<Record<RoomGuess, string>> = {
  'wall-a': 'the length of wall A',
  'wall-b': 'the length of wall B',
  'door-place': 'where the door is',
  windows: 'the window',
  ceiling: 'the ceiling height',
};

export const liveWords = {
  stepIn: 'Step into your room',
  title: 'Your room',
  close: 'Back to your boards',
  furniture: 'Furniture to show',
  views: 'View',
  above: 'From above',
  standing: 'Eye level',
  sitOn: (name: string) => `Sit on ${name}`,
  move: 'Move',
  left: 'Turn left',
  right: 'Turn right',
  ahead: 'Walk ahead',
  back: 'Walk back',
  canvas: 'Your furnished room. Arrow keys walk and turn. Drag to look around.',
  preparing: 'Furnishing your room',
  lighting: 'Your room is here. The light is getting better.',
  ready: 'Your room is ready.',
  guessed: (what: readonly RoomGuess[]) => {
    const named = what.flatMap((guess) => guesses[guess] ?? []);
    return named.length === 0 ? null : `We guessed ${list(named)}.`;
  },
  boxed: (names: readonly string[]) =>
    names.length === 0 ? null : `We have no model of ${list(names)} yet: a plain box of the same size stands in.`,
  painted: 'Wall color, floor and daylight are ours.',
  whyNot: {
    'no-webgl2': 'This browser can’t draw rooms. Your plan has everything that’s in them.',
    software: 'This device draws without a graphics card, so the room would be slow.',
    'save-data': 'You’re saving data. The room takes about 150 kB.',
  } satisfies Record<NotAtOnce, string>,
  anyway: 'Show it anyway',
  failed: 'We couldn’t go on drawing the room. Your plan has everything that’s in it.',
} as const;

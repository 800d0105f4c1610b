import {
  type Compass,
  type FloorKind,
  inchesInWords,
  type RoomFinishes,
  type RoomGuess,
  type RoomShape,
  usualDoorHeight,
  type WallColor,
} from '#core/room/index.ts';
import type { CarryInFilm } from '#core/selection/index.ts';
import type { NotAtOnce } from './can-show.ts';

const list = (parts: readonly string[]) =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

const lower = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** Guesses that can be seen; the rest is about what isn't drawn. */
const guesses: Partial<Record<RoomGuess, string>> = {
  'wall-a': 'the length of wall A',
  'wall-b': 'the length of wall B',
  'door-place': 'where the door is',
  'door-size': 'how wide the door is',
  'door-swing': 'which way the door opens',
  'door-hinge': 'the side of its hinges',
  windows: 'the window',
  ceiling: 'the ceiling height',
};

export const liveWords = {
  stepIn: 'Step into your room',
  title: 'Your room',
  backToBoards: 'Back to your boards',
  furniture: 'Furniture to show',
  views: 'View',
  above: 'From above',
  standing: 'Eye level',
  sitOn: (name: string) => `Sit on ${name}`,
  sit: 'Sit',
  move: 'Move',
  left: 'Turn left',
  right: 'Turn right',
  ahead: 'Walk ahead',
  back: 'Walk back',
  canvas:
    'Your furnished room. Arrow keys walk and turn. Drag to look around, tap a piece to choose it. R turns it, L locks it.',
  preparing: 'Furnishing your room',
  lighting: 'Your room is here. The light is getting better.',
  ready: 'Your room is ready.',
  guessed: (what: readonly RoomGuess[]) => {
    const named = what.flatMap((guess) => guesses[guess] ?? []);
    return named.length === 0 ? null : `We guessed ${list(named)}.`;
  },
  boxed: (names: readonly string[]) =>
    names.length === 0
      ? null
      : `We have no 3D model of ${list(names)} yet. You see a box of the same size with a picture of it.`,
  unloaded: (names: readonly string[]) =>
    names.length === 0
      ? null
      : `We couldn’t load the 3D model of ${list(names)}. You see a box of the same size with a picture of it.`,
  shifted: (names: readonly string[]) =>
    names.length === 0
      ? null
      : `The plan has ${list(names)} where your room as drawn has no floor, so we moved ${names.length === 1 ? 'it' : 'them'} to the nearest free spot.`,
  leftOut: (names: readonly string[]) =>
    names.length === 0 ? null : `Your room as drawn has no free floor for ${list(names)}.`,
  ours: (told: readonly (keyof RoomFinishes)[]) => {
    const ours = [
      ...(told.includes('walls') ? [] : ['wall color']),
      ...(told.includes('floor') ? [] : ['floor']),
      ...['curtains', 'lamps', 'plant', 'pictures'],
    ].join(', ');
    const begin = `${ours.charAt(0).toUpperCase()}${ours.slice(1)} and small things are ours.`;
    return `${begin} The daylight is from a day in October.`;
  },
  walls: 'Wall color',
  wallColors: {
    ...{ chalk: 'Chalk', clay: 'Soft clay', sage: 'Sage', fog: 'Fog', forest: 'Forest' },
  } satisfies Record<WallColor, string>,
  floor: 'Floor',
  floorKinds: {
    ...{ oak: 'Oak', ash: 'Pale ash', walnut: 'Walnut', carpet: 'Carpet' },
  } satisfies Record<FloorKind, string>,
  yourPicture: 'Your picture of the room',
  pictureKept: 'This picture goes with your share link and your receipt. Anyone with the link can see it.',
  takeBack: 'Don’t use it',
  notKept: 'Your picture is in your downloads, but we couldn’t save it for your share link. Please try again.',
  notTakenBack: 'We couldn’t remove the picture. Please try again.',
  sheet: 'Pieces and light',
  pieces: (count: number) => (count === 1 ? '1 piece' : `${count} pieces`),
  picture: 'Take a picture',
  pictureShort: 'Picture',
  hourLabel: 'Time of day',
  hour: (hour: number, evening: boolean) =>
    `${hour === 12 ? 'Noon' : `${((hour + 11) % 12) + 1} ${hour < 12 ? 'AM' : 'PM'}`}${evening ? ', lamps on' : ''}`,
  facing: 'The window faces',
  compass: { north: 'North', east: 'East', south: 'South', west: 'West' } satisfies Record<Compass, string>,
  measure: 'Measure',
  tapTwo: 'Tap two things in the room, or choose them here.',
  from: 'From',
  to: 'To',
  choose: 'Choose',
  between: (one: string, other: string) => `from ${one} to ${other}`,
  person: 'Person for scale',
  seeItComeIn: 'See it come in',
  noFilm: 'It fits through your door, but there isn’t enough free floor inside to show how it gets to its place.',
  filmOf: (name: string) => `How ${name} comes in`,
  filmStep: (step: number, { held, legsOff }: CarryInFilm) =>
    [
      `Outside your door: ${lower(held)}${legsOff ? ', with its legs off' : ''}.`,
      'Through the doorway.',
      'In its place.',
    ][step] ?? '',
  filmCount: (step: number) => `${step} of 3`,
  filmPlay: 'Play',
  filmPause: 'Pause',
  filmBack: 'Step back',
  filmNext: 'Next step',
  filmClose: 'Close the film',
  filmDoorGuess: ({ doors: [door], guessed }: RoomShape) => {
    if (!door) return null;
    const parts = [
      ...(guessed.includes('door-size') ? [`${inchesInWords(door.width)} wide`] : []),
      ...(door.height === null ? [`${usualDoorHeight} in high`] : []),
    ];
    const isPlaceGuessed = guessed.includes('door-place');
    if (parts.length === 0) return isPlaceGuessed ? 'We guessed where your door is.' : null;
    return `We guessed that your doorway is ${list(parts)}.${isPlaceGuessed ? ' We also guessed where the door is.' : ''}`;
  },
  filmWithout: (names: readonly string[]) =>
    names.length === 0
      ? null
      : `We left out ${list(names)} because ${names.length === 1 ? 'it' : 'they'} would be in the way.`,
  filmApart: ({ section, legsOff }: CarryInFilm) => {
    if (section !== null) return `It comes in sections. You see the one that needs the most room: ${lower(section)}.`;
    return legsOff ? 'Its legs come off first, and go back on inside.' : null;
  },
  undo: 'Undo',
  redo: 'Redo',
  movePiece: (name: string) => `Move ${name}`,
  nudge: {
    left: 'Move left on the plan',
    right: 'Move right on the plan',
    up: 'Move up on the plan',
    down: 'Move down on the plan',
  },
  turnPiece: (name: string) => `Turn ${name}`,
  lockPiece: (name: string) => `Lock ${name}`,
  swapFor: (name: string) => `Instead of ${name}`,
  whyNot: {
    'no-webgl2': 'This browser can’t draw rooms.',
    software: 'This device draws without a graphics card, so the room would be slow.',
    'save-data': 'Your browser is set to save data. The room uses about 150 kB.',
  } satisfies Record<NotAtOnce, string>,
  anyway: 'Show it anyway',
  failed: 'We had to stop drawing the room.',
  planHasAll: 'Your plan has everything that’s in it.',
} as const;

import {
  comfortablePlay,
  inchesInWords,
  isClearOf,
  mainDoor,
  type Place,
  type Placement,
  playInWords,
  type RoomShape,
  tiltsInto,
  type WayIn,
  wayIn,
} from '../../room/index.ts';
import { type Carried, decidingBody, isPacked, passes } from './door.ts';

/** How a piece gets into a room: nothing to see, a way worth showing, or none. */
export interface CarryIn {
  readonly kind: 'easy' | 'film' | 'none';
  /** What was measured, as a sentence. */
  readonly words: string;
}

type Held = WayIn['held'];
const heldWords: Readonly<Record<Held, string>> = {
  upright: 'Upright',
  'on its back': 'Laid on its back',
  'on its side': 'Turned on its side',
  'at an angle': 'Turned at an angle',
  'on its diagonal': 'Tilted onto its diagonal',
};

/** Whether the way in is worth a film: where it's tight, or where the piece is tilted or loses its legs. */
export function carryIn(item: Carried, shape: RoomShape): CarryIn {
  const door = mainDoor(shape);
  if (item.kind === 'rug') return { kind: 'easy', words: 'It comes rolled.' };
  if (isPacked(item)) return { kind: 'easy', words: 'It comes flat-packed and gets put together in the room.' };
  if (!door) return { kind: 'none', words: 'This room has no door on the plan.' };
  const decides = decidingBody(item, door);
  if (!decides) throw new Error('what comes packed was answered above');
  const [first] = tiltsInto(decides.body, door);
  if (!first) return { kind: 'none', words: decides.fit.reason.replace(/\.?$/, '.') };
  const isEasy = first.held === 'upright' && first.spare >= comfortablePlay && !decides.legsOff;
  return { kind: isEasy ? 'easy' : 'film', words: measured(item, first, decides.legsOff, door.width) };
}

function measured(
  { takesApart: { sections } }: Carried,
  { held, spare }: Pick<WayIn, 'held' | 'spare'>,
  legsOff: boolean,
  width: number,
): string {
  const how = [
    heldWords[held],
    ...(sections.length > 0 ? [`in ${sections.length} sections`] : []),
    ...(legsOff ? ['with its legs off'] : []),
  ].join(', ');
  const left = spare < 0.25 ? 'nothing' : playInWords(spare);
  const advice = spare < 0.25 ? ' Plan on taking the door off its hinges.' : '';
  return `${how}, ${left} to spare in a ${inchesInWords(width)} doorway.${advice}`;
}

export interface CarryInFilm {
  readonly way: WayIn;
  readonly words: string;
  readonly held: string;
  /** The part of the piece that is carried, in the piece's own measures: x to its right, y up, z out of its front. */
  readonly low: Place;
  readonly high: Place;
  readonly legsOff: boolean;
  /** The section that decides; null for a piece with one body. */
  readonly section: string | null;
  /** Other pieces that it would go through: they come in later. */
  readonly inTheWay: readonly string[];
}

export interface CarriedPiece {
  readonly item: Carried;
  readonly at: Placement;
  /** Inches above the floor in its place: the rug it's on. */
  readonly lift: number;
}

/** The film of a piece that is carried in; null where there's too little floor to get it to its place. */
export function carryInFilm(
  shape: RoomShape,
  { item, at, lift }: CarriedPiece,
  others: readonly { readonly id: string; readonly width: number; readonly depth: number; readonly at: Placement }[],
): CarryInFilm | null {
  const door = mainDoor(shape);
  const decides = door && decidingBody(item, door);
  if (!door || !decides || !passes(decides.fit)) return null;
  const { body, number, legsOff } = decides;
  const { low, high } = partOf(item, number, legsOff);
  const middle: Place = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2];
  const angle = (-at.turn * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const way = wayIn(shape, {
    size: body,
    at: {
      x: at.x + cosine * middle[0] + sine * middle[2],
      y: at.y + cosine * middle[2] - sine * middle[0],
      turn: at.turn,
    },
    above: lift + low[1],
  });
  if (!way) return null;
  return {
    ...{ way, low, high, legsOff, held: heldWords[way.held] },
    words: measured(item, way, legsOff, door.width),
    section: item.takesApart.sections[number]?.name ?? null,
    inTheWay: others.filter((other) => !isClearOf(way, other)).map(({ id }) => id),
  };
}

/** Where in the whole piece a body is: at its left and back, a top above the rest, without the legs that are off. */
function partOf(
  { dimensions, takesApart: { sections, legHeight } }: Carried,
  number: number,
  legsOff: boolean,
): { low: Place; high: Place } {
  const { width, depth, height } = dimensions;
  const section = sections[number];
  const legs = legsOff ? (legHeight ?? 0) : 0;
  if (!section) return { low: [-width / 2, legs, -depth / 2], high: [width / 2, height, depth / 2] };
  const isTop = section.width >= width && section.depth >= depth && section.height < height;
  const bottom = isTop ? height - section.height : 0;
  return {
    low: [-width / 2, bottom + legs, -depth / 2],
    high: [-width / 2 + section.width, bottom + section.height, -depth / 2 + section.depth],
  };
}

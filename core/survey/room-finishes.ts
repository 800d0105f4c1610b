import { type Style, styleIds } from '../catalog/index.ts';
import { type FloorKind, type PrintTaste, type RoomFinishes, usualFinishes, type WallColor } from '../room/index.ts';
import { type Answers, listOf, textOf } from './answers/answers.ts';
import { stylesKey } from './keys.ts';

/** Walls and floor of a room, and which of them the customer told us about. */
export interface OwnFinishes extends RoomFinishes {
  readonly told: readonly (keyof RoomFinishes)[];
  /** What kind of pictures we hang there. */
  readonly prints: PrintTaste;
}

/** What goes with a style, where a customer said nothing about their room. */
const ofStyle: Readonly<Record<Style, RoomFinishes>> = {
  draper: usualFinishes,
  moody: { walls: 'clay', floor: 'ash' },
  roy: { walls: 'fog', floor: 'walnut' },
};

const printsOf: Readonly<Record<Style, PrintTaste>> = { draper: 'warm', moody: 'soft', roy: 'graphic' };

/** The nearest of our colors to what people call theirs. The first that's found counts. */
const wallWords: readonly (readonly [WallColor, string])[] = [
  ['forest', '(?:dark|deep|forest|hunter|emerald|bottle)[ -]?green|forest|emerald'],
  ['sage', 'green|sage|olive|mint'],
  ['fog', 'blue|gr[ae]y|slate'],
  ['clay', 'terracotta|clay|pink|peach|blush|tan|beige|brick|brown'],
  ['chalk', 'white|cream|ivory|chalk|eggshell|plaster'],
];
const floorWords: readonly (readonly [FloorKind, string])[] = [
  ['carpet', 'carpet(?:ed|ing)?'],
  ['walnut', 'walnut|mahogany|dark(?: \\w+)?'],
  ['ash', 'ash|maple|birch|pine|light(?: \\w+)?|pale(?: \\w+)?|whitewashed'],
  ['oak', 'oak|hardwood|parquet|wood(?:en)?'],
];

interface Said<Kind> {
  readonly kind: Kind;
  readonly patterns: readonly RegExp[];
}

/** 'green walls', 'walls are a soft green', 'painted green': a green radiator is none of these. */
const saidOf = <Kind>(words: readonly (readonly [Kind, string])[], thing: string): readonly Said<Kind>[] =>
  words.map(([kind, color]) => ({
    kind,
    patterns: [
      new RegExp(`\\b(?:${color})\\b(?: \\w+)? (?:${thing})\\b`),
      new RegExp(`\\b(?:${thing})\\b(?: (?:is|are|in|of|a|an|the|very|soft|warm|light|all|our)){0,6} (?:${color})\\b`),
    ],
  }));

const saidWalls = saidOf(wallWords, 'walls?|painted|paint|wallpaper');
const saidFloors = saidOf(floorWords, 'floor(?:s|ing|boards?)?');

const found = <Kind>(text: string, said: readonly Said<Kind>[]): Kind | undefined =>
  said.find(({ patterns }) => patterns.some((pattern) => pattern.test(text)))?.kind;

/** As the customer described their room, else as it goes with their first style. */
export function finishesOf(answers: Answers): OwnFinishes {
  const described = ['a', 'b'].map((wall) => textOf(answers, `wall-${wall}-description`) ?? '');
  const text = described.join('. ').toLowerCase();
  const walls = found(text, saidWalls);
  const carpeted = /\b(?:wall-to-wall|fitted) carpet|\bcarpeted\b/.test(text) ? ('carpet' as const) : undefined;
  const floor = found(text, saidFloors) ?? carpeted;
  const style = styleIds.find((id) => id === listOf(answers, stylesKey)[0]);
  const usual = style ? ofStyle[style] : usualFinishes;
  return {
    walls: walls ?? usual.walls,
    floor: floor ?? usual.floor,
    // Before a dark wall, pale pictures would be holes in it.
    prints: walls === 'forest' ? 'dark' : style ? printsOf[style] : 'warm',
    told: [...(walls ? (['walls'] as const) : []), ...(floor ? (['floor'] as const) : [])],
  };
}

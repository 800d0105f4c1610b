import { budgetTiers, itemColors, materials, roomIds, styleLabels, traitsOf, woodTones } from '../../catalog/index.ts';
import { fromDollars } from '../../money/index.ts';
import type { Brief, BriefPiece } from '../../survey/index.ts';
import { type Columns, codeIn, maskIn, none } from './columns.ts';
import type { Doorway } from './door.ts';

/** One slot of a board: what's asked for, encoded like the columns. A zero mask asks for nothing. */
export interface Ask {
  readonly piece: BriefPiece;
  readonly columns: Columns;
  readonly quantity: number;
  readonly types: number;
  readonly size: number;
  readonly subTypes: number;
  readonly shapes: number;
  readonly materials: number;
  /** The colors a piece may have, and the ones it should have. */
  readonly colorsAllowed: number;
  readonly colorsWanted: number;
  /** The tier's price range in cents by item type; the last entry is for items without a type. */
  readonly tierFrom: Int32Array;
  readonly tierTo: Int32Array;
  readonly hasTier: boolean;
  /** Points for each set of style labels. */
  readonly stylePoints: Int32Array;
  readonly woodTone: number;
  readonly room: number;
  readonly boldness: number;
  readonly soon: boolean;
  readonly doorway: Doorway | null;
  /** The room's longer wall in inches; infinity when it wasn't measured. */
  readonly longestWall: number;
  /** Cached answers of the door rule per row: 0 not asked yet, 1 fits, 2 doesn't. */
  readonly doorAnswers: Uint8Array;
}

const allColors = maskIn(itemColors, itemColors);
const openEnd = 2 ** 31 - 1;

/** Points for the first to fourth favorite style; an item's best one counts. */
const stylePointsByRank = [300, 220, 160, 120];

export function compileAsk(brief: Brief, piece: BriefPiece, columns: Columns): Ask {
  const traits = traitsOf(piece.kind);
  const [tierFrom, tierTo] = tierRanges(piece);
  return {
    piece,
    columns,
    quantity: piece.quantity,
    types: maskIn(traits.types, piece.types),
    size: codeIn(traits.sizes, piece.size),
    subTypes: maskIn(traits.subTypes, piece.subTypes),
    shapes: maskIn(traits.shapes, piece.shapes),
    materials: maskIn(materials, piece.materials),
    ...colorMasks(piece),
    tierFrom,
    tierTo,
    hasTier: piece.tier !== null,
    stylePoints: Int32Array.from({ length: 1 << styleLabels.length }, (_, styles) =>
      Math.max(
        0,
        ...brief.styles.map((label, rank) =>
          styles & maskIn(styleLabels, [label]) ? (stylePointsByRank[rank] ?? 0) : 0,
        ),
      ),
    ),
    woodTone: codeIn(woodTones, brief.woodTone),
    room: maskIn(roomIds, [brief.room]),
    boldness: brief.boldness,
    soon: brief.soon,
    doorway: brief.doorway,
    longestWall: longestWall(brief),
    doorAnswers: new Uint8Array(columns.items.length),
  };
}

/** A single known wall may be the shorter one, so it decides nothing. */
export function longestWall({ walls }: Pick<Brief, 'walls'>): number {
  const { a = null, b = null } = walls ?? {};
  return a === null || b === null ? Number.POSITIVE_INFINITY : Math.max(a, b);
}

function colorMasks({ colorIntensity, colors }: BriefPiece): Pick<Ask, 'colorsAllowed' | 'colorsWanted'> {
  const neutral = maskIn(itemColors, ['neutral']);
  const wanted = colors.length > 0 ? maskIn(itemColors, colors) : allColors & ~neutral;
  switch (colorIntensity) {
    case null:
      return { colorsAllowed: allColors, colorsWanted: 0 };
    case 'neutral':
      return { colorsAllowed: neutral, colorsWanted: neutral };
    case 'accent':
      return { colorsAllowed: wanted | neutral, colorsWanted: wanted };
    case 'lots_of_color':
      return { colorsAllowed: wanted, colorsWanted: wanted };
  }
}

function tierRanges({ kind, tier, size }: BriefPiece): [Int32Array, Int32Array] {
  const { types } = traitsOf(kind);
  const ranges = [...types, null].map((type) => {
    const [from, to] = tier === null ? [0, null] : budgetTiers({ piece: kind, type, size })[tier];
    return { from: fromDollars(from), to: to === null ? openEnd : fromDollars(to) };
  });
  return [Int32Array.from(ranges, ({ from }) => from), Int32Array.from(ranges, ({ to }) => to)];
}

/** An item type's index in the tier tables. */
export function tierEntry({ tierFrom }: Ask, type: number): number {
  return type === none ? tierFrom.length - 1 : type;
}

import {
  budgetTiers,
  itemColors,
  materials,
  roomIds,
  styleLabels,
  type TierQuestion,
  traitsOf,
  woodTones,
} from '../../catalog/index.ts';
import { fromDollars } from '../../money/index.ts';
import type { Brief, BriefPiece } from '../../survey/index.ts';
import { type Columns, codeIn, maskIn } from './columns.ts';
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
  /** The tier's price range in cents, as the customer read it. */
  readonly tierFrom: number;
  readonly tierTo: number;
  readonly hasTier: boolean;
  /** Points for each set of style labels. */
  readonly stylePoints: Int32Array;
  readonly hasStyles: boolean;
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
    ...tierRange(piece),
    hasTier: piece.tier !== null,
    stylePoints: Int32Array.from({ length: 1 << styleLabels.length }, (_, styles) =>
      Math.max(
        0,
        ...brief.styles.map((label, rank) =>
          styles & maskIn(styleLabels, [label]) ? (stylePointsByRank[rank] ?? 0) : 0,
        ),
      ),
    ),
    hasStyles: brief.styles.length > 0,
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

/** The tiers the quiz showed for this piece: they depend on the type only when exactly one was chosen. */
export const tierQuestionOf = ({ kind, types, size }: BriefPiece): TierQuestion => ({
  piece: kind,
  type: types.length === 1 ? (types[0] ?? null) : null,
  size,
});

/** The tier's range for this piece in cents. */
export function tierRange(piece: BriefPiece): Pick<Ask, 'tierFrom' | 'tierTo'> {
  const [from, to] = piece.tier === null ? [0, null] : budgetTiers(tierQuestionOf(piece))[piece.tier];
  return { tierFrom: fromDollars(from), tierTo: to === null ? openEnd : fromDollars(to) };
}

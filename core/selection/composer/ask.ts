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
import type { Doorway } from '../door/door.ts';
import { type Columns, codeIn, maskIn } from './columns.ts';
import { stylePointsFor } from './score/style-degree.ts';
import { points } from './score/terms.ts';

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
  /** Points for each set of style labels, each color and each set of materials. */
  readonly stylePoints: Int32Array;
  readonly colorPoints: Int32Array;
  readonly materialPoints: Int32Array;
  /** What customers kept, for each row; null where nothing is learned. */
  readonly learned: Int16Array | null;
  /** The chosen styles. */
  readonly styles: number;
  readonly hasStyles: boolean;
  readonly woodTone: number;
  readonly room: number;
  readonly soon: boolean;
  readonly doorway: Doorway | null;
  /** The room's longer wall in inches; infinity when it wasn't measured. */
  readonly longestWall: number;
  /** Cached answers of the door rule per row: 0 not asked yet, 1 fits, 2 doesn't. */
  readonly doorAnswers: Uint8Array;
}

const allColors = maskIn(itemColors, itemColors);
const openEnd = 2 ** 31 - 1;

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
    stylePoints: stylePointsFor(brief.styles),
    colorPoints: colorPointsFor(piece, brief.boldness),
    materialPoints: materialPointsFor(maskIn(materials, piece.materials)),
    learned: columns.learned?.rows ?? null,
    styles: maskIn(styleLabels, brief.styles),
    hasStyles: brief.styles.length > 0,
    woodTone: codeIn(woodTones, brief.woodTone),
    room: maskIn(roomIds, [brief.room]),
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

/** Bold customers like color, calm ones less of it. */
function colorPointsFor(piece: BriefPiece, boldness: number): Int32Array {
  const { wanted, allowed, unasked, givenUp, boldness: perStep } = points.color;
  const { colorsAllowed, colorsWanted } = colorMasks(piece);
  return Int32Array.from(itemColors, (_, code) => {
    const color = 1 << code;
    const asked =
      colorsWanted === 0 ? unasked : colorsWanted & color ? wanted : colorsAllowed & color ? allowed : givenUp;
    return asked + (boldness - usualBoldness) * (code === 0 ? -perStep : perStep);
  });
}
const usualBoldness = 5;

function materialPointsFor(asked: number): Int32Array {
  const { wanted, unasked, givenUp } = points.material;
  return Int32Array.from({ length: 1 << materials.length }, (_, made) =>
    asked === 0 ? unasked : asked & made ? wanted : givenUp,
  );
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

import {
  budgetTierIds,
  colorIntensities,
  colors,
  labelsOfStyle,
  materials,
  type PieceKind,
  piecesOf,
  roomIds,
  rugStyleNumbered,
  sizesOf,
  styleIds,
  woodTones,
} from '../catalog/index.ts';
import { measurementsOfDrawing, type RoomMeasurements, type RoomShape } from '../room/index.ts';
import { type Answers, listOf, numberOf, textOf } from './answers/answers.ts';
import { prune } from './answers/prune.ts';
import type { Brief, BriefPiece } from './brief.ts';
import {
  boldnessKey,
  morePiecesKey,
  notSure,
  piecesKey,
  roomKey,
  stylesKey,
  timelineKey,
  woodToneKey,
} from './keys.ts';
import { boldness } from './questions/boldness.ts';
import { measurementsOf } from './room-plan.ts';

const among = <T extends string>(values: readonly T[], value: unknown): T | null =>
  values.find((one) => one === value) ?? null;

const onlyIf = <T>(value: T | null): readonly T[] => (value === null ? [] : [value]);

/** How many of a piece the boards show. 0 means the customer counted and wants none. */
export function quantityOf(answers: Answers, piece: PieceKind): number {
  const quantity = textOf(answers, `${piece}.quantity`);
  if (quantity === 'Other') return numberOf(answers, `${piece}.quantity_other`) ?? 1;
  return quantity === null ? 1 : Number.parseInt(quantity, 10);
}

function typesOf(answers: Answers, piece: PieceKind): readonly string[] {
  const several = listOf(answers, `${piece}.type`);
  if (piece === 'rug') return several.flatMap((style) => rugStyleNumbered(Number(style)) ?? []);
  return onlyIf(textOf(answers, `${piece}.type`));
}

function pieceOf(answers: Answers, kind: PieceKind): BriefPiece {
  // A rug's size has its own 'not sure'; elsewhere it leaves the choice to the specialist.
  const told = (trait: string) => {
    const answer = textOf(answers, `${kind}.${trait}`);
    return answer === notSure && !sizesOf(kind).some((size) => size === answer) ? null : answer;
  };
  return {
    kind,
    types: typesOf(answers, kind),
    subTypes: onlyIf(told('sub_type')),
    materials: onlyIf(among(materials, told('materials'))),
    shapes: onlyIf(told('shape')),
    tier: among(budgetTierIds, told('budget')),
    colorIntensity: among(colorIntensities, told('colorIntensity')),
    colors: onlyIf(among(colors, told('color'))),
    quantity: quantityOf(answers, kind),
    size: among(sizesOf(kind), told('size')),
  };
}

const usualBoldness = boldness.questions.find((question) => question.answer === 'scale')?.usual ?? 5;

/** The room's measurements: those of the drawing, and where it only guessed, the customer's. */
function measurementsIn(answers: Answers, drawn: RoomShape | null): RoomMeasurements {
  const told = measurementsOf(answers);
  if (drawn === null) return told;
  const { wallA, wallB, doorway } = measurementsOfDrawing(drawn);
  return {
    wallA: wallA ?? told.wallA,
    wallB: wallB ?? told.wallB,
    doorway: { width: doorway.width ?? told.doorway.width, height: doorway.height ?? told.doorway.height },
  };
}

/** The composer's brief from these answers and the room as it was drawn; null until they name a room. */
export function briefOf(given: Answers, drawn: RoomShape | null = null): Brief | null {
  const answers = prune(given);
  const room = among(roomIds, textOf(answers, roomKey));
  if (room === null) return null;
  const woodTone = among(woodTones, textOf(answers, woodToneKey));
  const favorites = listOf(answers, stylesKey).flatMap((style) => onlyIf(among(styleIds, style)));
  const wanted = [...listOf(answers, piecesKey), ...listOf(answers, morePiecesKey)];
  const { wallA, wallB, doorway } = measurementsIn(answers, drawn);
  return {
    room,
    styles: favorites.flatMap((style) => labelsOfStyle(style, woodTone)),
    woodTone,
    pieces: piecesOf(room)
      .filter((kind) => wanted.includes(kind))
      .map((kind) => pieceOf(answers, kind))
      .filter(({ quantity }) => quantity > 0),
    doorway:
      doorway.width === null || doorway.height === null ? null : { width: doorway.width, height: doorway.height },
    walls: { a: wallA, b: wallB },
    boldness: numberOf(answers, boldnessKey) ?? usualBoldness,
    soon: numberOf(answers, timelineKey) === 1,
  };
}

import { z } from 'zod';
import {
  budgetTierIds,
  colorIntensities,
  colors,
  isPieceKind,
  materials,
  type PieceKind,
  pieceKinds,
} from '../../catalog/index.ts';
import type { Brief, BriefPiece } from '../../survey/index.ts';
import { slotsOf } from '../compose.ts';

const few = <Value extends z.ZodType>(value: Value) => z.array(value).max(8);
const trait = z.string().max(60);

/** What a slot asks for that the quiz didn't say: the customer's newer wish, or a slot the specialist added. */
export const slotWishSchema = z.object({
  /** Only for an added slot. */
  kind: z.enum(pieceKinds).optional(),
  types: few(trait).optional(),
  subTypes: few(trait).optional(),
  materials: few(z.enum(materials)).optional(),
  shapes: few(trait).optional(),
  tier: z.enum(budgetTierIds).nullable().optional(),
  colorIntensity: z.enum(colorIntensities).nullable().optional(),
  colors: few(z.enum(colors)).optional(),
  size: trait.nullable().optional(),
});
export type SlotWish = z.infer<typeof slotWishSchema>;

/** By slot number. */
export type Wishes = Readonly<Record<string, SlotWish>>;

/** Boards have at most this many slots. */
export const mostSlots = 12;

const blank = (kind: PieceKind): BriefPiece => ({
  ...{ kind, types: [], subTypes: [], materials: [], shapes: [], tier: null },
  ...{ colorIntensity: null, colors: [], quantity: 1, size: null },
});

const given = <Value extends object>(value: Value) =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Partial<Value>;

function amended(piece: BriefPiece, wish: SlotWish | undefined): BriefPiece {
  if (!wish) return piece;
  const { kind: _, ...rest } = wish;
  return { ...piece, ...(given(rest) as Partial<BriefPiece>) };
}

/** What each slot asks for, newest wishes included. Slots the specialist added come behind those of the quiz. */
export function slotsWith(brief: Brief, wishes: Wishes): (BriefPiece | undefined)[] {
  const slots: (BriefPiece | undefined)[] = slotsOf(brief).map((piece, slot) => amended(piece, wishes[slot]));
  for (const [slot, wish] of Object.entries(wishes)) {
    const place = Number(slot);
    if (wish.kind && place >= slotsOf(brief).length && place < mostSlots) {
      slots[place] = amended(blank(wish.kind), wish);
    }
  }
  return slots;
}

/** The brief the composer works from: the quiz's slots with the newest wishes. Added slots are filled by hand. */
export const briefWith = (brief: Brief, wishes: Wishes): Brief => ({
  ...brief,
  pieces: slotsOf(brief).map((piece, slot) => amended(piece, wishes[slot])),
});

/** The first number for another slot, or null if the boards are full. */
export function freeSlot(brief: Brief, taken: readonly number[]): number | null {
  const next = Math.max(slotsOf(brief).length - 1, ...taken) + 1;
  return next < mostSlots ? next : null;
}

export const kindNamed = (text: string): PieceKind | null => (isPieceKind(text) ? text : null);

import { z } from 'zod';
import { recordIdSchema } from '../catalog/index.ts';

export const boardIds = ['a', 'b'] as const;
export type BoardId = (typeof boardIds)[number];

/** Where a piece is on its board: its foot, in percent of the wide format. */
export const footSchema = z.object({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) });
export type Foot = z.infer<typeof footSchema>;

export interface BoardPiece {
  readonly recordId: string;
  /** The specialist's note about it. */
  readonly note: string;
  readonly quantity: number;
  /** Where the specialist put it; if missing, the collage places it. */
  readonly foot?: Foot;
  /** Record ids the customer can take instead, best first. Set when the boards are published. */
  readonly alternatives?: readonly string[];
}

export interface Board {
  readonly name: string;
  readonly note: string;
  readonly furniture: readonly BoardPiece[];
}

/** Board A and Board B. */
export type Boards = readonly [Board, Board];

const note = z.string().trim().max(2000, 'A note has at most 2,000 characters.').default('');
const quantity = z.number().int().min(1).max(99).default(1);
const plainPiece = recordIdSchema.transform((recordId): BoardPiece => ({ recordId, note: '', quantity: 1 }));
/** A program may send back what it read; where a piece is and what could replace it are ours to say. */
const asRead = { foot: footSchema.optional(), alternatives: z.array(recordIdSchema).max(99).optional() };
const notedPiece = z
  .strictObject({ recordId: recordIdSchema, note, quantity, ...asRead })
  .transform((piece): BoardPiece => ({ recordId: piece.recordId, note: piece.note, quantity: piece.quantity }));

export const boardSchema = z.strictObject({
  name: z.string().trim().min(1, 'A board needs a name.').max(120, 'A name has at most 120 characters.'),
  note,
  furniture: z
    .array(z.union([plainPiece, notedPiece]))
    .min(1, 'A board needs at least one piece.')
    .refine((pieces) => new Set(pieces.map(({ recordId }) => recordId)).size === pieces.length, {
      message: 'A piece can be on a board only once.',
    }),
});

/** Boards as submitted: exactly two, each piece by record id alone or with a note. */
export const boardsSchema = z.tuple([boardSchema, boardSchema], 'A selection has exactly two boards.');

export function recordIdsOf(boards: readonly Board[]): string[] {
  return [...new Set(boards.flatMap(({ furniture }) => furniture.map(({ recordId }) => recordId)))];
}

/** Everything that can be chosen: the pieces on the boards and their alternatives. */
export function recordIdsOffered(boards: readonly Board[]): string[] {
  return [
    ...new Set(
      boards.flatMap(({ furniture }) =>
        furniture.flatMap(({ recordId, alternatives = [] }) => [recordId, ...alternatives]),
      ),
    ),
  ];
}

/** Submitting the same boards twice makes one selection: same names, notes, pieces and order. */
export function sameBoards(one: Boards, other: Boards): boolean {
  const text = (boards: Boards) =>
    JSON.stringify(
      boards.map(({ name, note: words, furniture }) => [
        name,
        words,
        furniture.map((piece) => [piece.recordId, piece.note, piece.quantity]),
      ]),
    );
  return text(one) === text(other);
}

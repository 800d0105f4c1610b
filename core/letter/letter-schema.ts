import { z } from 'zod';

const row = z.tuple([z.string(), z.string()]).readonly();

const piece = z.object({
  name: z.string(),
  quantity: z.number().int().positive(),
  /** For its picture, which is looked up when the letter goes out. */
  recordId: z.string().optional(),
  /** Its maker, size or dates, one per line. */
  facts: z.array(z.string()).readonly().optional(),
  /** How it fits, as a sentence. */
  fit: z.object({ words: z.string(), isTight: z.boolean() }).optional(),
  value: z.string().optional(),
});

const board = z.object({
  title: z.string(),
  caption: z.string(),
  /** The main piece first: its picture is the large one where the board's own can't be drawn. */
  pieces: z.array(z.object({ name: z.string(), recordId: z.string() })).readonly(),
});

const sum = z.object({
  label: z.string(),
  value: z.string(),
  /** Why it's there, or why it's that much. */
  why: z.string().optional(),
  isTotal: z.boolean().optional(),
});

/** What a letter says. The layout adds our look, in HTML and in plain text. */
export const letterSchema = z.object({
  title: z.string(),
  /** A few words across from our name: the room, or the order's number. */
  about: z.string().optional(),
  /** Each paragraph is one line. */
  paragraphs: z.array(z.string()).readonly(),
  /** The customer's own picture of their room, which is looked up when the letter goes out. */
  room: z.object({ selectionId: z.string() }).optional(),
  boards: z.array(board).readonly().optional(),
  /** Whose collages show the boards. They're drawn when the letter goes out. */
  collages: z.object({ selectionId: z.string() }).optional(),
  /** What the specialist wrote, and who that is. */
  quotes: z
    .object({
      words: z.array(z.object({ about: z.string(), words: z.string() })).readonly(),
      by: z.string(),
    })
    .optional(),
  pieces: z
    .object({
      title: z.string().optional(),
      aside: z.string().optional(),
      list: z.array(piece).readonly(),
      /** Those that aren't listed one by one. */
      rest: row.optional(),
    })
    .optional(),
  /** The arithmetic, line by line. */
  sums: z.object({ title: z.string().optional(), rows: z.array(sum).readonly() }).optional(),
  /** Other facts with their labels. */
  rows: z.array(row).readonly().optional(),
  button: z.object({ label: z.string(), href: z.string() }).optional(),
  /** Below the button: why this letter was sent. */
  closing: z.string().optional(),
  /** At the very bottom: the unsubscribe link. */
  unsubscribe: z.string().optional(),
});

export type Letter = z.infer<typeof letterSchema>;
export type LetterPiece = z.infer<typeof piece>;
export type LetterBoard = z.infer<typeof board>;
export type LetterSum = z.infer<typeof sum>;

/** The sender, as the law wants it named. */
export interface LetterSender {
  origin: string;
  legalName: string;
  postalAddress: string;
}

/** The pieces whose pictures a letter shows. */
export const piecesPictured = ({ boards = [], pieces }: Letter): string[] => [
  ...new Set([
    ...boards.flatMap((one) => one.pieces.map(({ recordId }) => recordId)),
    ...(pieces?.list ?? []).flatMap(({ recordId }) => recordId ?? []),
  ]),
];

import type {
  BudgetTier,
  Color,
  ColorIntensity,
  Material,
  PieceKind,
  Room,
  StyleLabel,
  WoodTone,
} from '../catalog/index.ts';

/** One piece a customer asks for. An empty list means they leave it to us. */
export interface BriefPiece {
  readonly kind: PieceKind;
  readonly types: readonly string[];
  readonly subTypes: readonly string[];
  readonly materials: readonly Material[];
  readonly shapes: readonly string[];
  readonly tier: BudgetTier | null;
  readonly colorIntensity: ColorIntensity | null;
  readonly colors: readonly Color[];
  readonly quantity: number;
  /** A catalog size; null if undecided. */
  readonly size: string | null;
}

/** What a set of answers asks the composer for. */
export interface Brief {
  readonly room: Room;
  /** The catalog's labels, favorite first. */
  readonly styles: readonly StyleLabel[];
  readonly woodTone: WoodTone | null;
  readonly pieces: readonly BriefPiece[];
  /** Inches; null until it's measured. */
  readonly doorway: { readonly width: number; readonly height: number } | null;
  /** Inches, for the two walls that meet in a corner. */
  readonly walls?: { readonly a: number | null; readonly b: number | null };
  /** How bold we may be, 1 to 10. */
  readonly boldness: number;
  /** 'Needed yesterday' as opposed to 'no rush'. */
  readonly soon: boolean;
}

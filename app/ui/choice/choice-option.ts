import type { ReactNode } from 'react';
import type { GroundTone } from '../picture/ground.tsx';

export interface ChoiceOption {
  value: string;
  label: string;
  note?: ReactNode;
  disabled?: boolean;
  /** Cards: a line below the pictures, for 'No thanks' or 'Not sure'. */
  small?: boolean;
  /** Rows: a price or range at the end of the line. */
  aside?: ReactNode;
  /** Cards: a cut-out on the background. */
  picture?: ReactNode;
  /** Cards: it lies on the floor, so the background has no wall. */
  lies?: boolean;
  /** Cards: a color instead of a picture. */
  swatch?: string;
  /** Cards: a small plan beside the name. */
  glyph?: ReactNode;
  /** Cards: the background while not chosen. */
  tone?: GroundTone;
}

export interface ChoiceGroupLook {
  /** The question. With a lead in the grid it's for screen readers only, so it doesn't show twice. */
  label: string;
  hideLabel?: boolean;
  options: readonly ChoiceOption[];
  /** rows: a plain list; pills: a few short ones on a line; cards: pictures or colors, all the same size. */
  form?: 'rows' | 'pills' | 'cards';
  /** Cards: the first cell of the grid, which holds the question itself. */
  lead?: ReactNode;
  /** Cards: how many per row from 768 px. */
  columns?: 2 | 3 | 4 | 5;
  hint?: ReactNode;
  error?: ReactNode;
  name?: string;
  required?: boolean;
}

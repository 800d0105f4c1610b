import type { ReactNode } from 'react';
import type { GroundTone } from '../picture/ground.tsx';

export interface ChoiceOption {
  value: string;
  label: string;
  note?: ReactNode;
  disabled?: boolean;
  /** Rows: at the end of the line, a price or a range. */
  aside?: ReactNode;
  /** Cards: a cut-out that stands on the ground. */
  picture?: ReactNode;
  /** Cards: a colour instead of a picture. */
  swatch?: string;
  /** Cards: a small plan beside the name. */
  glyph?: ReactNode;
  /** Cards: the ground while it is not chosen. */
  tone?: GroundTone;
}

export interface ChoiceGroupLook {
  /** The question. Where a lead stands in the grid, it is read out and not shown twice. */
  label: string;
  hideLabel?: boolean;
  options: readonly ChoiceOption[];
  /** rows: a plain list; pills: a few short ones in a line; cards: pictures or colours, all of one size. */
  form?: 'rows' | 'pills' | 'cards';
  /** Cards: the first cell of the grid, where the question itself stands. */
  lead?: ReactNode;
  /** Cards: how many stand side by side from 768 px on. */
  columns?: 2 | 3 | 4 | 5;
  hint?: ReactNode;
  error?: ReactNode;
  name?: string;
  required?: boolean;
}

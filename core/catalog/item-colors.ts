import { colors } from './piece-traits.ts';

/** A piece's color family: what stands back, or the color that asks to be seen. */
export const itemColors = ['neutral', ...colors] as const;
export type ItemColor = (typeof itemColors)[number];

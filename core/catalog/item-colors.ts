import { colors } from './piece-traits.ts';

/** A piece's color family: neutral, or its strongest color. */
export const itemColors = ['neutral', ...colors] as const;
export type ItemColor = (typeof itemColors)[number];

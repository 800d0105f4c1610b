import { brands } from '../catalog/brands.ts';

export interface Mark {
  name: string;
  /** Below `showroom/marks/`. */
  file: string;
}

export const brandMarks: Mark[] = Object.values(brands).map(({ name, mark }) => ({ name, file: `brands/${mark}.svg` }));

/** Invented papers and magazines. */
export const pressMarks: Mark[] = [
  { name: 'The Inner Room', file: 'press/the-inner-room.svg' },
  { name: 'Sill & Stair', file: 'press/sill-and-stair.svg' },
  { name: 'Northlight Weekly', file: 'press/northlight-weekly.svg' },
  { name: 'Plumb', file: 'press/plumb.svg' },
  { name: 'The Daily Ledge', file: 'press/the-daily-ledge.svg' },
  { name: 'Good Corner', file: 'press/good-corner.svg' },
];

export const logo = { large: 'logo-large.svg', small: 'logo-small.svg' } as const;

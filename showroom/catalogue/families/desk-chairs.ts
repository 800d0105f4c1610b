import type { Piece } from '../piece.ts';
import { type Chair, chairPiece } from './chair.ts';

const definitions: Chair[] = [
  {
    name: 'Clerk',
    kind: 'desk_chair',
    brand: 'brackenfield',
    style: 'Moody light',
    back: 'low',
    dollars: 399,
    cover: 'sand',
    blurb: 'A soft seat on five quiet casters.',
  },
  {
    name: 'Editor',
    kind: 'desk_chair',
    brand: 'osterby',
    style: 'Draper',
    back: 'ribbed',
    dollars: 1190,
    cover: 'cognac',
    blurb: 'Ribs of cognac leather in a walnut shell.',
  },
  {
    name: 'Foreman',
    kind: 'desk_chair',
    brand: 'quillon',
    style: 'Axelrod',
    back: 'high',
    dollars: 1790,
    cover: 'black',
    blurb: 'A high back in black leather, tilt and lock.',
  },
  {
    name: 'Counsel',
    kind: 'desk_chair',
    brand: 'pell',
    style: 'Moody dark',
    back: 'high',
    dollars: 1890,
    cover: 'espresso',
    blurb: 'For long letters and longer calls.',
  },
  {
    name: 'Intern',
    kind: 'desk_chair',
    brand: 'brackenfield',
    style: 'Axelrod',
    also: 'Draper',
    back: 'low',
    dollars: 549,
    cover: 'slate',
    blurb: 'Small, sturdy, promoted every year.',
  },
  {
    name: 'Scholar',
    kind: 'desk_chair',
    brand: 'pell',
    style: 'Moody dark',
    back: 'ribbed',
    dollars: 1290,
    cover: 'forest',
    blurb: 'Ribbed velvet with arms of dark oak.',
  },
];

export const deskChairs: Piece[] = definitions.map(chairPiece);

import { fabricTerms, rugTerms } from './fabric-and-rugs.ts';
import { buyingTerms, roomTerms } from './room-and-buying.ts';
import { seatingTerms } from './seating.ts';
import { bedTerms, tableTerms } from './tables-and-beds.ts';
import type { GlossaryTerm } from './term.ts';
import { woodTerms } from './wood.ts';

export { anchorOf, type GlossaryTerm, glossaryGroups } from './term.ts';

/** É is filed under E. */
const letterOf = ({ term }: GlossaryTerm) => term.normalize('NFKD').charAt(0).toUpperCase();

export const glossary: readonly GlossaryTerm[] = [
  ...seatingTerms,
  ...tableTerms,
  ...bedTerms,
  ...woodTerms,
  ...fabricTerms,
  ...rugTerms,
  ...roomTerms,
  ...buyingTerms,
].sort((one, other) => one.term.localeCompare(other.term, 'en'));

export interface GlossaryLetter {
  readonly letter: string;
  readonly terms: readonly GlossaryTerm[];
}

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** A to Z, including letters with no terms, so the index shows the whole alphabet. */
export const byLetter = (terms: readonly GlossaryTerm[]): readonly GlossaryLetter[] =>
  alphabet.map((letter) => ({ letter, terms: terms.filter((term) => letterOf(term) === letter) }));

import { anchorOf } from './term.ts';

/** The glossary terms a shopper meets in the quiz and next to a piece, with the word used there when it differs. */
const met: readonly (readonly [term: string, word?: string])[] = [
  ['Sectional'],
  ['Chaise'],
  ['Modular sofa', 'modular'],
  ['Loveseat'],
  ['Sleeper'],
  ['Ottoman'],
  ['Swivel chair', 'swivel'],
  ['Track arm'],
  ['Rolled arm'],
  ['Exposed frame', 'exposed(?: wood)? frame'],
  ['Platform bed', 'platform'],
  ['Canopy bed', 'canopy'],
  ['Headboard'],
  ['Console table', 'console'],
  ['Counter height'],
  ['Bar height'],
  ['Pedestal'],
  ['Trestle'],
  ['Drop leaf'],
  ['Nesting tables', 'nesting'],
  ['Border rug', 'border'],
  ['Moroccan rug', 'moroccan'],
  ['Flatweave'],
  ['Hand-knotted'],
  ['Hand-tufted'],
  ['Bouclé'],
  ['Velvet'],
  ['Linen'],
  ['Performance fabric'],
  ['Top grain', 'top[- ]grain'],
  ['Full grain', 'full[- ]grain'],
  ['Kiln-dried'],
  ['Veneer'],
  ['Solid wood', 'solid (?:wood|oak|walnut|ash|teak)'],
  ['Walnut'],
  ['Oak'],
  ['White glove'],
];

export interface MetTerm {
  readonly term: string;
  readonly href: string;
}

export const metTerms: readonly string[] = met.map(([term]) => term);

const patterns = met.map(([term, word = term]) => ({
  term,
  href: `/glossary#${anchorOf(term)}`,
  pattern: new RegExp(`(?<!\\p{L})${word}(?:s|es)?(?!\\p{L})`, 'iu'),
}));

/** The terms this text mentions, in list order: what a thing is comes before what it's made of. */
export const termsIn = (words: string): readonly MetTerm[] =>
  patterns.filter(({ pattern }) => pattern.test(words)).map(({ term, href }) => ({ term, href }));

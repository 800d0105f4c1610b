import type { Sample } from './sample.ts';

export interface BrandWords extends Sample {
  readonly about: string;
}

const sample = (about: string): BrandWords => ({ about, sample: true });

/** What we say about each brand, keyed by its catalog id. Names and logos come from the catalog. */
export const brandWords = {
  fenn: sample('Sofas built one at a time, by one upholsterer, who signs the frame.'),
  larkmoor: sample('Deep seats for slow afternoons. Feather over foam, in covers that come off.'),
  pell: sample('Chairs and beds cut like a good coat: straight seams, no spare cloth.'),
  osterby: sample('Show-wood frames that need no hiding, oiled and easy to mend.'),
  coldwater: sample('Sideboards and dressers with hand-cut joints and drawers that close themselves, from fit alone.'),
  brackenfield: sample('Everyday pieces in honest wood, at prices that leave room for a rug.'),
  norrhamn: sample('Pale ash and oak from the north. Little ornament, lots of light.'),
  quillon: sample('Welded steel and smoked oak, made in a shop that used to make gates.'),
  tarn: sample('Hand-knotted wool rugs, washed in rainwater and made to be walked on.'),
  saltmarsh: sample('Flat-woven wool, in stripes and borders borrowed from the shore.'),
} as const satisfies Readonly<Record<string, BrandWords>>;

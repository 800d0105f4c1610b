import type { PlanRow } from './plan-row.ts';

/** Offices of the second edition: shell, way, style, hour, and the pieces by their slugs. */
export const officeRows: readonly PlanRow[] = [
  [
    'ranch',
    'corner',
    'Draper',
    'morning',
    'ledger-desk-walnut editor-desk-chair-cognac lattice-rug-5x8 nod-sleeper-sofa-washed-denim',
  ],
  [
    'loft',
    'vignette',
    'Axelrod',
    'afternoon',
    'draft-desk-smoked-oak foreman-desk-chair-black mesa-rug-5x8 nod-sleeper-sofa-slate',
  ],
  [
    'prewar',
    'wide',
    'Moody dark',
    'evening',
    'study-desk-espresso-oak counsel-desk-chair-espresso nocturne-rug-5x8 vesper-sleeper-sofa-cocoa',
  ],
  [
    'coast',
    'across',
    'Moody light',
    'morning',
    'plank-desk-oak clerk-desk-chair-sand verge-rug-5x8 nod-sleeper-sofa-fog',
  ],
  [
    'bay',
    'high',
    'Draper',
    'afternoon',
    'vitrine-desk-glass quill-desk-chair-rust selvage-rug-5x8 layover-sleeper-sofa-terracotta',
  ],
  ['farmhouse', 'low', 'Moody light', 'noon', 'chartroom-desk-oak fennel-desk-chair-sage'],
  [
    'apartment',
    'along',
    'Moody light',
    'overcast',
    'rise-standing-desk-oak clerk-desk-chair-sand ourika-rug-6x9 boathouse-sideboard-oak',
  ],
  [
    'garden',
    'straight',
    'Axelrod',
    'overcast',
    'lift-standing-desk-smoked-oak intern-desk-chair-slate mesa-rug-6x9 layover-sleeper-sofa-black',
  ],
  [
    'arch',
    'corner',
    'Draper',
    'noon',
    'ascent-standing-desk-walnut notary-desk-chair-ink selvage-rug-6x9 briar-lounge-chair-cognac',
  ],
  [
    'library',
    'vignette',
    'Moody dark',
    'afternoon',
    'aerie-standing-desk-espresso-oak scholar-desk-chair-forest nocturne-rug-6x9 vesper-sleeper-sofa-oxblood',
  ],
  [
    'attic',
    'wide',
    'Axelrod',
    'morning',
    'signal-standing-desk-glass ticker-desk-chair-saddle fallow-rug-5x8 sluice-sideboard-ash',
  ],
  [
    'coast',
    'high',
    'Moody light',
    'afternoon',
    'mast-standing-desk-oak fennel-desk-chair-sage tidal-rug-5x8 vesper-sleeper-sofa-flax',
  ],
];

import { offerings, type PieceKind } from '#core/catalog/index.ts';

/** The piece that shows its whole kind, in the quiz and in the offerings. */
const faceOf: Record<PieceKind, string> = {
  sofa: 'rec-alder-sofa-sage',
  lounge_chair: 'rec-saddler-lounge-chair-cognac',
  sideboard: 'rec-reed-sideboard-walnut',
  coffee_table: 'rec-holm-coffee-table-oak',
  end_table: 'rec-bishop-end-table-grey-marble',
  rug: 'rec-lattice-rug-8x10',
  bed: 'rec-channel-bed-olive-queen',
  nightstand: 'rec-pocket-nightstand-walnut',
  dresser: 'rec-teller-dresser-walnut',
  bench: 'rec-sash-bench-terracotta',
  dining_table: 'rec-ferry-dining-table-walnut',
  dining_chair: 'rec-hoop-dining-chair-walnut',
  stool: 'rec-spoke-counter-stool-oak',
  standing_desk: 'rec-lift-standing-desk-smoked-oak',
  desk: 'rec-ledger-desk-walnut',
  desk_chair: 'rec-editor-desk-chair-cognac',
  bar_table: 'rec-rig-bar-table-smoked-oak',
};

const options: Record<string, Record<string, string>> = {
  'sofa-type': {
    standard: 'rec-alder-sofa-sage',
    chaise_sectional: 'rec-linden-chaise-sectional-sand',
    l_shaped_sectional: 'rec-quoin-corner-sectional-fog',
    sleeper: 'rec-nod-sleeper-sofa-slate',
    modular: 'rec-block-modular-sofa-ivory',
  },
  'sofa-style': { sofa_a: 'rec-alder-sofa-charcoal', sofa_b: 'rec-harrow-sofa-ivory', sofa_c: 'rec-osten-sofa-cognac' },
  'sofa-material': { fabric: 'rec-vane-sofa-forest', leather: 'rec-vane-sofa-saddle' },
  'lounge-chair-material': { fabric: 'rec-saddler-lounge-chair-flax', leather: 'rec-saddler-lounge-chair-cognac' },
  'bed-material': { wood: 'rec-spindle-bed-walnut-queen', fabric: 'rec-drift-bed-flax-king' },
  'nightstand-material': { wood: 'rec-pocket-nightstand-walnut', stone: 'rec-halyard-nightstand-walnut' },
  'coffee-table-material': {
    wood: 'rec-holm-coffee-table-oak',
    glass: 'rec-lantern-coffee-table-glass-and-brass',
    stone: 'rec-coin-coffee-table-grey-marble',
  },
  'dining-table-material': {
    wood: 'rec-ferry-dining-table-walnut',
    glass: 'rec-clear-dining-table-glass',
    stone: 'rec-quadrant-dining-table-black-marble',
  },
  'dining-chair-material': { fabric: 'rec-supper-dining-chair-flax', leather: 'rec-tack-dining-chair-saddle' },
  'stool-material': { fabric: 'rec-brunch-counter-stool-ivory', leather: 'rec-weld-bar-stool-black' },
  'standing-desk-material': {
    wood: 'rec-lift-standing-desk-smoked-oak',
    glass: 'rec-signal-standing-desk-glass',
  },
  'desk-material': { wood: 'rec-ledger-desk-walnut', glass: 'rec-vitrine-desk-glass' },
  'desk-chair-material': { fabric: 'rec-clerk-desk-chair-sand', leather: 'rec-editor-desk-chair-cognac' },
  'lounge-chair-type': {
    stationary_standard: 'rec-saddler-lounge-chair-sage',
    recliner: 'rec-idle-recliner-cognac',
    swivel: 'rec-orbit-swivel-chair-ivory',
  },
  'lounge-chair-style': { plush: 'rec-dowager-lounge-chair-plum', exposed_frame: 'rec-saddler-lounge-chair-flax' },
  'bed-type': { no_headboard: 'rec-low-bed-oak-full', headboard: 'rec-channel-bed-olive-queen' },
  'nightstand-type': { drawer: 'rec-pocket-nightstand-walnut', shelf: 'rec-perch-nightstand-oak' },
  'dresser-type': { horizontal: 'rec-teller-dresser-walnut', vertical: 'rec-tallboy-dresser-walnut' },
  'bench-type': { standard: 'rec-sash-bench-terracotta', storage: 'rec-toy-storage-bench-oat' },
  'dining-table-shape': {
    round: 'rec-moonrise-dining-table-white-marble',
    rectangular: 'rec-ferry-dining-table-walnut',
    square: 'rec-fourfold-dining-table-ash',
  },
  'dining-chair-type': { wood: 'rec-spoke-dining-chair-ash', upholstered: 'rec-supper-dining-chair-flax' },
  'stool-type': { wood: 'rec-spoke-counter-stool-oak', upholstered: 'rec-weld-bar-stool-black' },
  'sideboard-type': {
    sliding_door: 'rec-cane-sideboard-oak',
    open_front: 'rec-rack-sideboard-smoked-oak',
    standard_door: 'rec-reed-sideboard-walnut',
  },
  'coffee-table-type': {
    traditional: 'rec-holm-coffee-table-oak',
    shelf: 'rec-rivet-coffee-table-smoked-oak',
    storage: 'rec-vault-coffee-table-espresso-oak',
  },
  'coffee-table-shape': {
    round: 'rec-holm-coffee-table-oak',
    rectangular_or_square: 'rec-rivet-coffee-table-smoked-oak',
    modern_or_funky: 'rec-shoal-coffee-table-travertine',
  },
  'end-table-type': { traditional: 'rec-penny-end-table-walnut', storage: 'rec-till-end-table-walnut' },
  'end-table-shape': {
    round: 'rec-penny-end-table-walnut',
    rectangle: 'rec-till-end-table-walnut',
    square: 'rec-stanchion-end-table-smoked-oak',
  },
  'rug-type': {
    border: 'rec-verge-rug-8x10',
    geometric: 'rec-lattice-rug-8x10',
    moroccan: 'rec-ourika-rug-8x10',
    southwestern: 'rec-mesa-rug-9x12',
    solid: 'rec-fallow-rug-8x10',
  },
  'wood-tone': { light: 'rec-cane-sideboard-oak', dark: 'rec-manor-sideboard-espresso-oak' },
  // An accent is a touch of color on something quiet: a pillow (on the chair only in the quiz's picture), a pattern, a seat
  // in a wooden frame. It's asked on the same screen as the color, so no picture serves both.
  'sofa-color-intensity': {
    neutral: 'rec-alder-sofa-oat',
    accent: 'rec-alder-sofa-charcoal',
    lots_of_color: 'rec-layover-sleeper-sofa-terracotta',
  },
  'lounge-chair-color-intensity': {
    neutral: 'rec-fenwick-lounge-chair-ivory',
    accent: 'rec-fenwick-lounge-chair-ivory',
    lots_of_color: 'rec-orbit-swivel-chair-olive',
  },
  'rug-color-intensity': {
    neutral: 'rec-tidal-rug-8x10',
    accent: 'rec-sierra-rug-8x10',
    lots_of_color: 'rec-mesa-rug-9x12',
  },
  'dining-chair-color-intensity': {
    neutral: 'rec-supper-dining-chair-flax',
    lots_of_color: 'rec-canteen-dining-chair-teal',
  },
  'desk-chair-color-intensity': {
    neutral: 'rec-clerk-desk-chair-sand',
    accent: 'rec-quill-desk-chair-rust',
    lots_of_color: 'rec-scholar-desk-chair-forest',
  },
  'sofa-color': { green: 'rec-vane-sofa-forest', blue: 'rec-harrow-sofa-ink', red: 'rec-vane-sofa-rust' },
  'lounge-chair-color': {
    green: 'rec-orbit-swivel-chair-forest',
    blue: 'rec-saddler-lounge-chair-ink',
    red: 'rec-eddy-swivel-chair-rust',
  },
  'dining-chair-color': {
    green: 'rec-juniper-dining-chair-sage',
    blue: 'rec-larkspur-dining-chair-ink',
    red: 'rec-sorrel-dining-chair-rust',
  },
  'desk-chair-color': {
    green: 'rec-fennel-desk-chair-sage',
    blue: 'rec-notary-desk-chair-ink',
    red: 'rec-quill-desk-chair-rust',
  },
  'rug-color': { green: 'rec-verge-rug-8x10', blue: 'rec-nocturne-rug-8x10', red: 'rec-atlas-rug-8x10' },
};

/** Public ids of the quiz that show one piece, cut out, and which. */
export const quizPieces: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries(faceOf).map(([kind, recordId]) => [`quiz/pieces/${kind}`, recordId]),
  ...Object.entries(options).flatMap(([folder, values]) =>
    Object.entries(values).map(([value, recordId]) => [`quiz/${folder}/${value}`, recordId]),
  ),
]);

/** Public ids of the offerings, shown on paper. */
export const offeringPieces: Readonly<Record<string, string>> = Object.fromEntries(
  offerings.flatMap(({ items }) => items.map(({ publicId, piece }) => [publicId, faceOf[piece]])),
);

import type { Room, StyleLabel } from '#core/catalog/index.ts';
import type { Scene, ScenePieces } from './scene.ts';

type Dress = Pick<Scene, 'wall' | 'floor' | 'prints' | 'lamp' | 'plant'>;

const dressOf: Record<StyleLabel, Dress> = {
  Draper: { wall: '#e7e1d6', floor: 'oak', prints: ['stones', 'pebbles'], lamp: 'floor', plant: 'rubber' },
  Axelrod: { wall: '#a9a49c', floor: 'dark', prints: ['strokes', 'grid'], lamp: 'arc', plant: 'snake' },
  'Moody light': { wall: '#ece6da', floor: 'pale', prints: ['dunes', 'shore'], lamp: 'tripod', plant: 'olive' },
  'Moody dark': { wall: '#5f675f', floor: 'dark', prints: ['moon', 'arches'], lamp: 'floor', plant: 'rubber' },
};

function scene(
  publicId: string,
  room: Room,
  style: StyleLabel,
  alt: string,
  pieces: ScenePieces,
  rest: Partial<Scene> = {},
): Scene {
  return { publicId, room, style, alt, pieces, ...dressOf[style], ...rest };
}

function measuring(guide: NonNullable<Scene['guide']>, alt: string, rest: Partial<Scene> = {}): Scene {
  return scene(`guides/${guide}`, 'living-room', 'Draper', alt, {}, { guide, ...rest });
}

/** Every room picture of the shop, the most wanted first. */
export const scenes: Scene[] = [
  scene(
    'hero/hero-1',
    'living-room',
    'Draper',
    'A sunlit living room: a sage sofa, a cognac leather chair and a round oak table on a lattice rug',
    {
      sofa: 'rec-alder-sofa-sage',
      lounge_chair: 'rec-saddler-lounge-chair-cognac',
      coffee_table: 'rec-holm-coffee-table-oak',
      rug: 'rec-lattice-rug-8x10',
    },
    {
      also: [
        'styles/draper/1',
        'quiz/style/draper-1',
        'scenes/living-room/draper-1',
        'offerings/living-room',
        'quiz/room/living-room',
        'exploration/living-room-1',
      ],
    },
  ),
  scene(
    'hero/hero-2',
    'living-room',
    'Moody light',
    'A pale coastal living room: an ivory sofa with rolled arms, a travertine table and an olive tree',
    {
      sofa: 'rec-harrow-sofa-ivory',
      lounge_chair: 'rec-orbit-swivel-chair-ivory',
      coffee_table: 'rec-shoal-coffee-table-travertine',
      rug: 'rec-ourika-rug-8x10',
      end_table: 'rec-cove-end-table-oak',
    },
    {
      also: ['styles/moody/1', 'quiz/style/moody-1', 'scenes/living-room/moody-light-1', 'exploration/living-room-2'],
      from: -0.6,
    },
  ),
  scene(
    'hero/hero-3',
    'living-room',
    'Axelrod',
    'A loft living room: a charcoal sofa, saddle leather in a steel frame, smoked oak on black steel',
    {
      sofa: 'rec-alder-sofa-charcoal',
      lounge_chair: 'rec-girder-lounge-chair-saddle',
      coffee_table: 'rec-rivet-coffee-table-smoked-oak',
      rug: 'rec-mesa-rug-9x12',
      end_table: 'rec-stanchion-end-table-smoked-oak',
    },
    { also: ['styles/roy/1', 'quiz/style/roy-1', 'scenes/living-room/roy-1', 'exploration/living-room-3'], from: 0.4 },
  ),
  scene(
    'hero/hero-4',
    'bedroom',
    'Moody dark',
    'A dark green bedroom at dusk: an ink velvet bed with wings between two lamps',
    {
      bed: 'rec-harbor-bed-ink-king',
      nightstand: 'rec-vesper-nightstand-espresso-oak',
      bench: 'rec-hush-bench-plum',
      rug: 'rec-tidal-rug-9x12',
    },
    {
      also: ['styles/moody/2', 'quiz/style/moody-2', 'scenes/bedroom/moody-dark-1', 'exploration/bedroom-1'],
      evening: true,
    },
  ),
  scene(
    'hero/hero-5',
    'dining-room',
    'Draper',
    'A dining room with a walnut table, bent-back chairs and a reeded sideboard under a brass mirror',
    {
      dining_table: 'rec-ferry-dining-table-walnut',
      dining_chair: 'rec-hoop-dining-chair-walnut',
      sideboard: 'rec-reed-sideboard-walnut',
      rug: 'rec-verge-rug-8x10',
    },
    {
      also: [
        'styles/draper/2',
        'quiz/style/draper-2',
        'scenes/dining-room/draper-1',
        'offerings/dining-room',
        'quiz/room/dining-room',
        'exploration/dining-room-1',
      ],
      mirror: true,
      from: 0.9,
    },
  ),
  scene(
    'hero/hero-6',
    'bedroom',
    'Moody light',
    'A bright bedroom: a cane bed in pale oak, white linen and a soft rug',
    {
      bed: 'rec-sill-bed-oak-queen',
      nightstand: 'rec-perch-nightstand-oak',
      bench: 'rec-toy-storage-bench-oat',
      dresser: 'rec-tide-dresser-oak',
      rug: 'rec-tidal-rug-8x10',
    },
    {
      also: [
        'styles/moody/3',
        'quiz/style/moody-3',
        'scenes/bedroom/moody-light-1',
        'offerings/bedroom',
        'quiz/room/bedroom',
        'exploration/bedroom-2',
      ],
    },
  ),
  scene(
    'scenes/office/draper-1',
    'office',
    'Draper',
    'A study with a walnut desk and a ribbed cognac chair',
    { desk: 'rec-ledger-desk-walnut', desk_chair: 'rec-editor-desk-chair-cognac', rug: 'rec-lattice-rug-5x8' },
    {
      also: ['quiz/room/office', 'styles/draper/3', 'quiz/style/draper-3', 'exploration/office-1'],
    },
  ),
  scene(
    'scenes/bedroom/roy-1',
    'bedroom',
    'Axelrod',
    'An industrial bedroom: a saddle leather bed, smoked oak drawers in steel',
    {
      bed: 'rec-foundry-bed-saddle-king',
      nightstand: 'rec-bolt-nightstand-smoked-oak',
      bench: 'rec-ingot-bench-saddle',
      dresser: 'rec-depot-dresser-smoked-oak',
      rug: 'rec-fallow-rug-8x10',
    },
    { also: ['styles/roy/2', 'quiz/style/roy-2', 'exploration/bedroom-3'] },
  ),
  scene(
    'scenes/living-room/moody-dark-1',
    'living-room',
    'Moody dark',
    'A deep green living room in lamplight: a plum chaise and dark turned wood',
    {
      sofa: 'rec-moor-chaise-sectional-plum',
      lounge_chair: 'rec-dowager-lounge-chair-oxblood',
      coffee_table: 'rec-vault-coffee-table-espresso-oak',
      rug: 'rec-nocturne-rug-8x10',
    },
    { also: ['styles/moody/4', 'quiz/style/moody-4', 'exploration/living-room-4'], evening: true },
  ),
  scene(
    'scenes/dining-room/roy-1',
    'dining-room',
    'Axelrod',
    'A loft dining room: a smoked oak plank on steel and black leather chairs',
    {
      dining_table: 'rec-bridge-dining-table-smoked-oak',
      dining_chair: 'rec-weld-dining-chair-black',
      sideboard: 'rec-gantry-sideboard-smoked-oak',
      rug: 'rec-girih-rug-9x12',
    },
    { also: ['styles/roy/3', 'quiz/style/roy-3', 'exploration/dining-room-2'], from: 0.9 },
  ),
  scene(
    'scenes/living-room/draper-2',
    'living-room',
    'Draper',
    'A walnut sideboard under a brass mirror with two reading chairs',
    {
      sideboard: 'rec-strand-sideboard-walnut',
      lounge_chair: 'rec-saddler-lounge-chair-sage',
      lounge_chair_2: 'rec-saddler-lounge-chair-cognac',
      end_table: 'rec-lily-end-table-white-marble',
      rug: 'rec-verge-rug-8x10',
    },
    { also: ['styles/draper/4', 'quiz/style/draper-4', 'exploration/living-room-5'], mirror: true },
  ),
  scene(
    'scenes/living-room/roy-2',
    'living-room',
    'Axelrod',
    'A steel-framed sideboard with a leather recliner before it',
    {
      sideboard: 'rec-gantry-sideboard-smoked-oak',
      lounge_chair: 'rec-girder-lounge-chair-saddle',
      lounge_chair_2: 'rec-girder-lounge-chair-slate',
      end_table: 'rec-stanchion-end-table-smoked-oak',
      rug: 'rec-girih-rug-8x10',
    },
    { also: ['styles/roy/4', 'quiz/style/roy-4', 'exploration/living-room-6'], lamp: 'floor' },
  ),
  scene(
    'scenes/dining-room/moody-light-1',
    'dining-room',
    'Moody light',
    'A pale dining room: a square-legged oak table, linen chairs and a cane sideboard',
    {
      dining_table: 'rec-wharf-dining-table-oak',
      dining_chair: 'rec-supper-dining-chair-flax',
      sideboard: 'rec-cane-sideboard-oak',
      rug: 'rec-ourika-rug-9x12',
    },
    { from: -0.7 },
  ),
  scene(
    'scenes/dining-room/moody-dark-1',
    'dining-room',
    'Moody dark',
    'A dark dining room: a trestle table and plum velvet chairs',
    {
      dining_table: 'rec-refectory-dining-table-espresso-oak',
      dining_chair: 'rec-claret-dining-chair-plum',
      sideboard: 'rec-manor-sideboard-espresso-oak',
      rug: 'rec-nocturne-rug-8x10',
    },
    { evening: true, from: 0.8 },
  ),
  scene(
    'scenes/bedroom/draper-1',
    'bedroom',
    'Draper',
    'A mid-century bedroom: an olive velvet bed and a walnut dresser',
    {
      bed: 'rec-channel-bed-olive-queen',
      nightstand: 'rec-pocket-nightstand-walnut',
      bench: 'rec-sash-bench-terracotta',
      dresser: 'rec-teller-dresser-walnut',
      rug: 'rec-lattice-rug-9x12',
    },
  ),
  scene(
    'scenes/office/roy-1',
    'office',
    'Axelrod',
    'A workshop of an office: a smoked oak desk that rises and a black leather chair',
    {
      standing_desk: 'rec-lift-standing-desk-smoked-oak',
      desk_chair: 'rec-foreman-desk-chair-black',
      rug: 'rec-fallow-rug-6x9',
    },
    { lamp: 'floor' },
  ),
  scene(
    'scenes/office/moody-light-1',
    'office',
    'Moody light',
    'A bright study: an oak desk, a sand-coloured chair, a view of the sky',
    { desk: 'rec-chartroom-desk-oak', desk_chair: 'rec-clerk-desk-chair-sand', rug: 'rec-tidal-rug-5x8' },
  ),
  scene(
    'scenes/office/moody-dark-1',
    'office',
    'Moody dark',
    'A dark library: a writing desk and a green velvet chair',
    { desk: 'rec-study-desk-espresso-oak', desk_chair: 'rec-scholar-desk-chair-forest', rug: 'rec-atlas-rug-6x9' },
    { evening: true },
  ),
  scene(
    'scenes/living-room/moody-light-2',
    'living-room',
    'Moody light',
    'A modular sofa in ivory bouclé with a drum table',
    {
      sofa: 'rec-block-modular-sofa-ivory',
      lounge_chair: 'rec-saddler-lounge-chair-flax',
      coffee_table: 'rec-drum-coffee-table-oak',
      rug: 'rec-sierra-rug-9x12',
    },
    { mirrored: true },
  ),
  scene(
    'scenes/living-room/moody-dark-2',
    'living-room',
    'Moody dark',
    'An ink velvet sofa against a dark wall with a marble end table',
    {
      sofa: 'rec-harrow-sofa-ink',
      lounge_chair: 'rec-saddler-lounge-chair-ink',
      coffee_table: 'rec-fluke-coffee-table-espresso-oak',
      end_table: 'rec-bishop-end-table-grey-marble',
      rug: 'rec-atlas-rug-8x10',
    },
    { evening: true, from: -0.4 },
  ),
  scene(
    'scenes/living-room/draper-3',
    'living-room',
    'Draper',
    'A rust velvet sofa with a channelled back and a glass table on brass hoops',
    {
      sofa: 'rec-vane-sofa-rust',
      lounge_chair: 'rec-orbit-swivel-chair-olive',
      coffee_table: 'rec-lantern-coffee-table-glass-and-brass',
      rug: 'rec-verge-rug-8x10',
      end_table: 'rec-penny-end-table-walnut',
    },
    { from: -0.5, plant: 'olive' },
  ),
  scene('scenes/bedroom/moody-dark-2', 'bedroom', 'Moody dark', 'A dark panelled bed with bronze-handled drawers', {
    bed: 'rec-manse-bed-espresso-oak-queen',
    nightstand: 'rec-vesper-nightstand-espresso-oak',
    dresser: 'rec-squire-dresser-espresso-oak',
    rug: 'rec-atlas-rug-9x12',
  }),
  scene('scenes/dining-room/draper-2', 'dining-room', 'Draper', 'A round marble table for four with teal chairs', {
    dining_table: 'rec-moonrise-dining-table-white-marble',
    dining_chair: 'rec-canteen-dining-chair-teal',
    sideboard: 'rec-reed-sideboard-walnut',
    rug: 'rec-tidal-rug-8x10',
  }),
  scene('scenes/dining-room/roy-2', 'dining-room', 'Axelrod', 'A high steel table with four leather stools', {
    bar_table: 'rec-rig-bar-table-smoked-oak',
    stool: 'rec-weld-bar-stool-black',
    sideboard: 'rec-rack-sideboard-smoked-oak',
    rug: 'rec-mesa-rug-6x9',
  }),
  measuring('wall-a', 'A tape measure along the foot of a long wall', { also: ['quiz/measurement-method/diy'] }),
  measuring('wall-b', 'A tape measure along the second wall of the room', {
    from: -0.9,
    closeUp: { at: [1.7, 0.8, -1], lens: 34 },
  }),
  measuring('doorway-height', 'A tape measure upright in a doorway', {
    also: ['quiz/measurement-method/on-site-service'],
  }),
  measuring('doorway-width', 'A tape measure across a doorway', {
    closeUp: { at: [0.85, 1.05, -2], lens: 60 },
    from: 0.2,
  }),
];

/** The inspiration gallery: every furnished scene, with the pieces that stand in it. */
export const gallery: Scene[] = scenes.filter(({ guide }) => guide === undefined);

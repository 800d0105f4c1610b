import { scene } from './dress.ts';
import type { Scene } from './scene.ts';

/** What the home page opens with; also the first pictures of each style. */
export const heroes: Scene[] = [
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
      set: { shell: 'ranch', way: 'open', hour: 'morning', seed: 204 },
    },
  ),
  scene(
    'hero/hero-2',
    'living-room',
    'Moody light',
    'A pale coastal living room: an ivory sofa with rolled arms and a travertine table',
    {
      sofa: 'rec-harrow-sofa-ivory',
      lounge_chair: 'rec-orbit-swivel-chair-ivory',
      coffee_table: 'rec-shoal-coffee-table-travertine',
      rug: 'rec-ourika-rug-8x10',
      end_table: 'rec-cove-end-table-oak',
    },
    {
      also: ['styles/moody/1', 'quiz/style/moody-1', 'scenes/living-room/moody-light-1', 'exploration/living-room-2'],
      set: { shell: 'coast', way: 'open', hour: 'noon', seed: 108 },
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
];

import { scene } from './dress.ts';
import type { Scene } from './scene.ts';

/** Dining rooms and studies of the gallery. */
export const diningAndWorking: Scene[] = [
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
    'A bright study: an oak desk, a sand-colored chair, a view of the sky',
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
];

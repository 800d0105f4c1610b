import { counterHeights } from '#core/catalog/index.ts';
import { termsOf } from './term.ts';

const table = termsOf('tables');
const bed = termsOf('beds');

export const tableTerms = [
  table('Apron', 'The strip of wood between tabletop and legs. Measure from floor to apron: that’s what knees meet.', {
    also: 'skirt',
  }),
  table(
    'Bar height',
    `For counters ${counterHeights.bar} inches high. The seat should be 28 to 33 inches from the floor.`,
  ),
  table('Breakfront', 'A cabinet whose middle is farther forward than its sides.'),
  table('Case goods', 'Furniture that holds things: dressers, sideboards, bookcases. Not upholstered.'),
  table('Console table', 'A long, shallow table for an entry or the back of a sofa, 12 to 18 inches deep.'),
  table(
    'Counter height',
    `For counters ${counterHeights.counter} inches high. The seat should be 24 to 27 inches from the floor.`,
  ),
  table('Credenza', 'A low, long cabinet, often with sliding doors. Today the same thing as a sideboard.'),
  table('Drop leaf', 'A hinged side that folds down when the table isn’t full.'),
  table('Drum table', 'A round side table with solid sides, like a drum.'),
  table('Étagère', 'Open shelves on a light frame, seen from all sides.'),
  table('Hutch', 'Shelves that sit on top of a sideboard or desk.'),
  table('Nesting tables', 'Two or three tables in decreasing sizes that slide under one another.'),
  table('Parsons table', 'A table whose legs are square and as thick as its top, flush at every corner.'),
  table('Pedestal', 'One central foot in place of four legs. No one straddles a corner.'),
  table('Trestle', 'A top on two end frames joined by a beam. Steady, and knees go anywhere but the ends.'),
];

export const bedTerms = [
  bed('Box spring', 'A framed base under a mattress. Platform beds do without one.'),
  bed('Footboard', 'The panel at the foot of a bed. Skip it if you’re tall or the room is short.'),
  bed(
    'Headboard',
    'The panel behind the pillows, wood or upholstered. It’s part of the frame, or it hangs on the wall.',
  ),
  bed('Platform bed', 'A bed with slats or a deck strong enough for a mattress alone.'),
  bed('Slats', 'Boards across a bed frame. Gaps of 3 inches or less keep a foam mattress from sagging.'),
  bed('Canopy bed', 'A bed with four posts and a frame above. Measure the ceiling, and then the doorway.'),
];

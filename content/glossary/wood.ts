import { termsOf } from './term.ts';

const term = termsOf('wood');

export const woodTerms = [
  term('Ash', 'A pale, tough wood with a bold grain. It takes stain well and bends without breaking.'),
  term('Bent wood', 'Wood steamed or glued in layers until it holds a curve.'),
  term('Burl', 'Wood from a knotty growth, cut as veneer for its swirling figure.'),
  term('Dovetail', 'Fan-shaped fingers that lock a drawer’s corner. They can’t pull apart, even without glue.'),
  term('Dowel', 'A round peg that joins two pieces of wood.'),
  term(
    'Engineered wood',
    'Plywood, particleboard or MDF: wood in layers, chips or fibers, glued. It stays flat where solid wood moves.',
    {
      also: 'composite wood',
      source: 'epaFormaldehyde',
    },
  ),
  term('Finger joint', 'Short pieces joined end to end with interlocking teeth. Strong, and best under paint.'),
  term('Kiln-dried', 'Wood dried in an oven until it holds little water, so a frame doesn’t warp or crack later.'),
  term('Live edge', 'A tabletop that keeps the tree’s own outline.'),
  term('Marquetry', 'A picture or pattern laid in thin pieces of different woods.'),
  term(
    'Mortise and tenon',
    'A tongue of wood in a matching hole: the joint of chairs and tables for thousands of years.',
  ),
  term('Oak', 'A hard wood with an open grain. White oak is cooler and tighter, red oak warmer.'),
  term('Patina', 'What years of light and hands do to wood, leather or brass. Not a fault.'),
  term('Plywood', 'Thin sheets of wood glued with the grain crossed. Strong in both directions.'),
  term('Reclaimed wood', 'Wood that has been something else: a barn, a floor, a barrel. Nail holes are part of it.'),
  term('Solid wood', 'The same wood all the way through. It can be sanded and finished again.'),
  term('Teak', 'An oily wood that shrugs off water. It turns silver outdoors.'),
  term('Tongue and groove', 'Boards with a ridge on one edge and a channel on the other, so they lie as one.'),
  term(
    'Veneer',
    'A thin sheet of fine wood over a plainer core. It moves less than solid wood and wastes less of a good tree.',
  ),
  term('Wainscot', 'Paneling on the lower part of a wall. Measure from its face, not from the plaster.', {
    also: 'wainscoting',
  }),
  term('Walnut', 'A brown wood, from chocolate to honey, that gets lighter in the sun.'),
];

import { termsOf } from './term.ts';

const term = termsOf('seating');

export const seatingTerms = [
  term('Accent chair', 'A single chair chosen to stand out beside a sofa, in another color, shape or material.'),
  term('Barrel chair', 'A low chair whose back curves around into its arms, like half a barrel.'),
  term('Bolster', 'A long, round cushion. On a daybed or bench it makes a soft end; on a bed it’s mostly for looks.'),
  term('Button tufting', 'Buttons sewn through cushion and padding, which pull the fabric into even dimples.', {
    also: 'tufted',
  }),
  term('Chaise', 'The long seat at one end of a sofa, made for legs. Left or right is named as you face the sofa.', {
    also: 'chaise longue',
  }),
  term('Club chair', 'A deep, low armchair, usually leather, as heavy as it looks. Plan a yard of floor for it.'),
  term(
    'Eight-way hand-tied',
    'Springs knotted to their neighbors in eight directions by hand. Even, quiet and costly.',
  ),
  term('Exposed frame', 'The wood shows: arms and legs are bare and the cushions sit inside.', { also: 'show-wood' }),
  term('Loveseat', 'A sofa for two, usually 50 to 70 inches wide.'),
  term('Modular sofa', 'Seats, corners and ottomans that join in any order, and pass through narrow doors one by one.'),
  term('Ottoman', 'An upholstered stool without a back. It carries feet, a tray or a guest.'),
  term(
    'Rolled arm',
    'An arm that curls outward at the top. Comfortable to lean on, and 4 to 6 inches wider than a slim one.',
  ),
  term(
    'Seat depth',
    'From the front of the seat to the back cushion. 20 to 22 inches sits upright, 24 and more is for lounging.',
  ),
  term('Sectional', 'A sofa in two or more parts that turns a corner, in an L or a U.'),
  term(
    'Sinuous spring',
    'One wire bent in an S from front to back of the frame. The usual, lasting support of a good sofa.',
    {
      also: 'S-spring, no-sag spring',
    },
  ),
  term('Sleeper', 'A sofa with a bed inside. Measure it open as well as shut.', { also: 'sofa bed' }),
  term('Swivel chair', 'A chair that turns on its base. Leave as much room behind it as in front.'),
  term('Track arm', 'A straight, narrow arm with square corners. The most seat for the width.'),
  term('Wingback', 'A high chair with a wing at each side of the head, made to keep out a draft and good for reading.'),
];

import { feetInWords, inchesInWords } from '../length-words.ts';
import { calledInText } from './kinds.ts';
import { layoutNumbers } from './numbers.ts';
import type { Judged, SpokenRule } from './rules/judged.ts';

interface Words {
  /** Follows a length, or a sentence on its own when the rule has none. */
  readonly kept: (judged: Judged) => string;
  readonly missed: (judged: Judged) => string;
  readonly measured: boolean;
}

const name = ({ about }: Judged, index: number): string => {
  const piece = about[index]?.piece;
  return piece ? calledInText(piece) : 'it';
};
/** What the sofa looks at: a piece, or something built in. */
const sight = (of: Judged) => (of.about.length > 1 ? `${name(of, 1)}` : `the ${of.sight ?? 'window'}`);
const range = ({ from, to }: { from: number; to: number }) => `${from} to ${inchesInWords(to)}`;
const { mainWalkway, walkway, sofaToTable, bedSide, behindChair, seatToSeat, rugBeyondTable, beforeFire } =
  layoutNumbers;
const inFront = feetInWords(layoutNumbers.inFrontOfDrawers);

export const findingWords: Readonly<Record<SpokenRule, Words>> = {
  'main-walkway': {
    measured: true,
    kept: (of) => `main walkway from the door to ${name(of, 0)}; ${feetInWords(mainWalkway)} is enough`,
    missed: (of) => `walkway from the door to ${name(of, 0)}; ${feetInWords(mainWalkway)} would be better`,
  },
  walkways: {
    measured: false,
    kept: () => `There’s a path at least ${inchesInWords(walkway.from)} wide to every piece`,
    missed: () => `Some paths are narrower than ${inchesInWords(walkway.from)}: you’d have to turn sideways`,
  },
  'sofa-to-table': {
    measured: true,
    kept: () => 'from seat to table, an easy reach',
    missed: () => `from seat to table; ${range(sofaToTable)} is an easy reach`,
  },
  'seat-to-seat': {
    measured: true,
    kept: () => 'from seat to seat, close enough to talk',
    missed: () =>
      `from seat to seat; ${seatToSeat.from / 12} to ${feetInWords(seatToSeat.to)}, face to face, is best for talking`,
  },
  'rug-under-seat': {
    measured: true,
    kept: (of) => `of rug under the front legs of ${name(of, 1)}`,
    missed: (of) => `of rug under the front legs of ${name(of, 1)}; it doesn’t reach all the seats`,
  },
  'rug-under-table': {
    measured: true,
    kept: (of) => `of rug beyond ${name(of, 1)} on every side`,
    missed: (of) => `of rug beyond ${name(of, 1)}; ${feetInWords(rugBeyondTable)} would keep the chairs on it`,
  },
  'rug-under-bed': {
    measured: true,
    kept: (of) => `of rug beside ${name(of, 1)}, for the first step in the morning`,
    missed: (of) => `of rug beside ${name(of, 1)}; a wider one would reach further`,
  },
  'back-to-wall': {
    measured: false,
    // Far enough from the wall to walk behind is as good as close to it.
    kept: (of) =>
      (of.inches ?? 0) >= layoutNumbers.behindFloating
        ? `there’s room to walk behind ${name(of, 0)}`
        : `${name(of, 0)} has a wall behind it`,
    missed: (of) => `${name(of, 0)} is away from the wall`,
  },
  'front-free': {
    measured: true,
    kept: (of) => `free in front of ${name(of, 0)}`,
    missed: (of) => `free in front of ${name(of, 0)}; ${inFront} would be better`,
  },
  legroom: {
    measured: true,
    kept: (of) => `in front of ${name(of, 0)} for legs`,
    missed: (of) => `in front of ${name(of, 0)} for legs; ${inchesInWords(layoutNumbers.legroom)} would be better`,
  },
  'bed-sides': {
    measured: true,
    kept: (of) => `beside ${name(of, 0)}, to get in on both sides`,
    missed: (of) => `beside ${name(of, 0)}; ${inchesInWords(bedSide)} on both sides would be better`,
  },
  'beside-bed': {
    measured: false,
    kept: () => 'A nightstand within reach of the pillow',
    missed: (of) => `${name(of, 0)} isn’t within reach of the pillow`,
  },
  'foot-of-bed': {
    measured: false,
    kept: (of) => `${name(of, 0)} is at the foot of the bed`,
    missed: (of) => `There was no room for ${name(of, 0)} at the foot of the bed`,
  },
  'at-table': {
    measured: false,
    kept: (of) => `Every seat is pulled up to ${name(of, 1)}`,
    missed: (of) => `${name(of, 0)} isn’t at a table`,
  },
  'behind-chairs': {
    measured: true,
    kept: () => `behind the seats; ${feetInWords(behindChair)} lets you get up while others pass`,
    missed: () => `behind the tightest seat; ${feetInWords(behindChair)} lets you get up while others pass`,
  },
  'table-in-the-open': {
    measured: true,
    kept: (of) => `of floor around ${name(of, 0)}`,
    missed: (of) => `of floor around ${name(of, 0)} on its tightest side`,
  },
  'beside-seat': {
    measured: false,
    kept: (of) => `${name(of, 0)} is within reach of a seat`,
    missed: (of) => `${name(of, 0)} isn’t within reach of a seat`,
  },
  'out-of-the-way': {
    measured: true,
    kept: () => 'of open floor as you come in',
    missed: () => 'of open floor as you come in, so furniture is close to the door',
  },
  'faces-focus': {
    measured: false,
    kept: (of) => `${name(of, 0)} faces ${sight(of)}`,
    missed: (of) => `${name(of, 0)} doesn’t face ${sight(of)}`,
  },
  'window-free': {
    measured: false,
    kept: () => 'No storage covers a window',
    missed: (of) => `${name(of, 0)} covers part of a window`,
  },
  'radiator-free': {
    measured: false,
    kept: () => 'No storage is in front of a radiator',
    missed: (of) => `${name(of, 0)} is in front of a radiator`,
  },
  'fire-free': {
    measured: true,
    kept: () => 'of clear floor in front of the fireplace',
    missed: () => `of clear floor in front of the fireplace; ${feetInWords(beforeFire.clear)} keeps furniture safe`,
  },
  balance: {
    measured: false,
    kept: () => 'The furniture is spread evenly through the room',
    missed: () => 'Much of the furniture is in one part of the room',
  },
};

/** The distances good plans keep, in inches. */
export const layoutNumbers = {
  mainWalkway: 36,
  walkway: { from: 24, to: 30 },
  sofaToTable: { from: 14, to: 18 },
  bedSide: 24,
  behindChair: 36,
  seatToSeat: { from: 48, to: 96 },
  rugUnderFrontLegs: { from: 6, to: 18 },
  rugBeyondTable: 24,
  rugBeyondBed: 18,
  inFrontOfDrawers: 36,
  /** With less than this, a drawer or a door doesn't open. */
  toOpenDrawers: 14,
  besideSeat: 6,
  /** From the front of a seat to what's before it. */
  legroom: 12,
  againstWall: 2,
  behindFloating: 30,
  /** How far a chair's front goes under its table, and the most it may. */
  tuck: { usual: 5, most: 7 },
  /** A dresser this close to a window or radiator is before it. */
  beforeWindow: 18,
  beforeRadiator: 12,
  /** Clear floor before a fire: what's closer than `danger` could burn. */
  beforeFire: { danger: 12, clear: 36 },
  /** What someone with a wheelchair or a walker needs: ways, doors, and places to turn around. */
  wheels: { way: 36, door: 32, turning: 60 },
  /** A seat that's easy to get up from, and to move over to from a wheelchair. */
  easySeat: { from: 17, to: 19 },
} as const;

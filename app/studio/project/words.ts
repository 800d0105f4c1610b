import { budgetTierNames, type PieceKind, pieceNames, tierRangeText } from '#core/catalog/index.ts';
import { feetOnPlan, inchesInWords, playInWords } from '#core/room/index.ts';
import {
  type BoardId,
  type DoorFit,
  type Foot,
  type Relaxation,
  type SlotCount,
  soonDays,
  stockThatCounts,
} from '#core/selection/index.ts';
import type { BriefPiece } from '#core/survey/index.ts';
import { formatNumber } from '#core/texts/index.ts';

const ordinal = ['1st', '2nd', '3rd'];

const tierRange = ({ kind, tier, types, size }: BriefPiece): string | null =>
  tier && tierRangeText(tier, { piece: kind, type: types.length === 1 ? types[0] : null, size });

export const words = {
  queue: 'Queue',
  unnamed: 'A room without a name',
  pair: (revision: number) => `${ordinal[revision] ?? `${revision + 1}th`} pair`,
  brief: 'Brief',
  room: 'Room',
  measures: (width: number, depth: number, door: number) =>
    `${feetOnPlan(width)} × ${feetOnPlan(depth)}, door ${inchesInWords(door)}`,
  notMeasured: 'The room has not been measured.',
  photos: 'Pictures from the customer',
  picture: (group: 'floor_plan' | 'room_photos' | 'inspiration_images', number: number) =>
    `${{ floor_plan: 'Floor plan', room_photos: 'Photo of the room', inspiration_images: 'Inspiration' }[group]}, picture ${number} from the customer`,
  pictureBefore: 'Previous',
  pictureAfter: 'Next',
  asksFor: ({ kind, piece }: { kind: 'swap-request' | 'new-pair-request'; piece: string | null }) =>
    kind === 'swap-request' ? `Asks to swap ${piece ?? 'a piece'}` : 'Asks for a new pair',
  styles: 'Style',
  wood: 'Wood',
  bold: 'Bold',
  when: 'When',
  soonest: 'As soon as it can be',
  noRush: 'No rush',
  pieces: 'Pieces asked for',
  upToUs: 'Left to us',
  earlier: 'Earlier boards',
  everything: 'Everything they said',
  quoted: (note: string) => `“${note}”`,
  boards: 'Boards',
  notTaken: 'Nobody has taken this project yet',
  takeLead: 'Take it, and the composer lays out a first Board A and Board B for you to work on.',
  take: 'Take this project',
  takenBy: (name: string) => `${name} has taken this project. What you change, they see.`,
  out: 'Both boards are out',
  told: (name: string) => `${name} was told by mail, and sees them under Projects.`,
  closed: 'This project no longer waits for boards.',
  publish: 'Publish both',
  openSlots: (count: number) => `${count} ${count === 1 ? 'slot' : 'slots'} open`,
  slots: (letter: BoardId) => `Pieces of Board ${letter.toUpperCase()}`,
  open: (kind: PieceKind) => `${pieceNames[kind].one}: nothing stands here`,
  noted: 'noted',
  gone: 'No longer offered',
  fit: ({ verdict, margin = null }: DoorFit, kind: PieceKind) => {
    if (verdict === 'passes' && margin === null) return kind === 'rug' ? 'Rolled' : 'In parts';
    const spare = playInWords(margin ?? 0);
    return {
      passes: `${spare} spare`,
      tight: `Tight, ${spare}`,
      'legs-or-door-off': 'Legs off',
      'does-not-pass': 'Does not pass',
      unknown: 'Not measured',
    }[verdict];
  },
  lock: (name: string) => `Lock ${name}`,
  sharedWith: (letter: BoardId) => `Also on ${letter.toUpperCase()}`,
  outOf: (some: number, all: number) => `${some} of ${all}`,
  movable: (name: string) => `Move ${name}: arrow keys, Shift for more, Delete to place it by itself`,
  standsAt: (name: string, { x, y }: Foot) => `${name}: ${Math.round(x)}% across, ${Math.round(y)}% down`,
  placedByItself: (name: string) => `${name} finds its own place`,
  placeItself: 'Let it find its own place',
  arrangeHint: 'Drag a piece, or move it with the arrow keys.',
  shipping: 'Shipping',
  makers: 'Makers',
  longestLead: 'Lead time',
  name: 'Name of the board',
  note: 'Note with the board',
  pieceNote: 'Note with the piece',
  save: 'Save',
  saved: 'Saved',
  checks: 'Before you publish',
  anchorsDiffer: 'Anchors and themes differ, and few pieces are shared',
  hardRulesHold: 'All filled slots in stock and through the door',
  panel: (piece: BriefPiece, board: BoardId) => `${pieceNames[piece.kind].one} for ${board.toUpperCase()}`,
  count: ({ pass, all }: SlotCount) => `${pass} pass, of ${all}`,
  search: (catalogue: number) => `Search all ${formatNumber(catalogue)} pieces`,
  onlyThese: (many: string) => `Only ${many.toLowerCase()}`,
  theirStyles: 'Their styles',
  soon: `Up to ${soonDays / 7} weeks`,
  morePass: (count: number) => `${count} more pass`,
  proposeRest: 'Propose the rest again',
  lockedStay: (count: number) =>
    count === 0 ? 'Lock what should stay.' : `${count} ${count === 1 ? 'piece is' : 'pieces are'} locked and stay.`,
  loses: (count: number) =>
    count === 1
      ? 'One piece that is not locked has a note or a place you gave it. Replaced, it loses them.'
      : `${count} pieces that are not locked have notes or places you gave them. Replaced, they lose them.`,
  notNow: 'Not now',
  preview: 'Preview',
  keys: 'Single keys',
  inStock: 'In stock',
  passes: (door: string) => `Passes ${door} door`,
  tier: (piece: BriefPiece) => tierRange(piece),
  budget: (piece: BriefPiece): string =>
    piece.tier === null ? 'Any budget' : `${budgetTierNames[piece.tier]}, ${tierRange(piece)}`,
  relaxedShort: (relaxed: readonly { what: Relaxation }[]) =>
    relaxed
      .map(({ what }) => ({ color: 'Other color', material: 'Other material', tier: 'Outside budget' })[what])
      .join(', '),
  relaxed: (what: string) =>
    ({
      color: 'Not the color asked for',
      material: 'Not the material asked for',
      tier: 'Outside the budget asked for',
    })[what] ?? what,
  shared: 'Stands on the other board already',
  standsNow: 'Stands there now',
  instead: 'Could stand there instead',
  found: (count: number) => `${count} found`,
  foundNothing: 'The catalogue has nothing by these words. Let a filter go, or try others.',
  nothingElse: 'Nothing else is in stock and passes with these filters. Let one go.',
  relaxMore: ({ pass, withoutColor, withoutMaterial, withoutTier }: SlotCount) =>
    [
      ['color', withoutColor - pass],
      ['material', withoutMaterial - withoutColor],
      ['budget', withoutTier - withoutMaterial],
    ]
      .filter(([, more]) => Number(more) > 0)
      .map(([what, more]) => `Relax ${what}: ${more} more.`)
      .join(' '),
  swap: 'Swap in',
  swapNamed: (name: string) => `Swap in ${name}`,
  stock: (stock: number) => (stock < stockThatCounts ? `${stock} in stock` : `${stockThatCounts} or more in stock`),
  refused: {
    'not-allowed': 'You may not do this.',
    'not-found': 'This is gone.',
    'off-the-board': 'A piece has to stand on its board.',
    'already-published': 'These boards were published already.',
    'not-on-sale': 'This piece is no longer offered.',
    'not-waiting': 'This project no longer waits for boards.',
    'empty-board': 'A board without a single piece cannot be published.',
    'too-long': 'A name has at most 120 characters, a note 2,000.',
    stale: 'A colleague wrote something else meanwhile. Their words stand until you save once more.',
    taken: 'A colleague was faster and has taken it.',
  },
  stalePiece: (who: string, what: string) =>
    `${who} was faster: ${what} stands there now. Look at it and choose again.`,
  otherPiece: 'Another piece stands there now. Save once more if the note is meant for it.',
  somebody: 'A colleague',
  another: 'another piece',
} as const;

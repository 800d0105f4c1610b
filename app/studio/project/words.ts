import { type PieceKind, pieceNames } from '#core/catalog/index.ts';
import { formatMoney } from '#core/money/index.ts';
import { type Day, easternDay } from '#core/promotion/index.ts';
import { playInWords } from '#core/room/index.ts';
import type { BoardId, DoorFit, Foot, Relaxation } from '#core/selection/index.ts';
import { formatList, formatNumber, formatShortMoment, formatTime } from '#core/texts/index.ts';
import { refusedWords } from './refused-words.ts';

const ordinal = ['1st', '2nd', '3rd'];

/** What a step is called when it's undone. */
const stepNames: Readonly<Record<string, string>> = {
  'board.swap': 'a swap',
  'board.lock': 'a lock',
  'board.unlock': 'an unlock',
  'board.pin': 'a pin',
  'board.forbid': 'an alternative ruled out',
  'board.approve': 'approved alternates',
  'board.offer': 'a mark on an alternative',
  'board.arrange': 'a move on the board',
  'board.write': 'words',
  'board.propose': 'a new proposal',
  'board.add-slot': 'an added slot',
  'board.empty-slot': 'an emptied slot',
  'board.quantity': 'a quantity',
  'board.wish': 'an edited wish',
  'board.copy': 'a copy of A to B',
  'board.begin-from': 'a start from earlier boards',
};

export const words = {
  queue: 'Queue',
  unnamed: 'Untitled room',
  pair: (revision: number) => `${ordinal[revision] ?? `${revision + 1}th`} pair`,
  drawnRoom: {
    title: 'The room',
    back: 'Back to the project',
    save: 'Save for the customer',
    note: 'The customer sees your changes and who made them.',
    notYours: 'Take this project to change the room.',
    toRead: 'The project’s specialist can change the room.',
    by: {
      customer: 'The customer drew this room.',
      specialist: 'The specialist drew this room.',
      noOne: 'This is what was measured. The rest is our guess.',
    },
    open: 'Open the drawing',
    guessed: (count: number) => `${count} ${count === 1 ? 'thing is' : 'things are'} still guessed.`,
    label: 'The room as it was drawn',
  },
  visit: {
    title: 'The visit',
    states: {
      requested: 'The customer asked us to come and measure. No day is set yet.',
      complete: 'The visit is complete. We’ve told the customer the room is measured.',
      cancelled: 'The visit was canceled.',
    },
    offline: (opensAgain: boolean) =>
      `Open this page before you go in${opensAgain ? '' : ', and keep it open'}. It works without a network${opensAgain ? ', even if you close it and open it again' : ''}. What you draw and the photos you take stay on this phone. Press “Save for the customer” after your last change, and we’ll send it once you’re back online.`,
    route: 'The day’s route',
    last: 'Save the room first, then mark the visit complete.',
    complete: 'Mark complete',
    notYet: 'Not yet',
    done: 'Marked complete. We’ve emailed the customer.',
    failed: 'That didn’t work. The visit may have changed. Here’s how it looks now.',
  },
  upToUs: 'Left to us',
  earlier: 'Earlier boards',
  quoted: (note: string) => `“${note}”`,
  boards: 'Boards',
  notTaken: 'This project is up for grabs',
  takeLead: 'Take it, and the composer will lay out a first Board A and Board B for you to work on.',
  take: 'Take this project',
  takenBy: (name: string) => `${name} has this project. They’ll see anything you change.`,
  theirs: (name: string) => `${name} has this project.`,
  out: 'Both boards are out',
  told: (name: string) => `${name} can see them under Projects, and we’ve emailed them.`,
  seen: (name: string) => `${name} can see them under Projects.`,
  closed: 'This project is no longer waiting for boards.',
  publish: 'Publish both',
  publishTitle: 'Publish with these open?',
  publishLead: (name: string) => `${name} sees the boards right away. You can call them back until our email goes out.`,
  publishAnyway: 'Publish anyway',
  publishNext: 'Publish and open the next',
  andNext: 'Publish and next',
  notYet: 'Not yet',
  asksFirst: 'There’s something to look at before these boards go out.',
  unsavedFirst: 'Some of your notes aren’t saved yet, so nothing was published. Please look at them and try again.',
  callBack: 'Call back',
  callBackUntil: (at: Date) =>
    `Our email goes out at ${formatTime(at)}. Until then, or until they open the boards, you can call them back.`,
  openedAt: (at: Date) => `They opened the boards at ${formatTime(at)}.`,
  calledBack: 'The boards are back on your desk. No email was sent.',
  recent: (name: string, at: Date) => `${name}’s boards are out. Our email goes out at ${formatTime(at)}.`,
  callBackNamed: (name: string) => `Call back ${name}’s boards`,
  undo: 'Undo',
  redo: 'Redo',
  undone: (way: 'undo' | 'redo', act: string) =>
    `${way === 'undo' ? 'Undone' : 'Redone'}: ${stepNames[act] ?? 'a change'}.`,
  proposed: (changes: readonly { board: BoardId; from: string | null; to: string | null }[]) =>
    changes.length === 0
      ? 'There’s no other good board with what’s locked and in stock.'
      : `${formatList(
          changes.map(
            ({ board, from, to }) => `${board.toUpperCase()}: ${to ?? 'nothing'} for ${from ?? 'an open slot'}`,
          ),
        )}.`,
  addSlot: 'Add a slot',
  addSlotTo: (letter: BoardId) => `Add a slot to Board ${letter.toUpperCase()}`,
  copyAToB: 'Copy A to B',
  any: 'Any',
  begin: 'Begin from earlier boards',
  beginLead:
    'Boards we made for other customers. We copy the pieces that are in stock and fit this door, but no names or notes.',
  beginHere: 'Begin from these',
  beginNone: 'No earlier boards match.',
  beginBudgetUnread: 'We couldn’t read the amount, so boards of any total are shown. Enter a number such as 5000.',
  beginFilters: { room: 'Room', style: 'Style', outcome: 'Outcome', budget: 'Board total up to, in dollars' },
  outcomes: { ordered: 'Ordered', published: 'Sent, not ordered', superseded: 'Revised' },
  searchAgain: 'Show',
  closeList: 'Close',
  keysTitle: 'Keyboard shortcuts',
  showKeys: 'All shortcuts',
  plan: 'In the room',
  backToDesk: 'Back to the desk',
  planTypical: 'The room hasn’t been measured. This is a typical one.',
  planOpen: 'Open the drawing',
  planThinking: 'Arranging the pieces…',
  planLeftOut: (names: readonly string[]) => `No good place for ${formatList(names)}.`,
  planPassing: (said: string) => `With a wheelchair or a walker: ${said}`,
  openSlots: (count: number) => `${count} ${count === 1 ? 'slot' : 'slots'} open`,
  slots: (letter: BoardId) => `Pieces of Board ${letter.toUpperCase()}`,
  open: (kind: PieceKind) => `${pieceNames[kind].one}: nothing here yet`,
  noted: 'noted',
  gone: 'No longer offered',
  fit: ({ verdict, margin = null }: DoorFit, kind: PieceKind) => {
    if (verdict === 'passes' && margin === null) return kind === 'rug' ? 'Rolled' : 'Flat-packed';
    const spare = playInWords(margin ?? 0);
    return {
      passes: `${spare} spare`,
      tight: `Tight, ${spare}`,
      'door-off': 'Door off',
      'does-not-pass': 'Doesn’t pass',
      unknown: 'Not measured',
    }[verdict];
  },
  lock: (name: string) => `Lock ${name}`,
  sharedWith: (letter: BoardId) => `Also on ${letter.toUpperCase()}`,
  outOf: (some: number, all: number) => `${some} of ${all}`,
  movable: (name: string) => `Move ${name}: arrow keys, Shift for more, Delete to place it automatically`,
  standsAt: (name: string, { x, y }: Foot) => `${name}: ${Math.round(x)}% across, ${Math.round(y)}% down`,
  placedByItself: (name: string) => `${name} is placed automatically`,
  arrangeHint: 'Drag a piece, or move it with the arrow keys.',
  shipping: 'Shipping',
  makers: 'Makers',
  longestLead: 'Lead time',
  name: 'Board name',
  note: 'Note for the board',
  savedAt: (at: Date, today: Day) => `Saved ${easternDay(at) === today ? formatTime(at) : formatShortMoment(at)}`,
  saving: 'Saving…',
  notSavedYet: 'No connection. We’ll keep what you typed here and save it when you’re back online.',
  notSaved: 'Some of your notes aren’t saved yet',
  notAccepted: 'This isn’t saved yet. It’s kept in this browser: reload the page and try again.',
  saveMine: 'Save this one',
  keepTheirs: 'Keep the other one',
  snippets: 'Start with a sentence',
  checks: 'Before you publish',
  anchorsDiffer: 'Different anchors and themes, few shared pieces',
  hardRulesHold: 'Everything is in stock and fits through the door',
  stockHolds: 'Everything is in stock',
  allFilled: 'Every slot is filled',
  doorUnknown: 'The door hasn’t been measured, so fit isn’t checked',
  proposeRest: 'Propose the rest again',
  lockedStay: (count: number) =>
    count === 0
      ? 'Lock what should stay.'
      : `${count} ${count === 1 ? 'piece is' : 'pieces are'} locked and will stay.`,
  loses: (count: number) =>
    count === 1
      ? 'One unlocked piece has a note or position you set. If it’s replaced, those are lost.'
      : `${count} unlocked pieces have notes or positions you set. If they’re replaced, those are lost.`,
  notNow: 'Not now',
  preview: 'Preview',
  keys: 'Single-key shortcuts',
  goesOn: 'After a swap, go to the next slot',
  relaxedShort: (relaxed: readonly { what: Relaxation }[], overCents: number) =>
    relaxed
      .map(
        ({ what }) =>
          ({ color: 'Other color', material: 'Other material', tier: `${formatMoney(overCents)} over tier` })[what],
      )
      .join(', '),
  approveAll: 'Approve all alternates',
  approvedOf: (some: number, all: number) =>
    some === 0
      ? 'No alternates approved. If a piece sells out, it waits for you.'
      : `${some} of ${all} pieces have approved alternates.`,
  swaps: 'Swapped since',
  swapDifference: (difference: string) => `It’s ${difference}.`,
  putBack: (name: string, board: string) => `Put ${name} back on Board ${board.toUpperCase()}`,
  onBoard: (letter: BoardId) => `Board ${letter.toUpperCase()}:`,
  score: (points: number) => `Why these pieces: ${formatNumber(points)} points`,
  scoreList: 'What the points are made of',
  points: (points: number) => `${points < 0 ? '−' : ''}${formatNumber(Math.abs(points))}`,
  gaveUp: (name: string, what: string, cost: number) => `${name} gives up ${what}: ${formatNumber(cost)} points`,
  readyNow: 'Everything is in stock and ready to ship, so this board can be ordered with one click.',
  inTheWay: (name: string, lead: string, instead: { name: string; lead: string } | null) =>
    instead
      ? `${name} (${lead}) keeps this board from Insta-Order. The nearest that’s ready: ${instead.name} (${instead.lead}).`
      : `${name} (${lead}) keeps this board from Insta-Order, and nothing ready is in this style and budget.`,
  refused: refusedWords,
  /** Who changed a slot first (null: the same person, elsewhere) and what's in it now (null: nothing). */
  stalePiece: (who: string | null, what: string | null) => {
    const own = what === null ? 'this slot is empty now' : `${what} is here now`;
    const theirs = what === null ? 'emptied this slot' : `put ${what} here`;
    const changed = who === null ? `You changed this in another tab, and ${own}` : `${who} just ${theirs}`;
    return `${changed}. Take a look and choose again.`;
  },
  staleOwn: 'You changed this in another tab. That version stays unless you save again.',
  otherPiece: 'There’s a different piece here now. Save again if the note is meant for it.',
  somebody: 'A colleague',
  another: 'another piece',
} as const;

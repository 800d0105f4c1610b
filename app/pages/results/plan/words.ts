import { feetInWords } from '#core/room/index.ts';

const list = (parts: readonly string[]) =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

export const roomWords = {
  title: 'In your room',
  toScale: (width: number, depth: number) => `${feetInWords(width)} × ${feetInWords(depth)}, to scale`,
  plan: 'Plan of your room',
  allFits: 'Everything fits, with room to walk. You can drag, turn or lock any piece.',
  fitsInPart: 'Not everything fits. We’ve placed what we can. You can drag, turn or lock any piece.',
  ofChosen: (count: number) =>
    count === 1 ? 'Showing the piece you chose.' : `Showing the ${count} pieces you chose.`,
  own: 'Your choice',
  ofBoard: (board: string) => `Showing everything on ${board} until you choose.`,
  typical: (what: readonly string[]) =>
    `Drawn with typical dimensions until we have measurements for ${list(what)}. Measure, and the plan will match your room.`,
  measure: 'How to measure',
  doorwayAssumed: 'We don’t know where the doorway is yet, so we’ve drawn it in the middle of its wall.',
  measured: 'What we measured',
  thinking: 'Trying the furniture in your room',
  another: 'Suggest another',
  undo: 'Undo',
  redo: 'Redo',
  open: 'Open to print',
  print: 'Print',
  passing: 'With a wheelchair or a walker',
  ways: 'Ways at least 36 in wide',
  turning: 'Room to turn around, 60 in across',
  everyWay: 'You can get to every piece with at least 36 in of space.',
  noTurning: 'There’s no free circle of 60 in to turn around in.',
  back: 'Back to your boards',
  backToPlan: 'Back to the plan',
  notPlaced: 'not on the plan',
  turn: (name: string) => `Turn ${name}`,
  lock: (name: string) => `Lock ${name}`,
  unlock: (name: string) => `Unlock ${name}`,
  locked: 'locked',
  hint: 'Arrow keys move a piece an inch, or a foot with Shift. R turns it, L locks it.',
  size: (width: number, depth: number) => `${feetInWords(width)} by ${feetInWords(depth)}`,
  inWords: 'The plan in words',
  isLocked: (name: string) => `${name} is locked. Press L to unlock it.`,
  nowLocked: (name: string) => `${name} is locked. New suggestions will leave it where it is.`,
  nowUnlocked: (name: string) => `${name} is unlocked.`,
  suggested: (left: number) =>
    `Here’s a new suggestion.${left > 0 ? ` There’s no room for ${left === 1 ? 'one piece' : `${left} pieces`}.` : ''}`,
  noOther: 'Everything is locked: unlock a piece to get another suggestion.',
  notKept: 'We couldn’t save your plan. Please check your connection. We’ll try again with your next change.',
} as const;

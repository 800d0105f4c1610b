import { feetInWords } from '#core/room/index.ts';

const list = (parts: readonly string[]) =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

export const roomWords = {
  title: 'In your room',
  toScale: (width: number, depth: number) => `${feetInWords(width)} × ${feetInWords(depth)}, to scale`,
  plan: 'Plan of your room',
  allFits: 'It all fits, with room to walk. You can drag, turn or lock any piece.',
  fitsInPart: 'Not everything fits. What does stands as well as it can; you can drag, turn or lock any piece.',
  ofChosen: (count: number) => (count === 1 ? 'With the piece you chose.' : `With the ${count} pieces you chose.`),
  ofBoard: (board: string) => `With everything of ${board}, until you choose.`,
  typical: (what: readonly string[]) =>
    `Drawn with typical dimensions: nobody has measured ${list(what)} yet. Measure, and the plan becomes yours.`,
  measure: 'How to measure',
  doorwayAssumed: 'Nobody told us where the doorway is: it is drawn in the middle of its wall.',
  score: 'of 100',
  scoreWhy: 'how well this plan is to live with',
  thinking: 'Trying the furniture in your room',
  another: 'Suggest another',
  open: 'Open to print',
  print: 'Print',
  back: 'Back to your boards',
  notPlaced: 'not on the plan',
  turn: (name: string) => `Turn ${name}`,
  lock: (name: string) => `Lock ${name}`,
  unlock: (name: string) => `Unlock ${name}`,
  locked: 'locked',
  hint: 'Arrow keys move a piece by an inch, with Shift by a foot. R turns it, L locks it.',
  size: (width: number, depth: number) => `${feetInWords(width)} by ${feetInWords(depth)}`,
  inWords: 'The plan in words',
  isLocked: (name: string) => `${name} is locked. Press L to unlock it.`,
  nowLocked: (name: string) => `${name} is locked: a new suggestion leaves it where it is.`,
  nowUnlocked: (name: string) => `${name} is unlocked.`,
  suggested: (score: number, left: number) =>
    `A new suggestion: ${score} of 100.${left > 0 ? ` ${left === 1 ? 'One piece' : `${left} pieces`} found no place.` : ''}`,
  noOther: 'Everything is locked: unlock a piece to get another suggestion.',
  notKept: 'We could not save your plan. Please check your connection; your next change is saved again.',
} as const;

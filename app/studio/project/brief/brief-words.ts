import { budgetTierNames, tierRangeText } from '#core/catalog/index.ts';
import { type Day, dayWords } from '#core/promotion/index.ts';
import { feetOnPlan, inchesInWords } from '#core/room/index.ts';
import type { Brief, BriefPiece } from '#core/survey/index.ts';

/** What a piece may cost in the tier the customer asked for. */
export const tierRange = ({ kind, tier, types, size }: BriefPiece): string | null =>
  tier && tierRangeText(tier, { piece: kind, type: types.length === 1 ? types[0] : null, size });

export const briefWords = {
  brief: 'Brief',
  room: 'Room',
  measures: (width: number, depth: number, door: number) =>
    `${feetOnPlan(width)} × ${feetOnPlan(depth)}, door ${inchesInWords(door)}`,
  /** What counts for the boards. */
  drawn: ({ walls, doorway }: Pick<Brief, 'walls' | 'doorway'>) =>
    [
      walls?.a && walls.b ? `${feetOnPlan(walls.a)} × ${feetOnPlan(walls.b)}` : 'Walls not measured',
      doorway ? `door ${inchesInWords(doorway.width)}` : 'door not measured',
    ].join(', '),
  told: (measures: string) => `The customer’s own measurements: ${measures}.`,
  toldNothing: 'The customer didn’t measure it themselves.',
  visited: (day: Day) => `Measured and drawn on our visit on ${dayWords(day)}.`,
  visitPhoto: (number: number) => `Photo ${number} from our visit`,
  notMeasured: 'The room hasn’t been measured.',
  customerPage: (name: string) => `Everything about ${name || 'this customer'}`,
  photos: 'Pictures of the room and from the customer',
  picture: (group: 'floor_plan' | 'room_photos' | 'inspiration_images', number: number) =>
    `${{ floor_plan: 'Floor plan', room_photos: 'Photo of the room', inspiration_images: 'Inspiration' }[group]}, picture ${number} from the customer`,
  pictureBefore: 'Previous',
  pictureAfter: 'Next',
  closeRequest: 'Answer without new boards',
  closeAnswer: 'Your answer to the customer',
  closeHint: 'We’ll add it to the thread. The boards don’t change, and the customer still has the revision.',
  closeSend: 'Send and close the request',
  asksFor: ({ kind, piece }: { kind: 'swap-request' | 'new-pair-request'; piece: string | null }) =>
    kind === 'swap-request' ? `Asks to swap ${piece ?? 'a piece'}` : 'Asks for a new pair',
  styles: 'Style',
  wood: 'Wood',
  bold: 'Bold',
  when: 'When',
  mobility: 'Moves with',
  aids: { wheelchair: 'A wheelchair', walker: 'A walker', both: 'A wheelchair and a walker' },
  soonest: 'As soon as possible',
  noRush: 'No rush',
  pieces: 'Requested pieces',
  wanted: 'Asked for from the catalog',
  notSure: (about: readonly string[]) => `Not sure about: ${about.join(', ')}`,
  everything: 'Everything they said',
  totalBudget: 'Budget',
  delivery: 'Delivery',
  otherRooms: 'Their other rooms',
  orders: 'Their orders',
  orderLine: (day: string) => `Order of ${day}`,
  budget: (piece: BriefPiece): string =>
    piece.tier === null ? 'Any budget' : `${budgetTierNames[piece.tier]}, ${tierRange(piece)}`,
} as const;

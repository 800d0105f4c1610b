import { easternDay } from '../promotion/index.ts';
import type { Visit } from './update.ts';

/** The last save of the room, if there was one. */
export interface LastDrawn {
  readonly savedBy: 'customer' | 'specialist' | null;
  readonly savedAt: Date | null;
}

/** Whether the room as we have it is from this visit: one of us saved it, on its day or later. */
export const isDrawnOnVisit = ({ date }: Pick<Visit, 'date'>, { savedBy, savedAt }: LastDrawn): boolean =>
  savedBy === 'specialist' && savedAt !== null && (date === null || easternDay(savedAt) >= date);

/** Asked before a visit is marked complete. It can end without a drawing, but not by oversight. */
export const completeQuestion = (visit: Pick<Visit, 'date'>, drawn: LastDrawn): string => {
  const what = isDrawnOnVisit(visit, drawn)
    ? 'Mark this visit complete?'
    : 'No room was drawn on this visit. Complete it anyway?';
  return `${what} We’ll tell the customer the room is measured.`;
};

import type { ChoiceRefusal } from './choices.ts';

/** The message for a choice that couldn't be saved. */
export function choiceRefusalWords(refusal: ChoiceRefusal): string {
  switch (refusal.reason) {
    case 'not-orderable':
      return 'You can no longer choose from these boards: they were ordered, a newer pair took their place, or their fee was refunded.';
    case 'other-selection':
      return 'A chosen piece belongs to another pair of boards.';
    case 'chosen-twice':
      return 'A piece is chosen once. For more of it, change its quantity.';
    case 'not-on-boards':
      return `Not on these boards: ${refusal.recordIds.join(', ')}.`;
  }
}

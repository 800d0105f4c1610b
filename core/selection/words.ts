import type { ChoiceRefusal } from './choices.ts';

/** The message for a choice that couldn't be saved. */
export function choiceRefusalWords(refusal: ChoiceRefusal): string {
  switch (refusal.reason) {
    case 'not-orderable':
      return 'You can’t choose from these boards anymore. There’s a newer pair, or the fee was refunded.';
    case 'other-selection':
      return 'One of these pieces belongs to another pair of boards.';
    case 'chosen-twice':
      return 'You’ve already chosen this piece. To get more, change its quantity.';
    case 'not-on-boards':
      return 'One of these pieces is no longer on your boards. Please reload the page.';
  }
}

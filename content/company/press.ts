import type { Sample } from './sample.ts';

export interface PressVoice extends Sample {
  /** The name of its logo in the showroom. */
  readonly name: string;
  readonly words: string;
}

const sample = (name: string, words: string): PressVoice => ({ name, words, sample: true });

export const press: readonly PressVoice[] = [
  sample('The Inner Room', 'A decorator’s eye without the decorator’s invoice.'),
  sample('Sill & Stair', 'Someone finally asked how wide the door is.'),
  sample('Northlight Weekly', 'Two boards, one decision, no showroom carpet.'),
  sample('Plumb', 'The most honest price list in furniture.'),
  sample('The Daily Ledge', 'A furniture shop that reads before it sells.'),
  sample('Good Corner', 'We kept the lamp, the rug and the specialist’s number.'),
];

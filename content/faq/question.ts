import type { SourceId } from '../sources.ts';

export const faqTopics = {
  start: 'How it works',
  fee: 'The fee',
  boards: 'Boards and specialists',
  measuring: 'Measuring and fit',
  ordering: 'Ordering and paying',
  delivery: 'Delivery',
  returns: 'Returns and care',
  account: 'Your account and data',
} as const;
export type FaqTopic = keyof typeof faqTopics;

export interface Question {
  /** Its anchor, and its key. */
  readonly id: string;
  readonly topic: FaqTopic;
  readonly question: string;
  /** Paragraphs. */
  readonly answer: readonly string[];
  /** A list under the answer. */
  readonly points?: readonly string[];
  /** A small table under the answer. */
  readonly rows?: readonly (readonly [string, string])[];
  readonly more?: { readonly label: string; readonly href: string };
  readonly sources?: readonly SourceId[];
}

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
  /** Also the anchor in the URL. */
  readonly id: string;
  readonly topic: FaqTopic;
  readonly question: string;
  readonly answer: readonly string[];
  /** A list shown under the answer. */
  readonly points?: readonly string[];
  /** A small table shown under the answer. */
  readonly rows?: readonly (readonly [string, string])[];
  readonly more?: { readonly label: string; readonly href: string };
  readonly sources?: readonly SourceId[];
}

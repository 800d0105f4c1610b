import { faqTopics, type Question } from '#content/faq/index.ts';
import { foldText } from '#core/catalog/index.ts';

/** Every search word must appear in a question, its answer or its topic. */
export function found(questions: readonly Question[], words: readonly string[]): readonly Question[] {
  if (words.length === 0) return questions;
  return questions.filter(({ topic, question, answer, points = [], rows = [] }) => {
    const text = foldText([faqTopics[topic], question, ...answer, ...points, ...rows.flat()].join(' '));
    return words.every((word) => text.includes(word));
  });
}

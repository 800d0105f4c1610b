import { Answer } from '#app/parts/faq/answer.tsx';
import { Accordion } from '#app/ui/layout/accordion.tsx';
import type { Question } from '#content/faq/index.ts';
import styles from './support.module.css';

export interface FaqTopicPartProps {
  id: string;
  title: string;
  questions: readonly Question[];
  /** So few are left that their answers stand open. */
  open: boolean;
  /** Not the first. */
  below: boolean;
}

export function FaqTopicPart({ id, title, questions, open, below }: FaqTopicPartProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.part} data-below={below || undefined}>
      <h2 id={`${id}-title`} className={styles.topic}>
        {title}
      </h2>
      <Accordion
        items={questions.map((question) => ({
          id: question.id,
          title: question.question,
          body: <Answer question={question} />,
        }))}
        open={open ? questions.map((question) => question.id) : []}
      />
    </section>
  );
}

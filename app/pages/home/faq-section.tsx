import { Answer } from '#app/parts/faq/answer.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { Accordion } from '#app/ui/layout/accordion.tsx';
import { Section, Wrap } from '#app/ui/layout/layout.tsx';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import type { Question } from '#content/faq/index.ts';
import styles from './faq-section.module.css';
import { homeWords } from './words.ts';

/** The nine most common questions, one open at a time. */
export function FaqSection({ questions }: { questions: readonly Question[] }) {
  return (
    <Section id="questions" className={styles.part}>
      <Wrap className={styles.inside}>
        <div className={styles.head}>
          <h2>{homeWords.faq}</h2>
          <TextLink href="/support">
            {homeWords.learnMore}
            <VisuallyHidden> {homeWords.learnMoreOf}</VisuallyHidden>
          </TextLink>
        </div>
        <Accordion
          single
          open={questions.slice(0, 1).map(({ id }) => id)}
          items={questions.map((question) => ({
            id: question.id,
            title: question.question,
            body: <Answer question={question} />,
          }))}
        />
      </Wrap>
    </Section>
  );
}

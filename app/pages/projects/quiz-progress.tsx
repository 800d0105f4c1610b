import { Text } from '#app/ui/type/text.tsx';
import type { Progress } from '#core/survey/index.ts';
import styles from './quiz-progress.module.css';
import { projectsWords as words } from './words.ts';

/** One dash per chapter, and what comes next. */
export function QuizProgress({ progress: { done, of, words: chapter, minutesLeft } }: { progress: Progress }) {
  return (
    <div className={styles.progress}>
      <div className={styles.chapters} aria-hidden="true">
        {Array.from({ length: of }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a dash is its chapter
          <i key={index} data-done={index < done || undefined} />
        ))}
      </div>
      <Text size="small" tone="soft">
        {chapter}. {words.minutes(minutesLeft)}
      </Text>
    </div>
  );
}

import { useSavingState } from '#app/parts/survey/saving.ts';
import { Button } from '#app/ui/action/button.tsx';
import { ChevronLeftIcon } from '#app/ui/icon/signs.tsx';
import styles from './quiz-bar.module.css';
import type { Quiz } from './use-quiz.ts';
import { quizWords as words } from './words.ts';

/** The current step's form. Its Continue button is outside it, in the bar. */
export const stepForm = 'quiz-step';

interface QuizBarProps {
  quiz: Quiz;
  onBack: (() => void) | null;
  /** Null if the step has its own way to continue. */
  onward: string | null;
  pending?: boolean;
}

export function QuizBar({ quiz, onBack, onward, pending = false }: QuizBarProps) {
  return (
    <>
      {onBack && (
        <Button kind="ghost" icon={<ChevronLeftIcon />} onClick={onBack}>
          {words.back}
        </Button>
      )}
      <KeptState quiz={quiz} />
      {onward && (
        <Button type="submit" form={stepForm} pending={pending} className={styles.onward}>
          {onward}
        </Button>
      )}
    </>
  );
}

/** Whether the answers are saved: stated quietly, and never more than is true. */
function KeptState({ quiz }: { quiz: Quiz }) {
  const state = useSavingState();
  const { draft, uid, isAway } = quiz;
  if (!draft || Object.keys(draft.sheet).length === 0) return <span className={styles.kept} />;
  const hasFailed = state === 'failed' || (isAway && draft.unsaved);
  const said = () => {
    if (uid === null) return words.keptHere;
    if (hasFailed) return words.notSaved;
    return state === 'saving' || draft.unsaved ? words.saving : words.saved;
  };
  return (
    <span className={styles.kept} data-failed={hasFailed || undefined}>
      {said()}
    </span>
  );
}

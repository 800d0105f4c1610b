import { type FormEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { ErrorSummary } from '#app/ui/notice/error-summary.tsx';
import { useShowFirstProblem } from '#app/ui/notice/first-problem.ts';
import { Text } from '#app/ui/type/text.tsx';
import { imageSources } from '#core/media/index.ts';
import {
  type Answers,
  estimateWords,
  movesOn,
  nextStep,
  picturesOf,
  previousStep,
  progressAt,
  type QuizContext,
  roomEstimate,
  type Screen,
  type Step,
  type StepKind,
  stateKey,
  withSuggestions,
  zipKey,
} from '#core/survey/index.ts';
import { text } from '#core/texts/index.ts';
import { cardSizes } from './controls/option-picture.tsx';
import styles from './quiz.module.css';
import { QuizBar, stepForm } from './quiz-bar.tsx';
import { QuizFrame } from './quiz-frame.tsx';
import type { Pictures } from './step-props.ts';
import { StepParts } from './step-sections.tsx';
import type { Quiz } from './use-quiz.ts';
import { useQuizWays } from './use-quiz-ways.ts';
import { useStepEntries } from './use-step-entries.ts';
import { quizWords as words } from './words.ts';

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Where the room's estimated total is shown. */
const tellsEstimate: readonly StepKind[] = ['budget-list', 'summary'];

interface StepScreenProps {
  step: Screen;
  quiz: Quiz;
  pictures: Pictures;
  /** True except on the first screen of a visit: the question takes focus. */
  focused: boolean;
  /** Set if Continue does something other than going to the next step. */
  submit?: { label: string; pending: boolean; onSubmit: () => void };
}

/** Their fields say what's wrong, and once is enough: both are about where the room is. */
const saidAtField: readonly string[] = [zipKey, stateKey];

/** One question and its answer. Enter continues; errors are shown here. */
export function StepScreen({ step, quiz, pictures, focused, submit }: StepScreenProps) {
  const { context } = quiz;
  const entries = useStepEntries(step, quiz);
  const ways = useQuizWays(step, context);
  const form = useRef<HTMLFormElement>(null);
  const [look] = useState(classNames(styles.form, focused && styles.arriving));
  const showFirstProblem = useShowFirstProblem();
  const { answers } = entries;
  const progress = useMemo(() => progressAt(step, quiz.answers, context), [step, quiz.answers, context]);
  usePicturesAhead(step, quiz.answers, context, pictures);
  const filled = withSuggestions(step, answers, context);
  const estimate = tellsEstimate.includes(step.kind) ? roomEstimate(filled) : null;
  const unsaid = entries.problems.filter(({ key }) => !saidAtField.includes(key));
  const messages = [...new Set(unsaid.map(({ message }) => message))];

  function goOn(event: FormEvent) {
    event.preventDefault();
    if (submit) return submit.onSubmit();
    const { answers: now, problems } = entries.check();
    if (problems.length === 0) return ways.onward(now);
    showFirstProblem(form.current);
  }

  function pick(given: Readonly<Record<string, unknown>>) {
    const now = entries.give(given);
    const [key = ''] = Object.keys(given);
    if (movesOn(step, key, now, context)) ways.onward(entries.accept());
  }

  function onEnter(event: KeyboardEvent) {
    const writing = event.target instanceof HTMLTextAreaElement;
    if (event.key === 'Enter' && writing && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
  }

  const before = ways.isEdit || previousStep(step.slug, answers, context) !== null;
  return (
    <QuizFrame
      heading={progress.heading}
      shortHeading={capital(step.heading)}
      done={progress.done}
      doneExactly={progress.doneExactly}
      of={progress.of}
      minutesLeft={progress.minutesLeft}
      bar={
        <QuizBar
          quiz={quiz}
          onBack={before ? () => ways.back(answers) : null}
          onward={submit?.label ?? words.continue}
          pending={submit?.pending ?? false}
        />
      }
    >
      <form id={stepForm} ref={form} onSubmit={goOn} onKeyDown={onEnter} noValidate className={look}>
        <StepParts
          screen={step}
          answers={filled}
          context={context}
          pictures={pictures}
          focused={focused}
          errorOf={entries.errorOf}
          give={entries.give}
          change={(by) => entries.give(by(quiz.read()))}
          pick={pick}
        />
        {estimate && (
          <Text size="small" tone="soft">
            {estimateWords(estimate)}
          </Text>
        )}
        {entries.problems.length > 0 && (
          <div className={styles.problem}>
            <ErrorSummary
              heading={text('form.problem')}
              message={messages.length > 0 ? messages.map((message) => <p key={message}>{message}</p>) : null}
            />
          </div>
        )}
      </form>
    </QuizFrame>
  );
}

/** Preloads the next step's pictures while the user reads this one. */
function usePicturesAhead(step: Step, answers: Answers, context: QuizContext, pictures: Pictures): void {
  const { slug } = step;
  const next = useMemo(() => nextStep(slug, answers, context), [slug, answers, context]);

  useEffect(() => {
    if (!next) return;
    const fetchThem = () => {
      for (const id of picturesOf(next)) {
        const facts = pictures[id];
        if (!facts) continue;
        const image = new Image();
        image.sizes = cardSizes;
        image.srcset = imageSources(id, facts.width);
      }
    };
    // The current step's pictures come first.
    const later = setTimeout(fetchThem, 300);
    return () => clearTimeout(later);
  }, [next, pictures]);
}

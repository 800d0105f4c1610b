import { type FormEvent, type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { ErrorSummary } from '#app/ui/notice/error-summary.tsx';
import { showFirstProblem } from '#app/ui/notice/first-problem.ts';
import { Text } from '#app/ui/type/text.tsx';
import { imageSources } from '#core/media/index.ts';
import {
  type Answers,
  estimateWords,
  nextStep,
  optionsOf,
  picturesOf,
  previousStep,
  progressAt,
  type QuizContext,
  roomEstimate,
  type Step,
  type StepKind,
  validateStep,
  visibleQuestions,
} from '#core/survey/index.ts';
import { text } from '#core/texts/index.ts';
import { ChoiceStep } from './controls/choice-step.tsx';
import { FieldsStep, SliderStep } from './controls/field-steps.tsx';
import { ImageUpload } from './controls/image-upload.tsx';
import { MeasurementForm } from './controls/measurement-form.tsx';
import { cardSizes } from './controls/option-picture.tsx';
import { RugCarousel } from './controls/rug-carousel.tsx';
import { StyleSelector } from './controls/style-selector.tsx';
import { QuestionLead } from './question-lead.tsx';
import styles from './quiz.module.css';
import { QuizBar, stepForm } from './quiz-bar.tsx';
import { QuizFrame } from './quiz-frame.tsx';
import type { Pictures, StepProps } from './step-props.ts';
import { SummaryStep } from './summary-step.tsx';
import type { Quiz } from './use-quiz.ts';
import { useQuizWays } from './use-quiz-ways.ts';
import { useStepEntries } from './use-step-entries.ts';
import { quizWords as words } from './words.ts';

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Where the room's estimated total is shown. */
const tellsEstimate: readonly StepKind[] = ['budget-list', 'summary'];

interface StepScreenProps {
  step: Step;
  quiz: Quiz;
  pictures: Pictures;
  /** True except on the first screen of a visit: the question takes focus. */
  focused: boolean;
  /** Set if Continue does something other than going to the next step. */
  submit?: { label: string; pending: boolean; onSubmit: () => void };
}

/** One question and its answer. Enter continues; errors are shown here. */
export function StepScreen({ step, quiz, pictures, focused, submit }: StepScreenProps) {
  const { context } = quiz;
  const entries = useStepEntries(step, quiz);
  const ways = useQuizWays(step, context);
  const form = useRef<HTMLFormElement>(null);
  const { answers } = entries;
  const progress = useMemo(() => progressAt(step, quiz.answers, context), [step, quiz.answers, context]);
  usePicturesAhead(step, quiz.answers, context, pictures);
  const questions = visibleQuestions(step, answers, context);
  const options = questions
    .flatMap((question) => optionsOf(question, answers, context).map(({ label }) => label))
    .join('; ');
  const estimate = tellsEstimate.includes(step.kind) ? roomEstimate(answers) : null;
  const messages = [...new Set(entries.problems.map(({ message }) => message))];

  function goOn(event: FormEvent) {
    event.preventDefault();
    if (submit) return submit.onSubmit();
    const { answers: now, problems } = entries.check();
    if (problems.length === 0) return ways.onward(now);
    showFirstProblem(form.current);
  }

  function pick(given: Readonly<Record<string, unknown>>) {
    const now = entries.give(given);
    const alone = visibleQuestions(step, now, context).length === 1;
    if (step.autoAdvance && alone && validateStep(step, now, context).length === 0) ways.onward(now);
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
      of={progress.of}
      bar={
        <QuizBar
          quiz={quiz}
          onBack={before ? () => ways.back(answers) : null}
          onward={submit?.label ?? words.continue}
          pending={submit?.pending ?? false}
        />
      }
    >
      <form id={stepForm} ref={form} onSubmit={goOn} onKeyDown={onEnter} noValidate className={styles.form}>
        <StepControl
          step={step}
          questions={questions}
          answers={answers}
          context={context}
          pictures={pictures}
          errorOf={entries.errorOf}
          give={entries.give}
          change={(by) => entries.give(by(quiz.read()))}
          pick={pick}
          lead={<QuestionLead step={step} answers={answers} options={options} focused={focused} />}
        />
        {estimate && (
          <Text size="small" tone="soft">
            {estimateWords(estimate)}
          </Text>
        )}
        {messages.length > 0 && (
          <div className={styles.problem}>
            <ErrorSummary
              heading={text('form.problem')}
              message={messages.map((message) => <p key={message}>{message}</p>)}
            />
          </div>
        )}
      </form>
    </QuizFrame>
  );
}

/** Preloads the next step's pictures while the user reads this one. */
function usePicturesAhead(step: Step, answers: Answers, context: QuizContext, pictures: Pictures): void {
  const next = nextStep(step.slug, answers, context);

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

/** The screen for a kind of step. Account and payment have their own forms elsewhere. */
function StepControl(props: StepProps) {
  switch (props.step.kind) {
    case 'radio-list':
    case 'budget-list':
    case 'checkbox-list':
    case 'measurement-method':
      return <ChoiceStep {...props} />;
    case 'style-selector':
      return <StyleSelector {...props} />;
    case 'rug-style-carousel':
      return <RugCarousel {...props} />;
    case 'slider':
      return <SliderStep {...props} />;
    case 'image-upload':
      return <ImageUpload {...props} />;
    case 'measurement-form':
      return <MeasurementForm {...props} />;
    case 'dropdown':
    case 'shipping-form':
      return <FieldsStep {...props} folded />;
    case 'textarea':
    case 'text-inputs':
    case 'text-once':
    case 'delivery-zip':
      return <FieldsStep {...props} />;
    case 'summary':
      return <SummaryStep {...props} />;
    case 'registration':
    case 'basic-registration':
    case 'placeholder':
    case 'payment':
      return null;
  }
}

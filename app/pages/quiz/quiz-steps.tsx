import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { PaymentStep } from '#app/parts/fee/payment-step.tsx';
import {
  accountStep,
  chapterTitle,
  resumeStep,
  type Screen,
  type StepKind,
  screenAt,
  stepAt,
  steps,
  totalSurveySteps,
} from '#core/survey/index.ts';
import type { QuizFacts } from '#server/quiz/open-quiz.ts';
import { AccountScreen } from './account-screen.tsx';
import { QuizFrame } from './quiz-frame.tsx';
import { ResumeOffer } from './resume-offer.tsx';
import { paymentStep, stepAddress } from './step-address.ts';
import type { Pictures } from './step-props.ts';
import { StepScreen } from './step-screen.tsx';
import { SummaryScreen } from './summary-screen.tsx';
import { type Quiz, startWithLogin, useQuiz } from './use-quiz.ts';

const accountKinds: ReadonlySet<StepKind> = new Set(['registration', 'basic-registration', 'placeholder']);

function firstStep(): Screen {
  const first = screenAt(steps[0]?.slug ?? '');
  if (!first) throw new Error('the quiz has no steps');
  return first;
}

/** The step that the URL means for these answers. Only the server knows about the payment step. */
function stepFor(
  address: string | null,
  drawn: string | null,
  { answers, context, alive, draft }: Quiz,
  onboarding: boolean,
): Screen {
  // An offline copy may have been rendered for another step: hydrate it as it is, then go to the right one.
  const slug = alive ? address : drawn;
  // Before hydration a visitor's answers are unknown, so render exactly the requested step.
  if (!alive && !context.signedIn) return screenAt(slug ?? '') ?? firstStep();
  if (onboarding || !draft) return firstStep();
  if (slug !== null && slug !== paymentStep) return stepAt(slug, answers, context);
  const account = alive && localStorage.getItem(startWithLogin) !== null ? accountStep(answers, context) : null;
  const resumed = resumeStep(answers, context);
  return account ?? (resumed.kind === 'payment' ? (screenAt('summary') ?? resumed) : resumed);
}

/** Nothing left to answer: go to the unpaid fee, or to the thank-you page right after submitting. */
function whereDone(slug: string | null, { unpaid }: QuizFacts): string | null {
  if (unpaid !== null) return stepAddress(paymentStep);
  return slug === 'summary' ? '/quiz-complete' : null;
}

interface QuizStepsProps {
  /** The step the server rendered. */
  drawn: string | null;
  facts: QuizFacts;
  pictures: Pictures;
}

/** Decides which screen to show, and keeps the URL in sync. */
export function QuizSteps({ drawn, facts, pictures }: QuizStepsProps) {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const slug = parameters.get('step');
  const quiz = useQuiz(facts, slug);
  const wanted = parameters.get('survey');
  const onboarding = parameters.has('onboarding');
  const { alive, unfinished, draft, uid, open, start, vanished } = quiz;

  const submitted = slug === paymentStep ? (facts.unpaid ?? facts.submitted) : null;
  const isDone = alive && !onboarding && !wanted && draft === null && facts.submitted !== null;
  const elsewhere = isDone ? whereDone(slug, facts) : null;
  const offers = alive && onboarding && unfinished.length > 0;
  const step = stepFor(slug, drawn, quiz, onboarding);
  // Every step of a screen has its own address, so a link to the floor plan stays one.
  const isAddress = slug === step.slug || step.parts.some((part) => part.slug === slug);
  const seen = useRef(step.slug);
  const focused = seen.current !== step.slug;
  const asked = quiz.drafts.find(({ surveyId }) => surveyId !== null && surveyId === wanted) ?? null;
  const isComing = !asked && facts.surveys.inProgress.some(({ id }) => id === wanted);

  useEffect(() => {
    if (!alive || submitted || isComing) return;
    if (wanted) {
      if (asked) open(asked);
      void navigate('/quiz', { replace: true });
    } else if (elsewhere) void navigate(elsewhere, { replace: true });
    // Never switch to another room's questions while the user is answering this one's.
    else if (vanished) void navigate('/projects', { replace: true });
    else if (!offers && !isAddress) void navigate(stepAddress(step.slug), { replace: true });
  }, [alive, submitted, isComing, wanted, asked, open, elsewhere, vanished, offers, isAddress, step.slug, navigate]);

  useEffect(() => {
    if (uid) localStorage.removeItem(startWithLogin);
    else if (draft) localStorage.setItem(startWithLogin, 'true');
  }, [uid, draft]);

  useEffect(() => {
    // A draft without answers is as good as a new one.
    if (alive && onboarding && unfinished.length === 0 && draft === null) start();
  }, [alive, onboarding, unfinished.length, draft, start]);

  useEffect(() => {
    seen.current = step.slug;
  }, [step.slug]);

  if (submitted) return <PaymentScreen surveyId={submitted} />;
  if (elsewhere || vanished) return null;
  if (offers) return <ResumeOffer quiz={quiz} />;
  const screen = { step, quiz, pictures, focused };
  if (accountKinds.has(step.kind)) return <AccountScreen key={step.slug} {...screen} />;
  if (step.kind === 'summary') return <SummaryScreen key={step.slug} {...screen} />;
  return <StepScreen key={step.slug} {...screen} />;
}

/** The last chapter: the answers are in, and only the fee is left. */
function PaymentScreen({ surveyId }: { surveyId: string }) {
  const heading = chapterTitle(totalSurveySteps);
  return (
    <QuizFrame heading={heading} shortHeading={heading} done={totalSurveySteps - 1} of={totalSurveySteps} bar={null}>
      <PaymentStep surveyId={surveyId} path={stepAddress(paymentStep)} />
    </QuizFrame>
  );
}

import { useState } from 'react';
import { useLocation } from 'react-router';
import { BasicRegistrationForm } from '#app/parts/account/basic-registration-form.tsx';
import { RegistrationForm } from '#app/parts/account/registration-form.tsx';
import { withModal } from '#app/shell/modals/modal-address.ts';
import { useSession } from '#app/shell/session/session.ts';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { previousStep, progressAt, type Screen } from '#core/survey/index.ts';
import { Companion } from './controls/companion.tsx';
import { SplitStep } from './controls/split-step.tsx';
import { QuestionLead } from './question-lead.tsx';
import { QuizBar, stepForm } from './quiz-bar.tsx';
import { QuizFrame } from './quiz-frame.tsx';
import { basicRegistration, passwordStep, stepAddress } from './step-address.ts';
import type { Pictures } from './step-props.ts';
import type { Quiz } from './use-quiz.ts';
import { useQuizWays } from './use-quiz-ways.ts';
import { quizWords as words } from './words.ts';

interface AccountScreenProps {
  step: Screen;
  quiz: Quiz;
  pictures: Pictures;
  focused: boolean;
}

/** The account step. Once there is an account it's skipped, and the quiz continues by itself. */
export function AccountScreen({ step, quiz, pictures, focused }: AccountScreenProps) {
  const { answers, context } = quiz;
  const location = useLocation();
  const { signInWith } = useSession();
  const ways = useQuizWays(step, context);
  const [pending, setPending] = useState(false);
  const isBasic = step.kind === 'basic-registration';
  const signInHref = withModal(location, 'signUp');
  const progress = progressAt(step, answers, context);

  return (
    <QuizFrame
      heading={progress.heading}
      shortHeading={progress.chapterTitle}
      done={progress.done}
      of={progress.of}
      bar={
        <QuizBar
          quiz={quiz}
          onBack={previousStep(step.slug, answers, context) ? () => ways.back(answers) : null}
          onward={words.continue}
          pending={pending}
        />
      }
    >
      <SplitStep
        lead={<QuestionLead step={step} answers={answers} focused={focused} />}
        beside={<Companion step={step} answers={answers} pictures={pictures} />}
      >
        {isBasic ? (
          <BasicRegistrationForm
            formId={stepForm}
            onPending={setPending}
            onDone={() => ways.go(passwordStep)}
            signInHref={signInHref}
          />
        ) : (
          <RegistrationForm
            formId={stepForm}
            onPending={setPending}
            signInHref={signInHref}
            signInWith={step.kind === 'registration' ? signInWith : []}
          />
        )}
        {step.kind === 'registration' && (
          <TextLink href={stepAddress(basicRegistration)}>{words.passwordLater}</TextLink>
        )}
      </SplitStep>
    </QuizFrame>
  );
}

import { PaymentStep } from '#app/parts/fee/payment-step.tsx';
import { chapterTitle, totalSurveySteps } from '#core/survey/index.ts';
import { QuizFrame } from './quiz-frame.tsx';
import { paymentStep, stepAddress } from './step-address.ts';

/** The last chapter: the answers are in, the fee is what is left. */
export function PaymentScreen({ surveyId }: { surveyId: string }) {
  const heading = chapterTitle(totalSurveySteps);
  return (
    <QuizFrame heading={heading} shortHeading={heading} done={totalSurveySteps - 1} of={totalSurveySteps} bar={null}>
      <PaymentStep
        surveyId={surveyId}
        returnPath={stepAddress(paymentStep)}
        next={{ href: '/quiz-complete', label: 'See what happens next' }}
      />
    </QuizFrame>
  );
}

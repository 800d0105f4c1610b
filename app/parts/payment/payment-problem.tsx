import { SignInBeside } from '#app/parts/account/sign-in-beside.tsx';
import { ErrorSummary, type ErrorSummaryProps } from '#app/ui/notice/error-summary.tsx';
import { text } from '#core/texts/index.ts';
import { cardTexts } from './card/card-texts.ts';

export function PaymentProblem({ message }: Pick<ErrorSummaryProps, 'message'>) {
  return (
    <ErrorSummary
      heading={text('form.problem')}
      message={
        message === cardTexts.signedOut ? (
          <>
            {message} <SignInBeside next="/projects" />
          </>
        ) : (
          message
        )
      }
    />
  );
}

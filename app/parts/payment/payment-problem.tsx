import { TextLink } from '#app/ui/action/text-link.tsx';
import { ErrorSummary, type ErrorSummaryProps } from '#app/ui/notice/error-summary.tsx';
import { text } from '#core/texts/index.ts';
import { cardTexts } from './card-texts.ts';

/** Why it was not paid. Who was signed out meanwhile signs in beside this page, so that nothing typed into it is lost. */
export function PaymentProblem({ message }: Pick<ErrorSummaryProps, 'message'>) {
  return (
    <ErrorSummary
      heading={text('form.problem')}
      message={
        message === cardTexts.signedOut ? (
          <>
            {message}{' '}
            <TextLink href="/?signUp=1&next=%2Fprojects" target="_blank" inline>
              {cardTexts.signIn}
            </TextLink>
          </>
        ) : (
          message
        )
      }
    />
  );
}

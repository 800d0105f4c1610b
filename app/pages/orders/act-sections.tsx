import { useLocation } from 'react-router';
import { SignInBeside } from '#app/parts/account/sign-in-beside.tsx';
import { ProblemText } from '#app/ui/notice/problem-text.tsx';
import type { OrderAct } from './order-acts.ts';
import { ordersWords as words } from './words.ts';

export interface ActFieldsProps {
  act: OrderAct['act'];
  lineId?: string;
  answer?: 'wait' | 'cancel';
  claimId?: string;
}

/** The hidden fields that name the action. */
export const ActFields = ({ act, lineId, answer, claimId }: ActFieldsProps) => (
  <>
    <input type="hidden" name="act" value={act} />
    {lineId && <input type="hidden" name="line" value={lineId} />}
    {answer && <input type="hidden" name="answer" value={answer} />}
    {claimId && <input type="hidden" name="claim" value={claimId} />}
  </>
);

export function ActProblem({ problem, answer }: { problem: string | null; answer: unknown }) {
  const { pathname } = useLocation();
  return (
    <ProblemText size="small" message={problem} answer={answer}>
      {problem === words.signedOut && <SignInBeside next={pathname} />}
    </ProblemText>
  );
}

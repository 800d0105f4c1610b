import { useLocation } from 'react-router';
import { SignInBeside } from '#app/parts/account/sign-in-beside.tsx';
import { Text } from '#app/ui/type/text.tsx';
import type { OrderAct } from './order-acts.ts';
import { ordersWords as words } from './words.ts';

export interface ActFieldsProps {
  act: OrderAct['act'];
  lineId?: string;
  answer?: 'wait' | 'cancel';
}

/** The hidden fields that name the action. */
export const ActFields = ({ act, lineId, answer }: ActFieldsProps) => (
  <>
    <input type="hidden" name="act" value={act} />
    {lineId && <input type="hidden" name="line" value={lineId} />}
    {answer && <input type="hidden" name="answer" value={answer} />}
  </>
);

export function ActProblem({ problem }: { problem: string | null }) {
  const { pathname } = useLocation();
  if (!problem) return null;
  return (
    <Text size="small" tone="tight" role="alert">
      {problem}
      {problem === words.signedOut && (
        <>
          {' '}
          <SignInBeside next={pathname} />
        </>
      )}
    </Text>
  );
}

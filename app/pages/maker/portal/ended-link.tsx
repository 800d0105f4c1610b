import { Form, useNavigation } from 'react-router';
import { ActProblem } from '#app/parts/studio-list/act-problem.tsx';
import { Button } from '#app/ui/action/button.tsx';
import { EmptyState } from '#app/ui/notice/empty-state.tsx';
import { Text } from '#app/ui/type/text.tsx';
import type { PortalAnswer } from './portal.route.tsx';
import { portalWords as words } from './words.ts';

interface EndedLinkProps {
  /** Someone came without a link, from the page of one order. */
  isNone: boolean;
  answer: PortalAnswer | undefined;
}

/** For a link that has ended or isn't ours. It says nothing about the maker. */
export function EndedLink({ isNone, answer }: EndedLinkProps) {
  const { title, words: why, ask } = words.closed[isNone ? 'none' : 'ended'];
  const pending = useNavigation().formMethod === 'POST';
  return (
    <EmptyState
      headingLevel="h1"
      title={title}
      actions={
        answer?.ok ? (
          <Text role="status">{answer.message}</Text>
        ) : (
          <Form method="post">
            <ActProblem problem={answer?.message ?? null} answer={answer} />
            <Button type="submit" name="act" value="ask" pending={pending}>
              {ask}
            </Button>
          </Form>
        )
      }
    >
      {why}
    </EmptyState>
  );
}

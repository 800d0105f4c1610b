import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { PageHead } from '#app/shell/page/page-head.tsx';
import { Button } from '#app/ui/action/button.tsx';
import { ErrorSummary } from '#app/ui/notice/error-summary.tsx';
import { text } from '#core/texts/index.ts';

export interface PressOnceProps {
  title: string;
  lead: string;
  label: string;
  token: string;
  /** Why submitting failed; from then on the user has to click the button. */
  problem: string | null;
}

/**
 * The click in the email was the decision, so the page submits by itself. Mail filters that only fetch links run no
 * scripts and so decide nothing. Without scripts, the button is there.
 */
export function PressOnce({ title, lead, label, token, problem }: PressOnceProps) {
  const form = useRef<HTMLFormElement>(null);
  const { state } = useNavigation();
  useEffect(() => form.current?.requestSubmit(), []);
  return (
    <PageHead title={title} lead={lead}>
      <Form ref={form} method="post" replace>
        {problem && <ErrorSummary heading={text('form.problem')} message={problem} />}
        <input type="hidden" name="token" value={token} />
        <Button type="submit" pending={state !== 'idle'}>
          {label}
        </Button>
      </Form>
    </PageHead>
  );
}

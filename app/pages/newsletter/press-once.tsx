import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { PageHead } from '#app/shell/page-head.tsx';
import { Button } from '#app/ui/action/button.tsx';

export interface PressOnceProps {
  title: string;
  lead: string;
  label: string;
  token: string;
}

/**
 * The press in the mail was the decision, so the page sends it on by itself. Programs that only look links up, as mail
 * filters do, run no script and decide nothing; without a script the button is there.
 */
export function PressOnce({ title, lead, label, token }: PressOnceProps) {
  const form = useRef<HTMLFormElement>(null);
  const { state } = useNavigation();
  useEffect(() => form.current?.requestSubmit(), []);
  return (
    <PageHead title={title} lead={lead}>
      <Form ref={form} method="post" replace>
        <input type="hidden" name="token" value={token} />
        <Button type="submit" pending={state !== 'idle'}>
          {label}
        </Button>
      </Form>
    </PageHead>
  );
}

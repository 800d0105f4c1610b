import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useNotices } from '#app/shell/notices.tsx';
import { Button } from '#app/ui/action/button.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import type { Exception } from '#server/exception/list-exceptions.ts';
import { exceptionsWords as words } from './words.ts';

export interface ExceptionAnswer {
  ok: boolean;
  message: string;
}

/** What can be done about one of them without leaving the list. */
export function ExceptionAct({ act, id, of }: NonNullable<Exception['act']> & { of: string }) {
  const { Form, data, state } = useFetcher<ExceptionAnswer>();
  const { notify } = useNotices();
  useEffect(() => {
    if (data?.ok) notify(data.message);
  }, [data, notify]);
  return (
    <Form method="post">
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" small kind="ghost" pending={state !== 'idle'}>
        {words.acts[act]}
        <VisuallyHidden>: {of}</VisuallyHidden>
      </Button>
      {data && !data.ok && (
        <Text size="small" tone="tight" role="alert">
          {data.message}
        </Text>
      )}
    </Form>
  );
}

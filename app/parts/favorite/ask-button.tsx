import { useFetcher } from 'react-router';
import { Button } from '#app/ui/action/button.tsx';
import { isPending } from '#app/ui/action/is-pending.ts';
import { ProblemText } from '#app/ui/notice/problem-text.tsx';
import { Text } from '#app/ui/type/text.tsx';
import type { WishPlace } from '#core/project/index.ts';
import styles from './ask-button.module.css';
import type { FavoriteAnswer } from './favorite-button.tsx';
import { favoriteWords as words } from './words.ts';

interface AskButtonProps {
  recordId: string;
  /** Where the wish is if it was asked for before. */
  wish: WishPlace | null;
  small?: boolean;
  /** It's what the page is for. */
  primary?: boolean;
}

/** Asks a specialist to put the piece on the boards. */
export function AskButton({ recordId, wish, small = false, primary = false }: AskButtonProps) {
  const { Form, data, state } = useFetcher<FavoriteAnswer>();
  const message = data?.ok ? data.message : null;
  const before = wish && words[wish];
  return (
    <Form method="post" action="/favorites" className={styles.ask}>
      <input type="hidden" name="recordId" value={recordId} />
      <input type="hidden" name="act" value="ask" />
      {!(wish || data?.ok) && (
        <Button type="submit" kind={primary ? 'primary' : 'ghost'} small={small} pending={isPending({ state, data })}>
          {words.ask}
        </Button>
      )}
      <div role="status">{(message ?? before) && <Text size="small">{message ?? before}</Text>}</div>
      <ProblemText size="small" message={data && !data.ok && (data.message ?? words.unanswered)} />
    </Form>
  );
}

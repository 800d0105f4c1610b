import { useEffect, useRef, useState } from 'react';
import { useAct } from '#app/shell/use-act.ts';
import { Button } from '#app/ui/action/button.tsx';
import { TextButton } from '#app/ui/action/text-link.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import styles from './order.module.css';
import type { OrderAct } from './order-acts.ts';
import { ordersWords as words } from './words.ts';

interface ConfirmedProps {
  label: string;
  /** The piece, for those who cannot see which it stands beside. */
  of?: string;
  ask: string;
  go: string;
  act: OrderAct['act'];
  lineId?: string;
}

/** What cannot be undone is asked once more, in its place. */
export function Confirmed({ label, of, ask, go, act, lineId }: ConfirmedProps) {
  const [asking, setAsking] = useState(false);
  const { Form, pending, problem } = useAct(() => setAsking(false));
  const yes = useRef<HTMLButtonElement>(null);
  const piece = of && <VisuallyHidden>{words.forPiece(of)}</VisuallyHidden>;

  useEffect(() => {
    if (asking) yes.current?.focus();
  }, [asking]);

  if (!asking) {
    return (
      <TextButton soft onClick={() => setAsking(true)}>
        {label}
        {piece}
      </TextButton>
    );
  }
  return (
    <Form method="post" className={styles.panel}>
      <input type="hidden" name="act" value={act} />
      {lineId && <input type="hidden" name="line" value={lineId} />}
      <Text size="small">{ask}</Text>
      {problem && (
        <Text size="small" tone="tight" role="alert">
          {problem}
        </Text>
      )}
      <div className={styles.buttons}>
        <Button ref={yes} type="submit" small pending={pending}>
          {go}
          {piece}
        </Button>
        <Button small kind="ghost" onClick={() => setAsking(false)}>
          {words.keep}
        </Button>
      </div>
    </Form>
  );
}

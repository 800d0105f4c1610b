import { useId, useState } from 'react';
import { HowMany } from '#app/parts/order/how-many.tsx';
import { useAct } from '#app/shell/acts/use-act.ts';
import { Button } from '#app/ui/action/button.tsx';
import { TextButton } from '#app/ui/action/text-link.tsx';
import { useInPlace } from '#app/ui/focus/use-in-place.ts';
import { Text } from '#app/ui/type/text.tsx';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import type { RefundStatement } from '#core/order/index.ts';
import { ActFields, type ActFieldsProps, ActProblem } from './act-sections.tsx';
import styles from './order.module.css';
import { actsPath } from './order-acts.ts';
import { StatementSection } from './statement-section.tsx';
import { ordersWords as words } from './words.ts';

interface ConfirmedProps extends ActFieldsProps {
  label: string;
  /** The piece's name, for screen readers. */
  of?: string;
  ask: string;
  /** What confirming would refund. */
  statement?: RefundStatement | null | undefined;
  /** The same for one piece, two and so on, if it may be for some of them. */
  some?: readonly RefundStatement[] | undefined;
  go: string;
}

/** Asks for confirmation, in place, before something that can't be undone. */
export function Confirmed({ label, of, ask, statement, some = [], go, ...act }: ConfirmedProps) {
  const { isOpen, open, close, button, panel } = useInPlace();
  const { Form, data, pending, problem } = useAct(close);
  const askId = useId();
  const all = some.length + 1;
  const [taken, setTaken] = useState<number | null>(null);
  const take = Math.min(taken ?? all, all);
  const shown = some[take - 1] ?? statement;
  const piece = of && <VisuallyHidden>{words.forPiece(of)}</VisuallyHidden>;

  if (!isOpen) {
    return (
      <TextButton ref={button} soft onClick={open}>
        {label}
        {piece}
      </TextButton>
    );
  }
  return (
    <Form ref={panel} method="post" action={actsPath} className={styles.panel}>
      <ActFields {...act} />
      <div id={askId} className={styles.asked}>
        <Text size="small">{ask}</Text>
        {act.lineId && all > 1 && (
          <HowMany lineId={act.lineId} name={of ?? ''} of={all} take={take} onChange={setTaken} />
        )}
        {shown && <StatementSection statement={shown} />}
      </div>
      <ActProblem problem={problem} answer={data} />
      <div className={styles.buttons}>
        <Button type="submit" small pending={pending} aria-describedby={askId}>
          {go}
          {piece}
        </Button>
        <Button small kind="ghost" onClick={close}>
          {words.keep}
        </Button>
      </div>
    </Form>
  );
}

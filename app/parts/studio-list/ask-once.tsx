import type { MouseEvent, ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/action/button.tsx';
import { TextButton } from '#app/ui/action/text-link.tsx';
import { useInPlace } from '#app/ui/focus/use-in-place.ts';
import { Text } from '#app/ui/type/text.tsx';
import styles from './list.module.css';

export interface AskOnceProps {
  /** On the button that asks, and on the one that confirms. */
  label: string;
  /** On the one that confirms, if it says more: the amount. */
  go?: string | undefined;
  /** The accessible name, when several such buttons are listed together. */
  name?: string;
  question: ReactNode;
  keep: string;
  /** The name and value the confirm button submits. */
  act: { name: string; value: string };
  busy?: boolean;
  /** Starts as a text button, for places where several are close together. */
  soft?: boolean;
  /** The confirm button's kind: 'primary' if nothing is lost. */
  kind?: 'danger' | 'primary';
}

/** Goes inside a form. Asks for confirmation in place before it submits. */
export function AskOnce(props: AskOnceProps) {
  const { label, go = label, name, question, keep, act, busy = false, soft = false, kind = 'danger' } = props;
  const { isOpen: asks, open, close, button, panel } = useInPlace<HTMLDivElement>();
  // The form's submit button, so Enter in a field asks too. Without a name and value, it does nothing unconfirmed.
  function ask(event: MouseEvent) {
    event.preventDefault();
    open();
  }
  if (!asks && soft) {
    return (
      <TextButton key="ask" ref={button} type="submit" soft onClick={ask} aria-label={name} disabled={busy}>
        {label}
      </TextButton>
    );
  }
  if (!asks) {
    return (
      <Button key="ask" ref={button} type="submit" kind="ghost" small onClick={ask} aria-label={name} disabled={busy}>
        {label}
      </Button>
    );
  }
  return (
    <div ref={panel} className={styles.ask}>
      <Text size="small" as="div" role="status" className={styles.question}>
        {question}
      </Text>
      <div className={styles.acts}>
        <Button type="submit" {...act} kind={kind} small aria-label={name} pending={busy}>
          {go}
        </Button>
        <Button kind="ghost" small onClick={close}>
          {keep}
        </Button>
      </div>
    </div>
  );
}

/** The same, as a form of its own. It ignores a second press while the first is on its way. */
export function AskOnceForm(props: AskOnceProps) {
  const { act } = props;
  const sending = useNavigation().formData?.get(act.name) === act.value;
  return (
    <Form method="post">
      <AskOnce busy={sending} {...props} />
    </Form>
  );
}

import type { MouseEvent, ReactNode } from 'react';
import { Button } from '#app/ui/action/button.tsx';
import { TextButton } from '#app/ui/action/text-link.tsx';
import { useInPlace } from '#app/ui/focus/use-in-place.ts';
import { Text } from '#app/ui/type/text.tsx';
import styles from './list.module.css';

export interface AskOnceProps {
  /** On the button that begins it, and on the one that does it. */
  label: string;
  /** Read out in place of the label where several stand under each other. */
  name?: string;
  question: ReactNode;
  keep: string;
  /** What the form is told: the pressed button's name and value. */
  act: { name: string; value: string };
  busy?: boolean;
  /** Begins as words instead of a button, where several stand close together. */
  soft?: boolean;
  /** Of the button that does it: what takes nothing away is not painted as a danger. */
  kind?: 'danger' | 'primary';
}

/** Stands in a form. What cannot be taken for granted is asked once, in place, before it is sent. */
export function AskOnce(props: AskOnceProps) {
  const { label, name, question, keep, act, busy = false, soft = false, kind = 'danger' } = props;
  const { isOpen: asks, open, close, button, panel } = useInPlace<HTMLDivElement>();
  // It is the form's own button already: Enter in a field asks as well. Without its act, nothing is done unasked.
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
          {label}
        </Button>
        <Button kind="ghost" small onClick={close}>
          {keep}
        </Button>
      </div>
    </div>
  );
}

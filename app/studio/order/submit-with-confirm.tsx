import { useEffect } from 'react';
import { ActProblem } from '#app/parts/studio-list/act-problem.tsx';
import { Button } from '#app/ui/action/button.tsx';
import { useInPlace } from '#app/ui/focus/use-in-place.ts';
import { Text } from '#app/ui/type/text.tsx';
import styles from './order.module.css';
import type { StudioAsked } from './order-acts.ts';
import { studioOrdersWords as words } from './words.ts';

interface SubmitWithConfirmProps {
  /** The value its button sends; without it nothing happens. */
  act: StudioAsked['act'];
  go: string;
  /** The question to confirm first, for actions that can't be undone. */
  ask?: string | undefined;
  /** What the button says that confirms, such as the amount; `go` if it's left out. */
  confirm?: string | undefined;
  /** The action takes nothing away, so its button isn't red. */
  harmless?: boolean;
  pending: boolean;
  problem: string | null;
  /** The answer the problem came with. */
  answer: { ok: boolean } | undefined;
}

export function SubmitWithConfirm({
  act,
  go,
  ask,
  confirm = go,
  harmless = false,
  pending,
  problem,
  answer,
}: SubmitWithConfirmProps) {
  const { isOpen: asking, open, close, button, panel } = useInPlace<HTMLDivElement>();
  // Done: what comes next is asked for again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (answer?.ok) close();
  }, [answer]);
  return (
    <>
      {asking && <Text size="small">{ask}</Text>}
      <ActProblem problem={problem} answer={answer} />
      <div ref={panel} className={styles.buttons}>
        {ask && !asking ? (
          // A separate button: one that turned into the other mid-click would submit the form. Enter asks too.
          <Button
            key="ask"
            ref={button}
            type="submit"
            small
            kind="ghost"
            onClick={(event) => {
              event.preventDefault();
              open();
            }}
          >
            {go}
          </Button>
        ) : (
          <Button
            key="go"
            type="submit"
            name="act"
            value={act}
            small
            kind={ask && !harmless ? 'danger' : 'primary'}
            pending={pending}
          >
            {asking ? confirm : go}
          </Button>
        )}
        {asking && (
          <Button small kind="quiet" onClick={close}>
            {words.keep}
          </Button>
        )}
      </div>
    </>
  );
}

import { Button } from '#app/ui/action/button.tsx';
import { useInPlace } from '#app/ui/focus/use-in-place.ts';
import { Text } from '#app/ui/type/text.tsx';
import styles from './order.module.css';
import type { StudioAsked } from './order-acts.ts';
import { studioOrdersWords as words } from './words.ts';

interface SubmitWithConfirmProps {
  /** What the form is told by its button: without it nothing is done. */
  act: StudioAsked['act'];
  go: string;
  /** What cannot be taken back: asked once before it is done. */
  ask?: string | undefined;
  /** What is asked takes nothing away. */
  harmless?: boolean;
  pending: boolean;
  problem: string | null;
}

/** The button of an act, inside its form. */
export function SubmitWithConfirm({ act, go, ask, harmless = false, pending, problem }: SubmitWithConfirmProps) {
  const { isOpen: asking, open, close, button, panel } = useInPlace<HTMLDivElement>();
  return (
    <>
      {asking && <Text size="small">{ask}</Text>}
      {problem && (
        <Text size="small" tone="tight" role="alert">
          {problem}
        </Text>
      )}
      <div ref={panel} className={styles.buttons}>
        {ask && !asking ? (
          // Its own button: one that turned into the other while it is pressed would send the form. Enter asks as well.
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
            {go}
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

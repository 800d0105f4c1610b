import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/action/button.tsx';
import { type NotAtOnce, reasonNotAtOnce } from './can-show.ts';
import type { LiveRoomProps } from './live-room.tsx';
import styles from './step-in.module.css';
import { liveWords as words } from './words.ts';

type StepInProps = Omit<LiveRoomProps, 'onClose'>;

/** The way from the plan into the room. Nothing of the room is loaded before someone asks for it. */
export function StepIn(props: StepInProps) {
  const [Room, setRoom] = useState<ComponentType<LiveRoomProps> | null>(null);
  const [coming, setComing] = useState(false);
  const [why, setWhy] = useState<NotAtOnce | 'failed' | null>(null);
  const button = useRef<HTMLButtonElement>(null);

  const open = async () => {
    setComing(true);
    try {
      const { default: Loaded } = await import('./live-room.tsx');
      setRoom(() => Loaded);
      setWhy(null);
    } catch {
      setWhy('failed');
    }
    setComing(false);
  };
  const ask = () => {
    const reason = reasonNotAtOnce();
    if (reason) setWhy(reason);
    else void open();
  };
  const close = useCallback((failed: boolean) => {
    setRoom(null);
    setWhy(failed ? 'failed' : null);
  }, []);
  // Only once the room is gone: while it's open, nothing behind it can have the focus.
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !Room) button.current?.focus();
    wasOpen.current = Room !== null;
  }, [Room]);
  return (
    <div className={styles.stepIn}>
      <Button ref={button} small pending={coming} onClick={ask}>
        {words.stepIn}
      </Button>
      <div role="status">
        {why && (
          <p className={styles.why}>
            {why === 'failed' ? words.failed : words.whyNot[why]}{' '}
            {why !== 'no-webgl2' && (
              <Button kind="quiet" small onClick={() => void open()}>
                {words.anyway}
              </Button>
            )}
          </p>
        )}
      </div>
      {Room && <Room {...props} onClose={close} />}
    </div>
  );
}

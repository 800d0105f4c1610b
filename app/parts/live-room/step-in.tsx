import { type ComponentType, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#app/ui/action/button.tsx';
import { imagePath } from '#core/media/index.ts';
import { type NotAtOnce, reasonNotAtOnce } from './can-show.ts';
import type { LiveRoomProps } from './live-room.tsx';
import styles from './step-in.module.css';
import type { TypicalRoomProps } from './typical-room.tsx';
import { liveWords as words } from './words.ts';

/** `failed` when it had to give up. */
interface Closing {
  onClose: (failed: boolean) => void;
}

interface StepIntoProps<Props> {
  label: string;
  load: () => Promise<{ default: ComponentType<Props & Closing> }>;
  props: Props;
  /** What has all of it where it can't be drawn. */
  instead?: string;
  /** A picture of the room that's shown where it can't be drawn. */
  still?: string | null | undefined;
  /** The room was left: what was only shown in it can go back. */
  onLeave?: (() => void) | undefined;
}

type StepInProps = Omit<LiveRoomProps, 'onClose'> & Pick<StepIntoProps<object>, 'onLeave'>;

/** The way from the plan into the room. */
export const StepIn = ({ onLeave, ...props }: StepInProps) => (
  <StepInto
    label={words.stepIn}
    load={() => import('./live-room.tsx')}
    props={props}
    onLeave={onLeave}
    instead={words.planHasAll}
    still={props.pictures?.publicId}
  />
);

type StepIntoTypicalProps = Omit<TypicalRoomProps, 'onClose'> & { label: string };

/** The way into a room of the usual size, to look at only: for a product, or for a board that someone shared. */
export const StepIntoTypical = ({ label, ...props }: StepIntoTypicalProps) => (
  <StepInto label={label} load={() => import('./typical-room.tsx')} props={props} />
);

const stillPixels = 640;

/** Nothing of the room is loaded before someone asks for it. */
function StepInto<Props extends object>(given: StepIntoProps<Props>) {
  const { label, load, props, instead, still, onLeave } = given;
  const [Room, setRoom] = useState<ComponentType<Props & Closing> | null>(null);
  const [coming, setComing] = useState(false);
  const [why, setWhy] = useState<NotAtOnce | 'failed' | null>(null);
  const button = useRef<HTMLButtonElement>(null);

  const open = async () => {
    setComing(true);
    try {
      const { default: Loaded } = await load();
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
  const leave = useEffectEvent(() => onLeave?.());
  const close = useCallback((failed: boolean) => {
    setRoom(null);
    setWhy(failed ? 'failed' : null);
  }, []);
  // Only once the room is gone: while it's open, nothing behind it can have the focus.
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !Room) {
      button.current?.focus();
      leave();
    }
    wasOpen.current = Room !== null;
  }, [Room]);
  const said = why && (
    <>
      {still && <img src={imagePath(still, stillPixels)} alt={words.yourPicture} className={styles.still} />}
      <p className={styles.why}>
        {why === 'failed' ? words.failed : words.whyNot[why]} {(why === 'failed' || why === 'no-webgl2') && instead}{' '}
        {why !== 'no-webgl2' && (
          <Button kind="quiet" small onClick={() => void open()}>
            {words.anyway}
          </Button>
        )}
      </p>
    </>
  );
  return (
    <div className={styles.stepIn}>
      <Button ref={button} small pending={coming} onClick={ask}>
        {label}
      </Button>
      {/* Both are there before they have something to say: else it isn't read out. */}
      <div role="status">{why !== null && why !== 'failed' && said}</div>
      <div role="alert">{why === 'failed' && said}</div>
      {Room && <Room {...props} onClose={close} />}
    </div>
  );
}

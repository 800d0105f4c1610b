import type { RefObject } from 'react';
import { IconButton } from '#app/ui/action/icon-button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ArrowDownIcon, TurnIcon } from '#app/ui/icon/acts.tsx';
import { ArrowUpIcon, CheckIcon } from '#app/ui/icon/signs.tsx';
import { type RoomScene, seatsOf } from '#core/room/index.ts';
import styles from './live-room.module.css';
import type { Stage } from './stage.ts';
import { above, sitting, standing, type Viewpoint } from './viewpoint.ts';
import { liveWords as words } from './words.ts';

interface ControlsProps {
  scene: RoomScene;
  view: Viewpoint;
  stage: RefObject<Stage | null>;
}

/** Where to look from. Pressed again, the last one goes on to the next seat. */
export function RoomViews({ scene, view, stage }: ControlsProps) {
  const seats = seatsOf(scene);
  const now = view.kind === 'sitting' ? seats.findIndex(({ piece }) => piece.id === view.seat) : -1;
  const next = seats[(now + 1) % seats.length]?.piece;
  const shown = seats[now]?.piece ?? next;
  const stand = standing(scene);
  const go = (to: Viewpoint | null) => to && stage.current?.go(to);
  return (
    <fieldset aria-label={words.views} className={styles.views}>
      <ViewButton pressed={view.kind === 'above'} onPress={() => go(above(scene))}>
        {words.above}
      </ViewButton>
      {stand && (
        <ViewButton pressed={view.kind === 'standing'} onPress={() => go(stand)}>
          {words.standing}
        </ViewButton>
      )}
      {next && shown && (
        <ViewButton
          pressed={view.kind === 'sitting'}
          name={words.sitOn(shown.name)}
          onPress={() => go(sitting(scene, next.id))}
        >
          {words.sit}
        </ViewButton>
      )}
    </fieldset>
  );
}

interface ViewButtonProps {
  pressed: boolean;
  onPress: () => void;
  /** Said in full to a screen reader. */
  name?: string;
  children: string;
}

function ViewButton({ pressed, onPress, name, children }: ViewButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-label={name}
      title={name}
      className={classNames(styles.view, pressed && styles.chosen)}
      onClick={onPress}
    >
      {pressed && <CheckIcon />}
      {children}
    </button>
  );
}

const stepLength = 0.4;
const quarterTurn = Math.PI / 8;

/** Walking and turning without keys: every act has a button with a name. */
export function RoomMoves({ view, stage }: Omit<ControlsProps, 'scene'>) {
  return (
    <fieldset aria-label={words.move} className={styles.moves}>
      <IconButton label={words.left} onClick={() => stage.current?.turn(-quarterTurn)}>
        <TurnIcon className={styles.mirrored} />
      </IconButton>
      {view.kind === 'standing' && (
        <>
          <IconButton label={words.ahead} onClick={() => stage.current?.step(stepLength, 0)}>
            <ArrowUpIcon />
          </IconButton>
          <IconButton label={words.back} onClick={() => stage.current?.step(-stepLength, 0)}>
            <ArrowDownIcon />
          </IconButton>
        </>
      )}
      <IconButton label={words.right} onClick={() => stage.current?.turn(quarterTurn)}>
        <TurnIcon />
      </IconButton>
    </fieldset>
  );
}

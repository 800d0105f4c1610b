import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '#app/ui/action/button.tsx';
import { PillRadios } from '#app/ui/choice/pill-radios.tsx';
import { ChevronLeftIcon } from '#app/ui/icon/signs.tsx';
import { type RoomShape, roomOfPlan } from '#core/room/index.ts';
import type { RoomToFurnish } from '#core/survey/index.ts';
import type { FurnitureSet, PlacesOf } from './furniture-set.ts';
import styles from './live-room.module.css';
import { RoomMoves, RoomViews } from './room-controls.tsx';
import { useLiveRoom } from './use-live-room.ts';
import { useWalking } from './use-walking.ts';
import { liveWords as words } from './words.ts';

export interface LiveRoomProps {
  room: RoomToFurnish;
  /** As the customer drew it; null if they haven't. */
  drawn: RoomShape | null;
  sets: readonly FurnitureSet[];
  /** The set that is on the plan. */
  first: string;
  placesOf: PlacesOf;
  /** `failed` when it had to give up. */
  onClose: (failed: boolean) => void;
}

/** The customer's room at its true size, with the furniture where the plan has it, in daylight. */
export default function LiveRoom({ room, drawn, sets, first, placesOf, onClose }: LiveRoomProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [chosen, choose] = useState(first);
  const set = sets.find(({ id }) => id === chosen) ?? sets[0];
  if (!set) throw new Error('a room is opened with furniture');
  const shape = useMemo(() => roomOfPlan(room, drawn), [room, drawn]);
  const { state, scene, view, built, stage } = useLiveRoom(canvas, shape, set, placesOf);
  useWalking(canvas, stage);

  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  useEffect(() => {
    if (state === 'failed') onClose(true);
  }, [state, onClose]);

  const boxed = built.filter((piece) => piece.boxed).map(({ name }) => name);
  return (
    <dialog
      ref={dialog}
      className={styles.room}
      aria-label={words.title}
      onCancel={(event) => {
        event.preventDefault();
        onClose(false);
      }}
    >
      <canvas
        ref={canvas}
        tabIndex={0}
        role="img"
        aria-label={words.canvas}
        className={styles.canvas}
        data-state={state}
        data-pieces={JSON.stringify(built)}
        data-view={JSON.stringify(view)}
      />
      <div className={styles.top}>
        <Button kind="paper" small icon={<ChevronLeftIcon />} onClick={() => onClose(false)}>
          {words.close}
        </Button>
        {sets.length > 1 && (
          <div className={styles.sets}>
            <PillRadios
              label={words.furniture}
              options={sets.map(({ id, label }) => ({ value: id, label }))}
              value={set.id}
              onChange={choose}
            />
          </div>
        )}
      </div>
      <div className={styles.bottom}>
        <div className={styles.said}>
          <p role="status">
            {state === 'preparing' ? words.preparing : state === 'drawn' ? words.lighting : words.ready}
          </p>
          <p>
            {[words.guessed(shape.guessed), words.boxed(boxed), words.painted].filter((one) => one !== null).join(' ')}
          </p>
        </div>
        {scene && view && (
          <div className={styles.controls}>
            <RoomMoves view={view} stage={stage} />
            <RoomViews scene={scene} view={view} stage={stage} />
          </div>
        )}
      </div>
    </dialog>
  );
}

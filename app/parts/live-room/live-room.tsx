import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '#app/ui/action/button.tsx';
import { PillRadios } from '#app/ui/choice/pill-radios.tsx';
import { ChevronLeftIcon } from '#app/ui/icon/signs.tsx';
import { CameraIcon } from '#app/ui/icon/things.tsx';
import {
  type ArrangedPiece,
  type Daylight,
  finishesShown,
  fitIntoRoom,
  type MeasurableThing,
  type MeasuredRoom,
  type Placement,
  type RoomFinishes,
  type RoomShape,
  roomOfPlan,
  roomScene,
  usualDaylight,
} from '#core/room/index.ts';
import type { OwnFinishes } from '#core/survey/index.ts';
import { FilmBar } from './film/film-bar.tsx';
import { useFilm } from './film/use-film.ts';
import type { FurnitureSet, LivePictures, LivePlan } from './furniture-set.ts';
import styles from './live-room.module.css';
import { RoomMoves, RoomViews } from './room-controls.tsx';
import { RoomOverlay } from './room-overlay.tsx';
import { RoomSheet } from './sheet/room-sheet.tsx';
import { useLiveRoom } from './use-live-room.ts';
import { usePictures } from './use-pictures.ts';
import { usePointing } from './use-pointing.ts';
import { useWalking } from './use-walking.ts';
import { liveWords as words } from './words.ts';

export interface LiveRoomProps {
  room: MeasuredRoom;
  /** As the customer drew it; null if they haven't. */
  drawn: RoomShape | null;
  sets: readonly FurnitureSet[];
  /** The set that is on the plan. */
  shown: string;
  onShow: (id: string) => void;
  placed: readonly (Placement & Partial<Pick<ArrangedPiece, 'locked'>>)[];
  /** Null where one may only look. */
  plan: LivePlan | null;
  /** The room's own walls and floor. Others can be tried, and the plan keeps them. */
  finishes: OwnFinishes;
  /** Null where a picture is only saved in the downloads. */
  pictures: LivePictures | null;
  /** A room that is no one's: no one has measured its door. */
  isTypical?: boolean;
  /** A piece that is chosen from the start. */
  firstPick?: string;
  /** What the way out is called. */
  back: string;
  /** `failed` when it had to give up. */
  onClose: (failed: boolean) => void;
}

/** The customer's room at its true size, with the furniture where the plan has it, at any hour of the day. */
export default function LiveRoom(props: LiveRoomProps) {
  const { room, drawn, sets, shown, onShow, placed, plan, firstPick, back, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const set = sets.find(({ id }) => id === shown) ?? sets[0];
  if (!set) throw new Error('a room is opened with furniture');
  const { pieces } = set;
  const [daylight, setDaylight] = useState<Daylight>(usualDaylight);
  const [picked, pick] = useState<string | null>(firstPick ?? null);
  const [measured, setMeasured] = useState<readonly MeasurableThing[] | null>(null);
  const [hasPerson, setPerson] = useState(false);
  const [tried, tryFinishes] = useState<RoomFinishes | null>(null);

  const shape = useMemo(() => roomOfPlan(room, drawn), [room, drawn]);
  const fitted = useMemo(() => fitIntoRoom(shape, pieces, placed), [shape, pieces, placed]);
  const { walls, floor } = finishesShown(props.finishes, plan ? plan.finishes : tried);
  const scene = useMemo(
    () => roomScene(shape, pieces, fitted.placements, { walls, floor }, props.finishes.prints),
    [shape, pieces, fitted, walls, floor, props.finishes.prints],
  );
  // Until the plan has a place for anything, there's nothing to build.
  const isPlaced = pieces.some(({ id }) => placed.some((at) => at.id === id));
  const { state, view, look, built, stage } = useLiveRoom(canvas, isPlaced ? scene : null, pieces, daylight);
  useWalking(canvas, stage);
  const arranged = (id: string) => {
    const at = fitted.placements.find((one) => one.id === id);
    return at && { ...at, locked: placed.find((one) => one.id === id)?.locked ?? false };
  };
  usePointing(canvas, stage, {
    ...{ room, scene, pieces, plan, picked, pick, arranged },
    measure: measured && ((thing) => setMeasured(measured.length === 2 ? [thing] : [...measured, thing])),
  });
  const film = useFilm(stage, scene);
  const filmButton = useRef<HTMLButtonElement>(null);
  const wasShowing = useRef(false);
  useEffect(() => {
    if (wasShowing.current && !film.showing) filmButton.current?.focus();
    wasShowing.current = film.showing !== null;
  }, [film.showing]);
  const shownPick = pieces.some(({ id }) => id === picked) ? picked : null;
  useEffect(() => stage.current?.mark(shownPick), [shownPick, stage]);
  useEffect(() => stage.current?.stand(hasPerson), [hasPerson, stage]);

  useEffect(() => {
    const open = dialog.current;
    open?.showModal();
    return () => open?.close();
  }, []);
  useEffect(() => {
    if (state === 'failed') onClose(true);
  }, [state, onClose]);

  const pictures = usePictures(stage, props.pictures);
  const named = (ids: readonly string[]) => pieces.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  const boxed = built.filter((piece) => piece.boxed && !piece.unloaded).map(({ name }) => name);
  const unloaded = built.filter((piece) => piece.unloaded).map(({ name }) => name);
  const notes = [
    words.guessed(shape.guessed),
    words.shifted(named(fitted.shifted)),
    words.leftOut(named(fitted.leftOut)),
    words.boxed(boxed),
    words.unloaded(unloaded),
    words.ours(props.finishes.told),
  ].filter((note) => note !== null);
  return (
    <dialog
      ref={dialog}
      className={styles.room}
      aria-label={words.title}
      onCancel={(event) => {
        event.preventDefault();
        if (film.showing) film.close();
        else onClose(false);
      }}
    >
      <canvas
        ref={canvas}
        tabIndex={film.showing ? -1 : 0}
        role="img"
        aria-label={words.canvas}
        className={styles.canvas}
        data-state={state}
        data-pieces={JSON.stringify(built)}
        data-view={JSON.stringify(view)}
        data-walls={shape.outline.length}
        data-hour={daylight.hour}
        data-finishes={`${walls} ${floor}`}
      />
      {!film.showing && <RoomOverlay {...{ canvas, scene, look, measured }} picked={shownPick} />}
      <div className={styles.top}>
        <Button kind="paper" small icon={<ChevronLeftIcon />} onClick={() => onClose(false)}>
          {back}
        </Button>
        {sets.length > 1 && (
          <div className={styles.sets}>
            <PillRadios
              label={words.furniture}
              options={sets.map(({ id, label }) => ({ value: id, label }))}
              value={set.id}
              onChange={onShow}
            />
          </div>
        )}
        <Button
          kind="paper"
          small
          icon={<CameraIcon />}
          pending={pictures.isTaking}
          onClick={() => void pictures.take()}
        >
          <span className={styles.wideOnly}>{words.picture}</span>
          <span className={styles.narrowOnly}>{words.pictureShort}</span>
        </Button>
      </div>
      <div className={styles.bottom}>
        <p role="status" className={styles.said} data-quiet={state === 'done' || undefined}>
          {state === 'preparing' ? words.preparing : state === 'drawn' ? words.lighting : words.ready}
        </p>
        {film.showing && (
          <FilmBar {...{ film, shape }} showing={film.showing} without={named(film.showing.film.inTheWay)} />
        )}
        {view && !film.showing && (
          <div className={styles.controls}>
            <RoomMoves view={view} stage={stage} />
            <RoomViews scene={scene} view={view} stage={stage} />
          </div>
        )}
        <RoomSheet
          {...{
            room,
            pieces,
            scene,
            plan,
            daylight,
            setDaylight,
            arranged,
            measured,
            setMeasured,
            hasPerson,
            setPerson,
            pictures,
          }}
          finish={plan ? plan.finish : tryFinishes}
          picked={shownPick}
          pick={pick}
          notes={notes}
          onCarryIn={props.isTypical ? null : (piece) => film.open(piece, pieces, arranged)}
          carryInButton={filmButton}
          isHidden={film.showing !== null}
        />
      </div>
    </dialog>
  );
}

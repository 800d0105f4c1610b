import { type Ref, useId, useState } from 'react';
import type { DrawnPiece } from '#app/parts/room/drawn-piece.ts';
import { Button } from '#app/ui/action/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ChevronUpIcon, TurnIcon } from '#app/ui/icon/acts.tsx';
import { CheckIcon, ChevronDownIcon } from '#app/ui/icon/signs.tsx';
import { LockIcon, PersonIcon, RulerIcon } from '#app/ui/icon/things.tsx';
import {
  type ArrangedPiece,
  type Daylight,
  feetOnPlan,
  type LayoutRoom,
  type MeasurableThing,
  type RoomFinishes,
  type RoomScene,
} from '#core/room/index.ts';
import type { LivePlan } from '../furniture-set.ts';
import type { TakenPictures } from '../use-pictures.ts';
import { liveWords as words } from '../words.ts';
import { CarryInSection } from './carry-in-section.tsx';
import { DaylightSection } from './daylight-section.tsx';
import { FinishSection } from './finish-section.tsx';
import { MeasureSection } from './measure-section.tsx';
import { PictureSection } from './picture-section.tsx';
import { PieceSection } from './piece-section.tsx';
import styles from './room-sheet.module.css';

export interface SheetProps {
  room: LayoutRoom;
  pieces: readonly DrawnPiece[];
  scene: RoomScene;
  plan: LivePlan | null;
  picked: string | null;
  pick: (id: string | null) => void;
  arranged: (id: string) => ArrangedPiece | undefined;
  daylight: Daylight;
  setDaylight: (to: Daylight) => void;
  measured: readonly MeasurableThing[] | null;
  setMeasured: (to: readonly MeasurableThing[] | null) => void;
  hasPerson: boolean;
  setPerson: (to: boolean) => void;
  finish: (to: RoomFinishes) => void;
  pictures: TakenPictures;
  notes: readonly string[];
  /** Null in a room that is no one's: its door is anyone's. */
  onCarryIn: ((piece: DrawnPiece) => boolean) | null;
  carryInButton: Ref<HTMLButtonElement>;
  /** Out of the way of a film. */
  isHidden: boolean;
}

/** Everything one can do besides looking, folded away until it's wanted: the room itself is what counts. */
export function RoomSheet(props: SheetProps) {
  const { pieces, scene, plan, picked, pick, arranged, measured, setMeasured, hasPerson, setPerson } = props;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const piece = pieces.find((one) => one.id === picked);
  return (
    <section aria-label={words.sheet} hidden={props.isHidden} className={styles.sheet}>
      <h2 className={styles.head}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className={styles.fold}
          onClick={() => setOpen(!isOpen)}
        >
          {piece ? piece.name : words.pieces(pieces.length)}
          {isOpen ? <ChevronDownIcon /> : <ChevronUpIcon />}
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className={styles.body}>
        <ul className={styles.pieces}>
          {pieces.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                aria-pressed={one.id === picked}
                className={classNames(styles.piece, one.id === picked && styles.chosen)}
                onClick={() => pick(one.id === picked ? null : one.id)}
              >
                {one.number !== null && <span className={styles.number}>{one.number}</span>}
                <span>{one.name}</span>
                <small>
                  {feetOnPlan(one.width)} × {feetOnPlan(one.depth)}
                </small>
                {one.id === picked && <CheckIcon small />}
                {arranged(one.id)?.locked && <LockIcon small />}
              </button>
            </li>
          ))}
        </ul>
        {piece && plan && (
          <PieceSection
            {...{ room: props.room, scene, piece, plan }}
            at={arranged(piece.id)}
            onSwapped={(recordId) => pick(recordId)}
          />
        )}
        {piece && props.onCarryIn && arranged(piece.id) && (
          <CarryInSection {...{ shape: scene.shape, piece }} onShow={props.onCarryIn} ref={props.carryInButton} />
        )}
        <DaylightSection daylight={props.daylight} onChange={props.setDaylight} />
        <FinishSection finishes={scene.finishes} onChange={props.finish} />
        <div className={styles.tools}>
          <Button
            kind={measured ? 'primary' : 'ghost'}
            small
            icon={<RulerIcon small />}
            aria-pressed={measured !== null}
            onClick={() => setMeasured(measured ? null : [])}
          >
            {words.measure}
          </Button>
          <Button
            kind={hasPerson ? 'primary' : 'ghost'}
            small
            icon={<PersonIcon small />}
            aria-pressed={hasPerson}
            onClick={() => setPerson(!hasPerson)}
          >
            {words.person}
          </Button>
          {plan && (
            <>
              <Button
                kind="quiet"
                small
                icon={<TurnIcon small className={styles.mirrored} />}
                disabled={!plan.undo}
                onClick={() => plan.undo?.()}
              >
                {words.undo}
              </Button>
              <Button kind="quiet" small icon={<TurnIcon small />} disabled={!plan.redo} onClick={() => plan.redo?.()}>
                {words.redo}
              </Button>
            </>
          )}
        </div>
        {measured && <MeasureSection scene={scene} measured={measured} onChange={setMeasured} />}
        <PictureSection pictures={props.pictures} />
        <div className={styles.notes}>
          {props.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      </div>
    </section>
  );
}

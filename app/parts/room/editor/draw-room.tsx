import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { Button } from '#app/ui/action/button.tsx';
import { PlusIcon, TurnIcon } from '#app/ui/icon/acts.tsx';
import { DoorIcon } from '#app/ui/icon/things.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import {
  addThing,
  feetInWords,
  type RoomShape,
  setCeiling,
  type ThingList,
  thingLists,
  thingName,
  thingsOf,
  wallName,
  wallsOf,
} from '#core/room/index.ts';
import { BothDrawings } from './both-drawings.tsx';
import styles from './draw-room.module.css';
import { FocusField } from './focus-field.tsx';
import type { LastSave } from './last-save.ts';
import { LengthField } from './length-field.tsx';
import { PickedPanel } from './picked-panel.tsx';
import { PlanEditor } from './plan-editor.tsx';
import { QuestionCard } from './question-card.tsx';
import { sideOf } from './sides.ts';
import { type UnreadLength, UnreadLengthsContext } from './unread-lengths.ts';
import { type Drawing, useDrawing } from './use-drawing.ts';
import { type SavedRoom, useKeeping } from './use-keeping.ts';
import { WalkForm } from './walk-form.tsx';
import { editorWords as words } from './words.ts';

interface DrawRoomProps {
  surveyId: string;
  /** 'Living room' */
  title: string;
  saved: SavedRoom;
  /** The specialist saves with a button, because the customer sees it. The customer's own drawing saves by itself. */
  by: 'customer' | 'specialist';
  /** The button that saves, and a word about it. */
  save?: { label: string; note: ReactNode };
  /** Each save, once the server has it. */
  onSaved: (save: LastSave) => void;
}

/** The room editor: the plan, its questions, and every length as a field. */
export function DrawRoom({ surveyId, title, saved, by, save, onSaved }: DrawRoomProps) {
  const keepRef = useRef<(room: RoomShape) => void>(() => undefined);
  const onChange = useCallback((room: RoomShape) => keepRef.current(room), []);
  const drawing = useDrawing(saved.room, onChange);
  const { replace, refuse } = drawing;
  const unread = useMemo(() => ({ kept: new Map<string, UnreadLength>(), tell: refuse }), [refuse]);
  const onReplace = useCallback(
    (room: RoomShape, why: 'copy' | 'elsewhere' | 'settled') =>
      replace(room, why === 'elsewhere' ? words.changedElsewhere : ''),
    [replace],
  );
  const { state, conflict, keep, saveNow, settle } = useKeeping({
    surveyId,
    saved,
    auto: by === 'customer',
    onReplace,
    onSaved,
  });
  keepRef.current = keep;
  return (
    <UnreadLengthsContext value={unread}>
      <div className={styles.editor}>
        <div className={styles.main}>
          {conflict && <BothDrawings conflict={conflict} by={by} onSettle={settle} />}
          <Tools drawing={drawing} />
          <PlanEditor drawing={drawing} title={title} />
          <PickedPanel drawing={drawing} />
          <div className={styles.keeping}>
            {save && (
              <>
                <Button
                  onClick={saveNow}
                  pending={state === 'saving'}
                  disabled={conflict !== null || state === 'saved' || state === 'unchanged'}
                >
                  {save.label}
                </Button>
                <Text size="small" tone="soft">
                  {save.note}
                </Text>
              </>
            )}
            <p role="status" className={styles.state}>
              {words.state[state]}
            </p>
          </div>
        </div>
        <div className={styles.side}>
          <QuestionCard drawing={drawing} />
          <div className={styles.fields}>
            <LengthField
              label={words.ceiling}
              field="ceiling"
              of={words.ceiling}
              value={drawing.settled.ceiling}
              optional={drawing.settled.ceiling === null}
              hint={words.ceilingHint}
              onChange={(inches) => drawing.make(setCeiling(drawing.settled, inches), words.ceilingNow(inches))}
            />
            <FocusField drawing={drawing} />
          </div>
          <InThisRoom drawing={drawing} />
          <WalkForm drawing={drawing} />
        </div>
        <VisuallyHidden role="status">{drawing.said}</VisuallyHidden>
      </div>
    </UnreadLengthsContext>
  );
}

/** Adds a thing to the chosen wall, or to the longest. */
function Tools({ drawing }: { drawing: Drawing }) {
  const { settled, picked, pick, make, undo, redo, canUndo, canRedo } = drawing;
  const add = (list: ThingList) => {
    const walls = wallsOf(settled.outline).toSorted((one, other) => other.length - one.length);
    const chosen = picked?.kind === 'wall' ? [picked.index] : walls.map(({ index }) => index);
    const tries = chosen.map((index) => ({ index, added: addThing(settled, list, index) }));
    const found = tries.find(({ added }) => added.ok) ?? tries[0];
    if (!found) return;
    const { index, added } = found;
    make(added, added.ok ? words.added(thingName(added.room, added.id), wallName(index)) : '');
    if (added.ok) pick({ kind: 'thing', id: added.id });
  };
  return (
    <div role="toolbar" aria-label={words.tools} className={styles.tools}>
      {thingLists.map((list) => (
        <Button
          key={list}
          kind="quiet"
          small
          icon={list === 'doors' ? <DoorIcon small /> : <PlusIcon small />}
          aria-label={words.addTo(words.add[list])}
          onClick={() => add(list)}
        >
          {words.add[list]}
        </Button>
      ))}
      <Button kind="quiet" small icon={<TurnIcon small className={styles.back} />} disabled={!canUndo} onClick={undo}>
        {words.undo}
      </Button>
      <Button kind="quiet" small icon={<TurnIcon small />} disabled={!canRedo} onClick={redo}>
        {words.redo}
      </Button>
    </div>
  );
}

/** Every wall and thing as a list: what's chosen here is chosen on the plan. */
function InThisRoom({ drawing: { settled, pick } }: { drawing: Drawing }) {
  const [all, setAll] = useState(false);
  const things = thingsOf(settled);
  const walls = wallsOf(settled.outline);
  return (
    <div className={styles.list}>
      <Title as="h2" size="small">
        {words.inRoom}
      </Title>
      {things.length === 0 && (
        <Text size="small" tone="soft">
          {words.nothing}
        </Text>
      )}
      <ul>
        {things.map(({ thing }) => (
          <li key={thing.id}>
            <button type="button" onClick={() => pick({ kind: 'thing', id: thing.id })}>
              <strong>{thingName(settled, thing.id)}</strong>
              <span>
                {feetInWords(thing.width)}
                {'wall' in thing ? `, ${wallName(thing.wall)}` : ''}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <details className={styles.more} open={all} onToggle={(event) => setAll(event.currentTarget.open)}>
        <summary>{words.outlineAll}</summary>
        <ul>
          {walls.map((wall) => (
            <li key={wall.index}>
              <button type="button" onClick={() => pick({ kind: 'wall', index: wall.index })}>
                <strong>{words.wallOption(wall.index, sideOf(wall))}</strong>
                <span>{feetInWords(wall.length)}</span>
              </button>
            </li>
          ))}
          {walls.map((wall) => (
            <li key={`corner ${wall.index}`}>
              <button type="button" onClick={() => pick({ kind: 'corner', index: wall.index })}>
                <strong>{words.corner((wall.index + walls.length - 1) % walls.length, wall.index)}</strong>
              </button>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

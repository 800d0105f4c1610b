import { useCallback, useMemo, useState } from 'react';
import type { FurnitureSet, LivePictures, LivePlan } from '#app/parts/live-room/furniture-set.ts';
import { StepIn } from '#app/parts/live-room/step-in.tsx';
import { send } from '#app/parts/request/send.ts';
import type { DrawnPiece } from '#app/parts/room/drawn-piece.ts';
import { moveTo, turnPiece } from '#app/parts/room/move-piece.ts';
import { useArrangement } from '#app/parts/room/use-arrangement.ts';
import { Button } from '#app/ui/action/button.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import { type Arrangement, checkLayout, describeLayout, passingOf, type RoomShape } from '#core/room/index.ts';
import type { OwnFinishes, RoomToFurnish } from '#core/survey/index.ts';
import { PassingNotes } from './passing-notes.tsx';
import { PlanFindings } from './plan-findings.tsx';
import { PlanNotes } from './plan-notes.tsx';
import { PlanPieces } from './plan-pieces.tsx';
import { RoomEditor } from './room-editor.tsx';
import { RoomFrame } from './room-frame.tsx';
import styles from './room-section.module.css';
import { roomWords as words } from './words.ts';

export interface RoomSectionProps {
  room: RoomToFurnish;
  saved: Arrangement | null;
  /** Whether to show where a wheelchair or a walker passes. */
  wheels: boolean;
  /** Where changes are saved, and where the plan can be printed. */
  addresses: { keep: string; print: string };
  /** Says which pieces these are. */
  of: string;
  /** What can be seen in the live room: the shown furniture and the other boards. */
  live: {
    drawn: RoomShape | null;
    finishes: OwnFinishes;
    pictures: LivePictures;
    sets: readonly FurnitureSet[];
    /** The set on the plan. The live room may show another while it's open, and the plan follows it. */
    shown: string;
    swapsOf: LivePlan['swapsOf'];
    swap: (piece: DrawnPiece, recordId: string) => void;
  };
  /** Tells the customer that a change couldn't be saved. */
  complain: (words: string) => void;
}

const noPieces: readonly DrawnPiece[] = [];

/** The customer's room to scale with the chosen pieces: a suggested layout, its rating, and manual changes. */
export function RoomSection({ room, saved, wheels, addresses, of, live, complain }: RoomSectionProps) {
  const [inRoom, showInRoom] = useState<string | null>(null);
  const set = live.sets.find(({ id }) => id === (inRoom ?? live.shown)) ?? live.sets[0];
  const pieces = set?.pieces ?? noPieces;
  const [said, say] = useState('');
  const keep = useMemo(
    () => arrangementKeeper(addresses.keep, () => complain(words.notKept)),
    [addresses.keep, complain],
  );
  const { placed, finishes, finish, thinking, change, suggestAnother, undo, redo, exchange } = useArrangement({
    room,
    pieces,
    saved,
    keep,
  });
  const checked = useMemo(() => checkLayout(room, pieces, placed), [room, pieces, placed]);
  const passing = useMemo(
    () => (wheels && placed.length > 0 ? passingOf(room, pieces, placed) : null),
    [wheels, room, pieces, placed],
  );
  const find = (id: string) => ({
    piece: pieces.find((one) => one.id === id),
    at: placed.find((one) => one.id === id),
  });

  const moved = useCallback(
    (next: (typeof placed)[number], kept: boolean) => {
      change(next, kept);
      if (kept) say(whereItIs(room, pieces, placed, next));
    },
    [change, room, pieces, placed],
  );
  const turn = (id: string) => {
    const { piece, at } = find(id);
    if (piece && at) moved(turnPiece(room, piece, at), true);
  };
  const lock = (id: string) => {
    const { piece, at } = find(id);
    if (!piece || !at) return;
    change({ ...at, locked: !at.locked }, true);
    say(at.locked ? words.nowUnlocked(piece.name) : words.nowLocked(piece.name));
  };
  const another = async () => {
    if (placed.length === pieces.length && placed.every(({ locked }) => locked)) {
      say(words.noOther);
      return;
    }
    const found = await suggestAnother();
    if (found) say(words.suggested(found.left));
  };
  const plan: LivePlan = {
    ...{ undo, redo, finishes, finish, swapsOf: live.swapsOf },
    change: (next) => {
      // One that the room shows elsewhere than the plan has it stays where it's put.
      if (placed.some(({ id }) => id === next.id)) moved(next, true);
    },
    warningsOf: (id) => checked.violations.filter(({ ids }) => ids.includes(id)).map(({ words: warning }) => warning),
    swap: (piece, to) => {
      exchange(piece.recordId, to.recordId, (at) =>
        moveTo(
          room,
          { id: at.id, kind: piece.kind, width: to.width, depth: to.depth, height: to.height },
          at,
          at.x,
          at.y,
        ),
      );
      live.swap(piece, to.recordId);
    },
  };
  const whole = checked.leftOut.length === 0;
  return (
    <section aria-labelledby="in-your-room" className={styles.section}>
      <RoomFrame
        as="h2"
        id="in-your-room"
        title={words.title}
        room={room}
        plan={
          <div aria-busy={thinking}>
            <RoomEditor
              {...{ room, pieces, placed, checked, passing }}
              onChange={moved}
              onTurn={turn}
              onLock={lock}
              onRefuse={(id) => say(words.isLocked(find(id).piece?.name ?? ''))}
            />
          </div>
        }
        side={
          <>
            <p>{placed.length === 0 ? words.thinking : whole ? words.allFits : words.fitsInPart}</p>
            <PlanNotes room={room} of={of} />
            {placed.length > 0 && <PlanFindings checked={checked} />}
            {passing && <PassingNotes passing={passing} />}
            {/* Another board that is shown in the room may have no places yet: the room stays open meanwhile. */}
            {(placed.length > 0 || inRoom !== null) && (
              <StepIn
                {...{ room, drawn: live.drawn, sets: live.sets, placed, plan }}
                {...{ finishes: live.finishes, pictures: live.pictures }}
                shown={set?.id ?? live.shown}
                onShow={showInRoom}
                onLeave={() => showInRoom(null)}
                back={words.back}
              />
            )}
            <div className={styles.acts}>
              <Button kind="ghost" small pending={thinking} onClick={another}>
                {words.another}
              </Button>
              <Button kind="quiet" small disabled={!undo} onClick={() => undo?.()}>
                {words.undo}
              </Button>
              <Button kind="quiet" small disabled={!redo} onClick={() => redo?.()}>
                {words.redo}
              </Button>
              <TextLink href={addresses.print} soft>
                {words.open}
              </TextLink>
            </div>
          </>
        }
      />
      <PlanPieces pieces={pieces} placed={placed} seats={wheels} onTurn={turn} onLock={lock} />
      <details className={styles.inWords}>
        <summary>{words.inWords}</summary>
        {describeLayout(room, pieces, placed).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {passing && <p>{passing.words}</p>}
      </details>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </section>
  );
}

/** The screen reader message after a move: where the piece is now and what's wrong there. */
function whereItIs(
  room: RoomToFurnish,
  pieces: readonly DrawnPiece[],
  placed: RoomSectionPlaces,
  next: RoomSectionPlaces[number],
): string {
  const now = placed.map((one) => (one.id === next.id ? next : one));
  const [, where = ''] = describeLayout(room, pieces, [next]);
  const wrong = checkLayout(room, pieces, now).violations.filter(({ ids }) => ids.includes(next.id));
  return [where, ...wrong.map(({ words: said }) => said)].join(' ');
}

type RoomSectionPlaces = Arrangement['pieces'] | readonly Arrangement['pieces'][number][];

/** Saves one change at a time; while one is in flight only the newest waits. Leaving the page still sends it. */
function arrangementKeeper(address: string, complain: () => void): (arrangement: Arrangement) => void {
  let waiting: Arrangement | null = null;
  let busy = false;
  const save = async (arrangement: Arrangement) => {
    busy = true;
    const { ok: kept } = await send(address, { json: arrangement, keepalive: true });
    busy = false;
    const next = waiting;
    waiting = null;
    if (next) void save(next);
    else if (!kept) complain();
  };
  return (arrangement) => {
    if (busy) waiting = arrangement;
    else void save(arrangement);
  };
}

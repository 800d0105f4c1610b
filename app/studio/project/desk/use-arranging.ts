import {
  type HTMLAttributes,
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useFetcher, useNavigate } from 'react-router';
import type { CollagePiece, Foot } from '#core/selection/index.ts';
import type { DeskSlot } from '#server/selection/desk/open-desk.ts';
import type { DeskAnswer } from '../desk-answer.ts';
import { words } from '../words.ts';
import { moveBy, samePosition, stepOfKey } from './piece-position.ts';

interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A press that moves less than this selects the slot instead of moving the piece. */
const dragFrom = 4;
/** Save the position after this long without another key. */
const settleMs = 300;

/**
 * Pieces can be dragged or moved with the arrow keys. The new position shows at once and is saved when the hand rests.
 * If a colleague moved the same piece in the meantime, the desk says so.
 */
export function useArranging(slots: readonly DeskSlot[]) {
  const fetcher = useFetcher<DeskAnswer>();
  const navigate = useNavigate();
  const [moved, setMoved] = useState<ReadonlyMap<string, Foot | null>>(new Map());
  const [held, setHeld] = useState(false);
  const [said, setSaid] = useState('');
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const drag = useRef<{ id: string; from: Foot; at: [number, number]; frame: Frame; begun: boolean } | null>(null);
  const tried = useRef(moved);
  const { state, data, submit } = fetcher;

  const move = useCallback((id: string, foot: Foot | null) => setMoved((all) => new Map(all).set(id, foot)), []);

  useEffect(() => {
    if (state !== 'idle' || held) return;
    const [next] = moved;
    if (!next) return;
    const [id, foot] = next;
    const slot = slots.find((one) => one.id === id);
    const settle = () => setMoved((all) => new Map([...all].filter(([other]) => other !== id)));
    const refused = data && !data.ok && data.about === id;
    const unanswered = data && !data.ok && data.unanswered;
    if (!slot?.item || samePosition(slot.foot, foot) || (refused && !unanswered)) return settle();
    // Keep the new positions on screen and retry with the next move.
    if (unanswered && tried.current === moved) return;
    tried.current = moved;
    const { recordId } = slot.item;
    const text = JSON.stringify({ seen: { recordId, foot: slot.foot }, foot });
    void submit({ act: 'arrange', pieceId: id, arrangement: text }, { method: 'post' });
  }, [state, data, held, moved, slots, submit]);

  useEffect(() => () => clearTimeout(resting.current), []);

  const footOf = (slot: DeskSlot): Foot | null => moved.get(slot.id) ?? (moved.has(slot.id) ? null : slot.foot);

  function byKey(event: KeyboardEvent, piece: CollagePiece, from: Foot) {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return void navigate(`?slot=${piece.id}`, { replace: true, preventScrollReset: true });
    }
    const back = event.key === 'Backspace' || event.key === 'Delete';
    const step = stepOfKey(event.key, event.shiftKey);
    if (!back && !step) return;
    event.preventDefault();
    const to = step ? moveBy(from, step) : null;
    setHeld(true);
    move(piece.id, to);
    setSaid(to ? words.standsAt(piece.name, to) : words.placedByItself(piece.name));
    clearTimeout(resting.current);
    resting.current = setTimeout(() => setHeld(false), settleMs);
  }

  function grasp(event: PointerEvent<HTMLDivElement>, piece: CollagePiece, from: Foot) {
    const frame = event.currentTarget.parentElement?.getBoundingClientRect();
    if (event.button !== 0 || !frame) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { id: piece.id, from, at: [event.clientX, event.clientY], frame, begun: false };
  }

  function pull(event: PointerEvent) {
    const one = drag.current;
    if (!one) return;
    const [x, y] = [event.clientX - one.at[0], event.clientY - one.at[1]];
    if (!one.begun && Math.hypot(x, y) < dragFrom) return;
    one.begun = true;
    setHeld(true);
    move(one.id, moveBy(one.from, { x: (x / one.frame.width) * 100, y: (y / one.frame.height) * 100 }));
  }

  function release() {
    const one = drag.current;
    drag.current = null;
    setHeld(false);
    if (one && !one.begun) void navigate(`?slot=${one.id}`, { replace: true, preventScrollReset: true });
  }

  const handle = (
    piece: CollagePiece,
    box: { left: number; top: number; width: number; height: number },
  ): HTMLAttributes<HTMLDivElement> => {
    const from = { x: box.left + box.width / 2, y: box.top + box.height };
    return {
      role: 'button',
      tabIndex: 0,
      'aria-label': words.movable(piece.name),
      onKeyDown: (event) => byKey(event, piece, from),
      onPointerDown: (event) => grasp(event, piece, from),
      onPointerMove: pull,
      onPointerUp: release,
      onPointerCancel: release,
      onDragStart: (event) => event.preventDefault(),
    };
  };

  return { footOf, handle, said, refused: data && !data.ok ? data.words : null, answer: data };
}

import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { DrawnPiece } from '#app/parts/room/drawn-piece.ts';
import { dragTo, turnPiece } from '#app/parts/room/move-piece.ts';
import {
  type ArrangedPiece,
  areaAt,
  isFree,
  type LayoutRoom,
  type MeasurableThing,
  measurable,
  metersPerInch,
  onFloor,
  type Place,
  pickedIn,
  type RoomScene,
  wayThrough,
} from '#core/room/index.ts';
import type { LivePlan } from './furniture-set.ts';
import type { Stage } from './stage.ts';

interface Pointing {
  room: LayoutRoom;
  scene: RoomScene;
  pieces: readonly DrawnPiece[];
  plan: LivePlan | null;
  picked: string | null;
  pick: (id: string | null) => void;
  arranged: (id: string) => ArrangedPiece | undefined;
  /** Takes what is tapped as an end of a measure; null while no one measures. */
  measure: ((thing: MeasurableThing) => void) | null;
}

/** Radians a drag across the whole width of the room turns. */
const acrossTheRoom = 2.2;
/** A pointer may move this far before it counts as a drag. */
const trembling = 5;

interface Grip {
  from: { x: number; y: number };
  moved: boolean;
  /** The piece that is carried, with where the floor was touched. */
  carried: { at: ArrangedPiece; touched: Place; to: ArrangedPiece } | null;
}

/** A tap picks or measures, a drag looks around, and a drag on the picked piece carries it along the floor. */
export function usePointing(
  canvas: RefObject<HTMLCanvasElement | null>,
  stage: RefObject<Stage | null>,
  pointing: Pointing,
): void {
  const wayAt = (event: PointerEvent) => {
    const on = canvas.current;
    const look = stage.current?.look();
    if (!on || !look) return null;
    const box = on.getBoundingClientRect();
    const [across, up] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
    return { eye: look.eye, way: wayThrough(look, box.width / box.height, across * 2 - 1, 1 - up * 2) };
  };
  const take = useEffectEvent((event: PointerEvent): Grip => {
    const { scene, plan, picked, arranged, measure } = pointing;
    const from = { x: event.clientX, y: event.clientY };
    const ray = wayAt(event);
    const found = ray && pickedIn(scene, ray.eye, ray.way);
    if (!ray || !plan || measure || found?.kind !== 'piece' || found.id !== picked)
      return { from, moved: false, carried: null };
    const at = arranged(found.id);
    const touched = onFloor(ray.eye, ray.way);
    return { from, moved: false, carried: at && touched && !at.locked ? { at, touched, to: at } : null };
  });
  const drag = useEffectEvent((event: PointerEvent, grip: Grip) => {
    if (Math.hypot(event.clientX - grip.from.x, event.clientY - grip.from.y) > trembling) grip.moved = true;
    if (!grip.moved) return;
    const { carried } = grip;
    if (!carried) {
      stage.current?.turn((-event.movementX / (canvas.current?.clientWidth || 1)) * acrossTheRoom);
      return;
    }
    const ray = wayAt(event);
    const floor = ray && onFloor(ray.eye, ray.way);
    const piece = pointing.pieces.find(({ id }) => id === carried.at.id);
    if (!floor || !piece) return;
    const inches = (meters: number) => meters / metersPerInch;
    const [dx, dy] = [inches(floor[0] - carried.touched[0]), inches(floor[2] - carried.touched[2])];
    const to = dragTo(pointing.room, piece, carried.at, carried.at.x + dx, carried.at.y + dy);
    if (piece.kind !== 'rug' && !isFree(pointing.scene.shape, areaAt(piece, to.x, to.y, to.turn))) return;
    carried.to = to;
    const by = [(to.x - carried.at.x) * metersPerInch, 0, (to.y - carried.at.y) * metersPerInch] as const;
    stage.current?.carry({ id: piece.id, by });
  });
  const drop = useEffectEvent((event: PointerEvent, grip: Grip) => {
    if (grip.moved) {
      if (grip.carried && grip.carried.to !== grip.carried.at) pointing.plan?.change(grip.carried.to);
      return;
    }
    const ray = wayAt(event);
    const found = ray && pickedIn(pointing.scene, ray.eye, ray.way);
    if (pointing.measure) {
      const thing = measurable(found);
      if (thing) pointing.measure(thing);
    } else pointing.pick(found?.kind === 'piece' ? found.id : null);
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { plan, picked, pieces, arranged, room } = pointing;
    const piece = pieces.find(({ id }) => id === picked);
    const at = piece && arranged(piece.id);
    if (!plan || !piece || !at || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.toLowerCase() === 'r' && !at.locked) plan.change(turnPiece(room, piece, at));
    else if (event.key.toLowerCase() === 'l') plan.change({ ...at, locked: !at.locked });
  });

  useEffect(() => {
    const on = canvas.current;
    if (!on) return;
    let grip: Grip | null = null;
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      on.setPointerCapture(event.pointerId);
      grip = take(event);
    };
    const move = (event: PointerEvent) => {
      if (grip) drag(event, grip);
    };
    const up = (event: PointerEvent) => {
      if (grip) drop(event, grip);
      grip = null;
    };
    const cancel = () => {
      grip = null;
      stage.current?.carry(null);
    };
    const keys = (event: KeyboardEvent) => press(event);
    const all = [
      ['pointerdown', down],
      ['pointermove', move],
      ['pointerup', up],
      ['pointercancel', cancel],
      ['keydown', keys],
    ] as const;
    for (const [name, hear] of all) on.addEventListener(name, hear as EventListener);
    return () => {
      for (const [name, hear] of all) on.removeEventListener(name, hear as EventListener);
    };
  }, [canvas, stage]);
}

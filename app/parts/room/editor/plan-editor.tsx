import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import {
  boundsOf,
  floorArea,
  moveCorner,
  moveThing,
  moveWall,
  putThing,
  type RoomChanged,
  type RoomShape,
  removeThing,
  straighten,
  type Thing,
  thingName,
  thingsOf,
  wallName,
  wallsOf,
} from '#core/room/index.ts';
import { Movable } from './movable.tsx';
import styles from './plan-editor.module.css';
import { at, boxOf, ShapeShell, thickness, viewOf } from './shape-drawing.tsx';
import { sideOf } from './sides.ts';
import type { Drawing, Picked } from './use-drawing.ts';
import { editorWords as words } from './words.ts';

const squareInchesPerFoot = 144;

/** Until the drawing is measured. */
const usualScale = 2.5;

/** In pixels: what a finger can take, what's drawn, and the writing. */
const pixels = { hold: 16, corner: 7, cornerPicked: 9, letter: 13, title: 20 };

interface PlanEditorProps {
  drawing: Drawing;
  /** 'Living room' */
  title: string;
}

/** The plan to scale: every wall, corner and thing can be chosen and moved. */
export function PlanEditor({ drawing, title }: PlanEditorProps) {
  const { room, settled, picked, pick, make, preview, drop, undo, redo } = drawing;
  const [hold, wallHold, cornerHold] = [useId(), useId(), useId()];
  const dots = useId();
  const svg = useRef<SVGSVGElement>(null);
  const [shift, setShift] = useState<{ x: number; y: number } | null>(null);
  const view = viewOf(settled);
  const scale = useScale(svg, view);
  const inches = (px: number) => px / scale;
  const walls = wallsOf(room.outline);
  const { right, bottom } = boundsOf(room.outline);
  const held = (reference: number, change: RoomChanged) => {
    preview(change);
    if (!change.ok) return;
    // The plan starts at its left and top edge. While one of those is dragged, the rest of the room holds still.
    const [before, now] = [settled.outline[reference], change.room.outline[reference]];
    if (before && now) setShift({ x: before.x - now.x, y: before.y - now.y });
  };
  const letGo = (said: string) => {
    setShift(null);
    drop(said);
  };
  const is = (one: Picked) => JSON.stringify(one) === JSON.stringify(picked);
  const beyond = (index: number) => (index + 2) % settled.outline.length;

  function press(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    if (event.shiftKey) redo();
    else undo();
  }

  return (
    <div className={styles.ground}>
      <VisuallyHidden id={hold}>{words.hint}</VisuallyHidden>
      <VisuallyHidden id={wallHold}>{words.wallHint}</VisuallyHidden>
      <VisuallyHidden id={cornerHold}>{words.cornerHint}</VisuallyHidden>
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no semantic group element */}
      <svg
        ref={svg}
        tabIndex={-1}
        viewBox={boxOf(view)}
        role="group"
        aria-label={words.plan}
        className={styles.plan}
        style={{ '--letter': `${inches(pixels.letter)}px` } as Readonly<Record<string, string>>}
        onKeyDown={press}
      >
        <defs>
          <pattern id={dots} width={12} height={12} patternUnits="userSpaceOnUse">
            <circle cx={0.01} cy={0.01} r={inches(1)} className={styles.dot} />
            <circle cx={12} cy={0} r={inches(1)} className={styles.dot} />
            <circle cx={0} cy={12} r={inches(1)} className={styles.dot} />
            <circle cx={12} cy={12} r={inches(1)} className={styles.dot} />
          </pattern>
        </defs>
        <rect {...view} fill={`url(#${dots})`} />
        <g transform={shift ? `translate(${shift.x} ${shift.y})` : undefined}>
          <ShapeShell room={room} lengths={thickness + inches(20)} />
          <g className={styles.title}>
            <text x={right / 2} y={bottom / 2} style={{ fontSize: inches(pixels.title) }}>
              {title}
            </text>
            <text x={right / 2} y={bottom / 2 + inches(22)} className={styles.area}>
              {words.area(Math.round(floorArea(room.outline) / squareInchesPerFoot))}
            </text>
          </g>
          {walls.map((wall) => {
            const [from, to] = [at(wall, 0, -thickness / 2), at(wall, wall.length, -thickness / 2)];
            const line = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
            return (
              <Movable
                key={`wall ${wall.index}`}
                label={words.wall(wall.index, sideOf(wall), wall.length)}
                hintId={wallHold}
                className={styles.wall}
                scale={scale}
                isPicked={is({ kind: 'wall', index: wall.index })}
                onPick={() => pick({ kind: 'wall', index: wall.index })}
                onNudge={(x, y) => make(moveWall(settled, wall.index, [x, y]), words.movedTo(wallName(wall.index)))}
                onRemove={() => make(straighten(settled, wall.index), words.straightened)}
                onDrag={(x, y) => held(beyond(wall.index), moveWall(settled, wall.index, [x, y]))}
                onDrop={() => letGo(words.movedTo(wallName(wall.index)))}
              >
                <line {...line} strokeWidth={inches(pixels.hold * 2)} className={styles.hold} />
                <line {...line} strokeWidth={thickness + inches(3)} className={styles.mark} />
              </Movable>
            );
          })}
          {thingsOf(room).map((one) => (
            <ThingHold
              key={one.thing.id}
              one={one}
              room={room}
              hintId={hold}
              scale={scale}
              isPicked={is({ kind: 'thing', id: one.thing.id })}
              drawing={drawing}
              onDrop={letGo}
              // The focused thing is gone, so focus goes to the plan rather than to the top of the page.
              onGone={() => svg.current?.focus()}
            />
          ))}
          {room.outline.map(({ x, y }, index) => {
            const before = (index + room.outline.length - 1) % room.outline.length;
            const isPicked = is({ kind: 'corner', index });
            const isEnd = picked?.kind === 'wall' && (picked.index === index || picked.index === before);
            return (
              <Movable
                // biome-ignore lint/suspicious/noArrayIndexKey: a corner is its place in the outline
                key={`corner ${index}`}
                label={words.corner(before, index)}
                hintId={cornerHold}
                className={styles.corner}
                scale={scale}
                isPicked={isPicked}
                onPick={() => pick({ kind: 'corner', index })}
                onNudge={(dx, dy) =>
                  make(moveCorner(settled, index, [dx, dy]), words.movedTo(words.corner(before, index)))
                }
                onRemove={() => make(straighten(settled, index), words.straightened)}
                onDrag={(dx, dy) => held(beyond(index), moveCorner(settled, index, [dx, dy]))}
                onDrop={() => letGo(words.movedTo(words.corner(before, index)))}
              >
                <circle cx={x} cy={y} r={inches(pixels.hold)} className={styles.hold} />
                <circle
                  cx={x}
                  cy={y}
                  r={inches(isPicked || isEnd ? pixels.cornerPicked : pixels.corner)}
                  className={styles.dotMark}
                  data-end={isEnd || undefined}
                />
              </Movable>
            );
          })}
        </g>
      </svg>
      <p className={styles.scale}>
        <span aria-hidden="true" className={styles.bar} style={{ width: 36 * scale }} />
        {words.scale}
      </p>
    </div>
  );
}

interface ThingHoldProps {
  one: Thing;
  room: RoomShape;
  hintId: string;
  scale: number;
  isPicked: boolean;
  drawing: Drawing;
  onDrop: (said: string) => void;
  onGone: () => void;
}

function ThingHold({ one, room, hintId, scale, isPicked, drawing, onDrop, onGone }: ThingHoldProps) {
  const { settled, pick, make, preview } = drawing;
  const { thing } = one;
  const { id } = thing;
  const name = thingName(room, id);
  const box = boxOnPlan(one, room);
  const from = middleOf(one, settled);
  if (!box) return null;
  const grow = Math.max(0, 12 / scale - Math.min(box.width, box.height) / 2);
  const wall = 'wall' in thing ? wallName(thing.wall) : null;
  return (
    <Movable
      label={words.thing(name, thing.width, wall)}
      hintId={hintId}
      className={styles.thing}
      scale={scale}
      isPicked={isPicked}
      onPick={() => pick({ kind: 'thing', id })}
      onNudge={(x, y) => make(moveThing(settled, id, [x, y]), words.movedTo(name))}
      onRemove={() => {
        make(removeThing(settled, id), words.removed(name));
        onGone();
      }}
      onDrag={(x, y) => preview(putThing(settled, id, { x: from.x + x, y: from.y + y }))}
      onDrop={() => onDrop(words.movedTo(name))}
    >
      <rect
        x={box.x - grow}
        y={box.y - grow}
        width={box.width + 2 * grow}
        height={box.height + 2 * grow}
        className={styles.hold}
      />
      <rect {...box} className={styles.frame} />
    </Movable>
  );
}

/** Where the thing's middle was before the drag. */
function middleOf({ thing }: Thing, settled: RoomShape): { x: number; y: number } {
  const before = thingsOf(settled).find((one) => one.thing.id === thing.id);
  const box = before && boxOnPlan(before, settled);
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : { x: 0, y: 0 };
}

function boxOnPlan(one: Thing, room: RoomShape) {
  if (one.list === 'fixed') {
    const { x, y, width, depth } = one.thing;
    return { x, y, width, height: depth };
  }
  const wall = wallsOf(room.outline)[one.thing.wall];
  if (!wall) return null;
  const { offset, width } = one.thing;
  const [out, into] = one.list === 'radiators' ? [0, one.thing.depth + 1] : [-thickness, 0];
  const [a, b] = [at(wall, offset, out), at(wall, offset + width, into)];
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
}

/** Pixels per inch as drawn now. */
function useScale(svg: { current: SVGSVGElement | null }, { width, height }: ReturnType<typeof viewOf>): number {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  useEffect(() => {
    const drawn = svg.current;
    if (!drawn) return;
    const watch = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect));
    watch.observe(drawn);
    return () => watch.disconnect();
  }, [svg]);
  return size && size.width > 0 ? Math.min(size.width / width, size.height / height) : usualScale;
}

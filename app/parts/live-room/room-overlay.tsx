import type { RefObject } from 'react';
import {
  edgesOf,
  feetInWords,
  feetOnPlan,
  gapBetween,
  type Look,
  type MeasurableThing,
  metersPerInch,
  onScreenAt,
  type Place,
  type RoomScene,
  type ScenePiece,
  thingWords,
} from '#core/room/index.ts';
import styles from './room-overlay.module.css';
import { liveWords as words } from './words.ts';

interface OverlayProps {
  canvas: RefObject<HTMLCanvasElement | null>;
  scene: RoomScene;
  look: Look | null;
  measured: readonly MeasurableThing[] | null;
  /** Its measures are drawn on it. */
  picked: string | null;
}

/** Drawn over the room, where it is seen: a measure between two things, and the sizes of a piece. */
export function RoomOverlay({ canvas, scene, look, measured, picked }: OverlayProps) {
  const on = canvas.current;
  if (!on || !look || (!measured && !picked)) return null;
  const { clientWidth: wide, clientHeight: high } = on;
  const at = (place: Place) => {
    const spot = onScreenAt(look, wide / high, place);
    return spot && ([((spot[0] + 1) / 2) * wide, ((1 - spot[1]) / 2) * high] as const);
  };
  const [one, other] = measured ?? [];
  const gap = one && other ? gapBetween(scene, one, other) : null;
  const [from, to] = [gap && at(gap.from), gap && at(gap.to)];
  const sized = scene.pieces.find(({ id }) => id === picked);
  return (
    <>
      <svg className={styles.overlay} viewBox={`0 0 ${wide} ${high}`} aria-hidden="true">
        {sized && !measured && <Sizes at={at} piece={sized} />}
        {from && to && (
          <g className={styles.measure}>
            <line x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} />
            <circle cx={from[0]} cy={from[1]} r={6} />
            <circle cx={to[0]} cy={to[1]} r={6} />
          </g>
        )}
      </svg>
      {gap && one && other && (
        <p
          role="status"
          className={styles.length}
          style={
            from && to
              ? { left: clamped((from[0] + to[0]) / 2, wide), top: Math.min((from[1] + to[1]) / 2 + 12, high - 90) }
              : { left: wide / 2, top: high / 2 }
          }
        >
          <strong>{feetInWords(Math.round(gap.inches))}</strong>
          {words.between(thingWords(scene, one), thingWords(scene, other))}
        </p>
      )}
    </>
  );
}

/** A label stays on the screen. */
const clamped = (x: number, wide: number) => Math.min(Math.max(x, 90), wide - 90);

type OnScreen = (place: Place) => readonly [number, number] | null;

/** Width, depth and height along three edges of a piece. */
function Sizes({ at, piece }: { at: OnScreen; piece: ScenePiece }) {
  return edgesOf(piece).map(({ from, to, meters }) => {
    const [one, other] = [at(from), at(to)];
    if (!one || !other) return null;
    const [x, y] = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
    return (
      <g key={`${from} ${to}`} className={styles.size}>
        <line x1={one[0]} y1={one[1]} x2={other[0]} y2={other[1]} />
        <text x={x} y={y}>
          {feetOnPlan(Math.round(meters / metersPerInch))}
        </text>
      </g>
    );
  });
}

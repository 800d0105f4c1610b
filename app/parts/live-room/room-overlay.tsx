import type { RefObject } from 'react';
import {
  edgesOf,
  feetInWords,
  feetOnPlan,
  gapBetween,
  headingIn,
  type Look,
  type MeasurableThing,
  metersPerInch,
  onScreenAt,
  type Place,
  type RoomScene,
  type ScenePiece,
  startingPlace,
  thingWords,
} from '#core/room/index.ts';
import styles from './room-overlay.module.css';
import { liveWords as words } from './words.ts';

interface OverlayProps {
  canvas: RefObject<HTMLCanvasElement | null>;
  scene: RoomScene;
  look: Look | null;
  measured: readonly MeasurableThing[] | null;
  hasPerson: boolean;
  /** Its measures are drawn on it. */
  picked: string | null;
}

/** Meters: the mean height of grown-ups, rounded. */
const personHeight = 1.7;

/** Drawn over the room, where it is seen: a measure between two things, and someone for scale. */
export function RoomOverlay({ canvas, scene, look, measured, hasPerson, picked }: OverlayProps) {
  const on = canvas.current;
  if (!on || !look || (!measured && !hasPerson && !picked)) return null;
  const { clientWidth: wide, clientHeight: high } = on;
  const at = (place: Place) => {
    const spot = onScreenAt(look, wide / high, place);
    return spot && ([((spot[0] + 1) / 2) * wide, ((1 - spot[1]) / 2) * high] as const);
  };
  const [one, other] = measured ?? [];
  const gap = one && other ? gapBetween(scene, one, other) : null;
  const [from, to] = [gap && at(gap.from), gap && at(gap.to)];
  const sized = scene.pieces.find(({ id }) => id === picked);
  const stands = hasPerson ? personPlace(scene, look) : null;
  const [feet, head] = stands ? [at([stands.x, 0, stands.z]), at([stands.x, personHeight, stands.z])] : [null, null];
  return (
    <>
      <svg className={styles.overlay} viewBox={`0 0 ${wide} ${high}`} aria-hidden="true">
        {feet && head && <Person feet={feet} height={Math.hypot(feet[0] - head[0], feet[1] - head[1])} />}
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

/** Someone stands where most is seen; seen from there, a few steps ahead of the eye. */
function personPlace(scene: RoomScene, { eye }: Look): { x: number; z: number } | null {
  const best = startingPlace(scene);
  if (!best || Math.hypot(best.x - eye[0], best.z - eye[2]) > 1.2) return best;
  const heading = headingIn(scene, best);
  return { x: best.x + Math.sin(heading) * 1.6, z: best.z + Math.cos(heading) * 1.6 };
}

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

/** Drawn 100 units high, standing on 0. */
function Person({ feet: [x, y], height }: { feet: readonly [number, number]; height: number }) {
  return (
    <g className={styles.person} transform={`translate(${x} ${y}) scale(${height / 100})`}>
      <circle cx={0} cy={-93} r={6.4} />
      <path d="M -4 -85 C -11 -84 -13 -80 -13.5 -72 L -14.5 -46 C -14.6 -43 -11 -43 -10.8 -46 L -9 -66 L -8.5 -46 L -8 -3 C -8 0 -2.4 0 -2.2 -3 L 0 -44 L 2.2 -3 C 2.4 0 8 0 8 -3 L 8.5 -46 L 9 -66 L 10.8 -46 C 11 -43 14.6 -43 14.5 -46 L 13.5 -72 C 13 -80 11 -84 4 -85 Z" />
    </g>
  );
}

import { type RefObject, useEffect, useRef, useState } from 'react';
import type { DrawnPiece } from '#app/parts/room/drawn-piece.ts';
import { metersPerInch, type Placement, type RoomScene } from '#core/room/index.ts';
import { type CarryInFilm, carryInFilm } from '#core/selection/index.ts';
import type { Stage } from '../stage.ts';
import { frameOf } from './film-frame.ts';

/** Milliseconds of the whole film, and the longest that a single frame may skip. */
const lasts = 5200;
const longestSkip = 250;

/** The moments that can be stepped to: outside, in the doorway, in its place. */
const stills = (film: CarryInFilm): readonly [number, number, number] => [
  Math.max(film.way.outside, 0.001),
  film.way.inDoorway,
  1,
];

function stepAt(film: CarryInFilm, moment: number): number {
  const [, second, third] = stills(film);
  return moment >= third ? 2 : moment >= second - 1e-6 ? 1 : 0;
}

export interface Showing {
  readonly piece: DrawnPiece;
  readonly film: CarryInFilm;
}

export interface Film {
  readonly showing: Showing | null;
  readonly isPlaying: boolean;
  /** Of the three moments, the last that was reached. */
  readonly step: number;
  /** Someone who wants no motion gets three stills. */
  readonly isCalm: boolean;
  /** Returns whether there's a film of it. */
  open(piece: DrawnPiece, others: readonly DrawnPiece[], at: (id: string) => Placement | undefined): boolean;
  play(): void;
  pause(): void;
  /** To the next of the three moments, or back to the one before. */
  move(by: 1 | -1): void;
  close(): void;
}

/** Plays how a piece is carried in. It only shows: the plan isn't touched. */
export function useFilm(stage: RefObject<Stage | null>, scene: RoomScene): Film {
  const [showing, setShowing] = useState<Showing | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [step, setStep] = useState(0);
  const [isCalm, setCalm] = useState(false);
  const moment = useRef(0);

  // Another board or another place is another film.
  const [shownIn, setShownIn] = useState(scene);
  if (shownIn !== scene) {
    setShownIn(scene);
    setShowing(null);
    setPlaying(false);
  }

  useEffect(() => {
    if (!showing) return;
    const { film, piece } = showing;
    const show = (at: number, plays: boolean) => {
      moment.current = at;
      stage.current?.film(frameOf(scene, film, piece.id, at, plays));
      setStep(stepAt(film, at));
    };
    show(moment.current, isPlaying);
    if (!isPlaying) return;
    let before: number | null = null;
    let frame = 0;
    const next = (now: number) => {
      const passed = before === null ? 0 : Math.min(now - before, longestSkip);
      before = now;
      const at = Math.min(1, moment.current + passed / lasts);
      show(at, at < 1);
      if (at < 1) frame = requestAnimationFrame(next);
      else setPlaying(false);
    };
    frame = requestAnimationFrame(next);
    return () => cancelAnimationFrame(frame);
  }, [showing, isPlaying, scene, stage]);
  useEffect(() => {
    if (!showing) return;
    const on = stage.current;
    return () => on?.film(null);
  }, [showing, stage]);

  const show = (at: number) => {
    moment.current = at;
    setPlaying(false);
    if (showing) setShowing({ ...showing });
  };
  return {
    ...{ showing, isPlaying, step, isCalm },
    open(piece, others, at) {
      const place = at(piece.id);
      const built = scene.pieces.find(({ id }) => id === piece.id);
      if (!place || !built) return false;
      const film = carryInFilm(
        scene.shape,
        { item: piece.carried, at: place, lift: built.lift / metersPerInch },
        others.flatMap(({ id, kind, width, depth }) => {
          const there = at(id);
          return there && id !== piece.id && kind !== 'rug' ? [{ id, width, depth, at: there }] : [];
        }),
      );
      if (!film) return false;
      const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      moment.current = calm ? stills(film)[0] : 0;
      setCalm(calm);
      setStep(0);
      setShowing({ piece, film });
      setPlaying(!calm);
      return true;
    },
    play() {
      if (moment.current >= 1) moment.current = 0;
      setPlaying(true);
    },
    pause: () => setPlaying(false),
    move(by) {
      // Pressed quickly, the screen is a press behind: the film knows where it is.
      const at = showing && stills(showing.film)[stepAt(showing.film, moment.current) + by];
      if (at) show(at);
    },
    close() {
      setPlaying(false);
      setShowing(null);
    },
  };
}

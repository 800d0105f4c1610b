import { type RefObject, useEffect, useRef, useState } from 'react';
import type { DrawnPiece } from '#app/parts/room/drawn-piece.ts';
import { imagePath, modelPath } from '#core/media/index.ts';
import type { Daylight, Look, RoomScene } from '#core/room/index.ts';
import { openStage, type Stage } from './stage.ts';
import type { Viewpoint } from './viewpoint.ts';
import type { BuiltPiece } from './worker/messages.ts';

/** The width of a picture that replaces a model. */
const cardPixels = 480;

export type RoomState = 'preparing' | 'drawn' | 'done' | 'failed';

export interface LiveRoomState {
  state: RoomState;
  view: Viewpoint | null;
  /** What is on the screen. */
  look: Look | null;
  built: readonly BuiltPiece[];
  stage: RefObject<Stage | null>;
}

interface Asked {
  scene: RoomScene;
  pieces: readonly DrawnPiece[];
  daylight: Daylight;
}

/** Opens the stage on a canvas, keeps the shown furniture on it, and leaves nothing behind. */
export function useLiveRoom(
  canvas: RefObject<HTMLCanvasElement | null>,
  scene: RoomScene | null,
  pieces: readonly DrawnPiece[],
  daylight: Daylight,
): LiveRoomState {
  const stage = useRef<Stage | null>(null);
  const [state, setState] = useState<RoomState>('preparing');
  const [view, setView] = useState<Viewpoint | null>(null);
  const [look, setLook] = useState<Look | null>(null);
  const [built, setBuilt] = useState<readonly BuiltPiece[]>([]);
  const asked = useRef<Asked | null>(null);
  const [finished, setFinished] = useState<Asked | null>(null);

  useEffect(() => {
    if (!canvas.current) return;
    try {
      stage.current = openStage(canvas.current, {
        drawn: (shown) => {
          setBuilt(shown);
          setState('drawn');
        },
        done: () => {
          setFinished(asked.current);
          setState('done');
        },
        moved: setView,
        looked: setLook,
        failed: () => setState('failed'),
      });
    } catch {
      setState('failed');
    }
    return () => {
      stage.current?.close();
      stage.current = null;
    };
  }, [canvas]);

  useEffect(() => {
    if (!scene) return;
    asked.current = { scene, pieces, daylight };
    stage.current?.show({
      ...{ scene, daylight },
      records: Object.fromEntries(pieces.map(({ id, recordId }) => [id, recordId])),
      pictures: Object.fromEntries(
        pieces.flatMap(({ id, picture }) => (picture ? [[id, imagePath(picture, cardPixels)]] : [])),
      ),
      models: Object.fromEntries(pieces.flatMap(({ id, model }) => (model ? [[id, modelPath(model)]] : []))),
    });
  }, [scene, pieces, daylight]);

  // Another hour or another piece was asked for: what's done is the picture before it.
  const isOld = finished?.scene !== scene || finished?.pieces !== pieces || finished?.daylight !== daylight;
  return { state: state === 'done' && isOld ? 'drawn' : state, view, look, built, stage };
}

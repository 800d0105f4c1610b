import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type RoomScene, type RoomShape, roomScene } from '#core/room/index.ts';
import type { FurnitureSet, PlacesOf } from './furniture-set.ts';
import { openStage, type Stage } from './stage.ts';
import type { Viewpoint } from './viewpoint.ts';
import type { BuiltPiece } from './worker/messages.ts';

export type RoomState = 'preparing' | 'drawn' | 'done' | 'failed';

export interface LiveRoomState {
  state: RoomState;
  scene: RoomScene | null;
  view: Viewpoint | null;
  built: readonly BuiltPiece[];
  stage: RefObject<Stage | null>;
}

/** Opens the stage on a canvas, keeps the shown furniture on it, and leaves nothing behind. */
export function useLiveRoom(
  canvas: RefObject<HTMLCanvasElement | null>,
  shape: RoomShape,
  set: FurnitureSet,
  placesOf: PlacesOf,
): LiveRoomState {
  const stage = useRef<Stage | null>(null);
  const [state, setState] = useState<RoomState>('preparing');
  const [scene, setScene] = useState<RoomScene | null>(null);
  const [view, setView] = useState<Viewpoint | null>(null);
  const [built, setBuilt] = useState<readonly BuiltPiece[]>([]);

  useEffect(() => {
    if (!canvas.current) return;
    try {
      stage.current = openStage(canvas.current, {
        drawn: (pieces) => {
          setBuilt(pieces);
          setState('drawn');
        },
        done: () => setState('done'),
        moved: setView,
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

  const furnish = useEffectEvent(async (stays: () => boolean) => {
    const places = await placesOf(set);
    if (!stays()) return;
    const next = roomScene(shape, set.pieces, places);
    setScene(next);
    stage.current?.show({
      scene: next,
      records: Object.fromEntries(set.pieces.map(({ id, recordId }) => [id, recordId])),
    });
  });
  // The set is known by its id: its pieces don't change while the room is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each set
  useEffect(() => {
    let stays = true;
    setState((before) => (before === 'failed' ? before : 'preparing'));
    void furnish(() => stays);
    return () => {
      stays = false;
    };
  }, [set.id]);

  return { state, scene, view, built, stage };
}

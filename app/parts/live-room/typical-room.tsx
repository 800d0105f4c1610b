import { useEffect, useMemo, useState } from 'react';
import { askForLayout } from '#app/parts/room/ask-for-layout.ts';
import { type Placement, roomOfPlan, typicalRoom, usualFinishes } from '#core/room/index.ts';
import type { FurnitureSet } from './furniture-set.ts';
import LiveRoom from './live-room.tsx';

export interface TypicalRoomProps {
  sets: readonly FurnitureSet[];
  back: string;
  /** A piece that is chosen from the start, with its measures. */
  firstPick?: string;
  onClose: (failed: boolean) => void;
}

const nowhere: readonly Placement[] = [];
const finishes = { ...usualFinishes, told: [], prints: 'warm' } as const;

/** Furniture in a room of the usual size, to look at only. Nothing in it is a guess about anyone's room. */
export default function TypicalRoom({ sets, back, firstPick, onClose }: TypicalRoomProps) {
  const { room, drawn } = useMemo(() => {
    const usual = { ...typicalRoom('living-room', {}), doorwayAssumed: false, typical: [] };
    return { room: usual, drawn: { ...roomOfPlan(usual, null), guessed: [] } };
  }, []);
  const [shown, show] = useState(sets[0]?.id ?? '');
  const [places, setPlaces] = useState<Readonly<Record<string, readonly Placement[]>>>({});
  const pieces = sets.find(({ id }) => id === shown)?.pieces;
  const isKnown = places[shown] !== undefined;
  useEffect(() => {
    if (!pieces || isKnown) return;
    let stays = true;
    void askForLayout({ room, pieces, seed: 1, locks: [] }).then(({ placements }) => {
      if (stays) setPlaces((before) => ({ ...before, [shown]: placements }));
    });
    return () => {
      stays = false;
    };
  }, [pieces, isKnown, room, shown]);
  return (
    <LiveRoom
      {...{ room, drawn, sets, shown, back, onClose, finishes }}
      {...(firstPick === undefined ? {} : { firstPick })}
      onShow={show}
      placed={places[shown] ?? nowhere}
      plan={null}
      isTypical
      pictures={null}
    />
  );
}

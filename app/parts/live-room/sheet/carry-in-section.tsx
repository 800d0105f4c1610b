import { type Ref, useState } from 'react';
import type { DrawnPiece } from '#app/parts/room/drawn-piece.ts';
import { Button } from '#app/ui/action/button.tsx';
import { PlayIcon } from '#app/ui/icon/signs.tsx';
import type { RoomShape } from '#core/room/index.ts';
import { carryIn } from '#core/selection/index.ts';
import { liveWords as words } from '../words.ts';
import styles from './room-sheet.module.css';

interface CarryInPartProps {
  shape: RoomShape;
  piece: DrawnPiece;
  /** Returns whether there's a film of it. */
  onShow: (piece: DrawnPiece) => boolean;
  ref: Ref<HTMLButtonElement>;
}

/** How a piece comes through the door, in a sentence, with a film where it's tight. */
export function CarryInSection({ shape, piece, onShow, ref }: CarryInPartProps) {
  const [refused, setRefused] = useState<string | null>(null);
  const { kind, words: measured } = carryIn(piece.carried, shape);
  return (
    <div className={styles.part}>
      <p>{measured}</p>
      {kind === 'film' && (
        <div>
          <Button
            ref={ref}
            kind="ghost"
            small
            icon={<PlayIcon small />}
            onClick={() => setRefused(onShow(piece) ? null : piece.id)}
          >
            {words.seeItComeIn}
          </Button>
        </div>
      )}
      <div role="status">{refused === piece.id && <p>{words.noFilm}</p>}</div>
    </div>
  );
}

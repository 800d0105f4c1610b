import type { DrawnPiece } from '#app/parts/room/drawn-piece.ts';
import { tintOf } from '#app/parts/room/room-drawing.tsx';
import { IconButton } from '#app/ui/action/icon-button.tsx';
import { TurnIcon } from '#app/ui/icon/acts.tsx';
import { LockIcon } from '#app/ui/icon/things.tsx';
import { type ArrangedPiece, feetOnPlan, seatHeightWords } from '#core/room/index.ts';
import styles from './plan-pieces.module.css';
import { roomWords as words } from './words.ts';

export interface PlanPiecesProps {
  pieces: readonly DrawnPiece[];
  placed: readonly ArrangedPiece[];
  /** Whether to say how high one sits. */
  seats?: boolean;
  onTurn?: (id: string) => void;
  onLock?: (id: string) => void;
}

/** The legend for the numbers on the plan, with each piece's controls. */
export function PlanPieces({ pieces, placed, seats = false, onTurn, onLock }: PlanPiecesProps) {
  return (
    <ol className={styles.pieces}>
      {pieces.map((piece) => {
        const at = placed.find(({ id }) => id === piece.id);
        const seat = seats ? seatHeightWords(piece) : null;
        return (
          <li key={piece.id} style={tintOf(piece)}>
            <span className={styles.number}>{piece.number}</span>
            <span className={styles.name}>
              {piece.name}
              <small>
                {feetOnPlan(piece.width)} × {feetOnPlan(piece.depth)}
                {!at && placed.length > 0 && `, ${words.notPlaced}`}
                {seat && `, ${seat}`}
              </small>
            </span>
            {at && onTurn && onLock && (
              <span className={styles.acts}>
                <IconButton label={words.turn(piece.name)} disabled={at.locked} onClick={() => onTurn(piece.id)}>
                  <TurnIcon />
                </IconButton>
                <IconButton
                  label={at.locked ? words.unlock(piece.name) : words.lock(piece.name)}
                  aria-pressed={at.locked}
                  className={at.locked ? styles.locked : undefined}
                  onClick={() => onLock(piece.id)}
                >
                  <LockIcon />
                </IconButton>
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

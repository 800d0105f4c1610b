import type { DrawnPiece } from '#app/parts/room/drawn-piece.ts';
import { moveTo, turnPiece } from '#app/parts/room/move-piece.ts';
import { Button } from '#app/ui/action/button.tsx';
import { IconButton } from '#app/ui/action/icon-button.tsx';
import { ArrowDownIcon, ArrowLeftIcon, ArrowRightIcon, SwapIcon, TurnIcon } from '#app/ui/icon/acts.tsx';
import { AlertIcon, ArrowUpIcon } from '#app/ui/icon/signs.tsx';
import { LockIcon } from '#app/ui/icon/things.tsx';
import { type ArrangedPiece, areaAt, isFree, type LayoutRoom, type RoomScene } from '#core/room/index.ts';
import type { LivePlan, SwapOption } from '../furniture-set.ts';
import { liveWords as words } from '../words.ts';
import styles from './room-sheet.module.css';

interface PiecePartProps {
  room: LayoutRoom;
  scene: RoomScene;
  piece: DrawnPiece;
  plan: LivePlan;
  at: ArrangedPiece | undefined;
  /** The one that came is chosen next. */
  onSwapped: (recordId: string) => void;
}

/** Inches a press moves a piece. */
const nudge = 3;

/** Moves, turns, locks and swaps one piece, by the plan's rules. */
export function PieceSection({ room, scene, piece, plan, at, onSwapped }: PiecePartProps) {
  if (!at) return null;
  const put = (next: ArrangedPiece) => {
    // The plan knows a rectangle; the room as drawn may have less floor.
    const area = areaAt(piece, next.x, next.y, next.turn);
    if (piece.kind === 'rug' || isFree(scene.shape, area)) plan.change(next);
  };
  const by = (x: number, y: number) => put(moveTo(room, piece, at, at.x + x * nudge, at.y + y * nudge));
  const swap = (option: SwapOption) => {
    plan.swap(piece, option);
    onSwapped(option.recordId);
  };
  const swaps = plan.swapsOf(piece);
  const warnings = plan.warningsOf(piece.id);
  return (
    <div className={styles.part}>
      <fieldset aria-label={words.movePiece(piece.name)} className={styles.nudges}>
        <IconButton label={words.nudge.left} disabled={at.locked} onClick={() => by(-1, 0)}>
          <ArrowLeftIcon />
        </IconButton>
        <IconButton label={words.nudge.up} disabled={at.locked} onClick={() => by(0, -1)}>
          <ArrowUpIcon />
        </IconButton>
        <IconButton label={words.nudge.down} disabled={at.locked} onClick={() => by(0, 1)}>
          <ArrowDownIcon />
        </IconButton>
        <IconButton label={words.nudge.right} disabled={at.locked} onClick={() => by(1, 0)}>
          <ArrowRightIcon />
        </IconButton>
        <IconButton
          label={words.turnPiece(piece.name)}
          disabled={at.locked}
          onClick={() => put(turnPiece(room, piece, at))}
        >
          <TurnIcon />
        </IconButton>
        <IconButton
          label={words.lockPiece(piece.name)}
          aria-pressed={at.locked}
          className={at.locked ? styles.locked : undefined}
          onClick={() => plan.change({ ...at, locked: !at.locked })}
        >
          <LockIcon />
        </IconButton>
      </fieldset>
      {warnings.length > 0 && (
        <ul className={styles.warnings}>
          {warnings.map((said) => (
            <li key={said}>
              <AlertIcon small />
              {said}
            </li>
          ))}
        </ul>
      )}
      {swaps.length > 0 && (
        <ul aria-label={words.swapFor(piece.name)} className={styles.swaps}>
          {swaps.map((option) => (
            <li key={option.recordId}>
              <Button kind="ghost" small icon={<SwapIcon small />} onClick={() => swap(option)}>
                {option.name}
              </Button>
              <small>{option.price}</small>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

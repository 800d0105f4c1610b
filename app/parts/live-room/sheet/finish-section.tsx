import { PillRadios } from '#app/ui/choice/pill-radios.tsx';
import { type FloorKind, floorKinds, type RoomFinishes, type WallColor, wallColors } from '#core/room/index.ts';
import { liveWords as words } from '../words.ts';
import styles from './room-sheet.module.css';

interface FinishPartProps {
  finishes: RoomFinishes;
  onChange: (to: RoomFinishes) => void;
}

/** Walls and floor, by name. */
export function FinishSection({ finishes, onChange }: FinishPartProps) {
  return (
    <div className={styles.part}>
      <p>{words.walls}</p>
      <PillRadios
        label={words.walls}
        options={wallColors.map((value) => ({ value, label: words.wallColors[value] }))}
        value={finishes.walls}
        onChange={(value) => onChange({ ...finishes, walls: value as WallColor })}
      />
      <p>{words.floor}</p>
      <PillRadios
        label={words.floor}
        options={floorKinds.map((value) => ({ value, label: words.floorKinds[value] }))}
        value={finishes.floor}
        onChange={(value) => onChange({ ...finishes, floor: value as FloorKind })}
      />
    </div>
  );
}

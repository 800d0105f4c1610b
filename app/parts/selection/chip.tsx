import type { CSSProperties } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { boxStyle } from './box.ts';
import styles from './chip.module.css';
import type { Chip } from './chips.ts';

/** Seen beside the pieces it is taken from, so it says nothing of its own. */
export function ChipOnBoard({ chip: { made, swatch, box, turn } }: { chip: Chip }) {
  const look = { ...boxStyle(box), '--swatch': swatch, transform: `rotate(${turn}deg)` } as CSSProperties;
  return (
    <span aria-hidden="true" className={styles.chip} style={look}>
      <span className={classNames(styles.face, styles[made])} />
    </span>
  );
}

import type { CSSProperties } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { boxStyle } from './box.ts';
import styles from './chip.module.css';
import type { Chip } from './chips.ts';

/** Decorative: the pieces it samples are right beside it. */
export function ChipOnBoard({ chip: { made, swatch, box, turn } }: { chip: Chip }) {
  const look = { ...boxStyle(box), '--swatch': swatch, transform: `rotate(${turn}deg)` } as CSSProperties;
  return (
    <span aria-hidden="true" className={styles.chip} style={look}>
      <span className={classNames(styles.face, styles[made])} />
    </span>
  );
}

import type { CSSProperties } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import type { Chip } from '#core/selection/index.ts';
import styles from './chip.module.css';

/** A flat sample of a material, evenly lit. Decorative: its name or its pieces are right beside it. */
export function MaterialSample({ made, swatch }: Pick<Chip, 'made' | 'swatch'>) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.face, styles[made])}
      style={{ '--swatch': swatch } as CSSProperties}
    />
  );
}

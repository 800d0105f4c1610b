import { imagePath } from '#core/media/index.ts';
import styles from './chair.module.css';

/** Decorative. */
export function Chair({ width = 480 }: { width?: number }) {
  return (
    <div className={styles.ground}>
      <img
        className={styles.chair}
        src={imagePath('furniture/rec-saddler-lounge-chair-cognac/cut-out', width)}
        alt=""
        loading="lazy"
      />
    </div>
  );
}

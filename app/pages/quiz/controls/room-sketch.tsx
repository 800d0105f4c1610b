import { quizWords } from '../words.ts';
import styles from './room-sketch.module.css';

/** Explains which wall is A, which is B, and what the doorway is. */
export function RoomSketch() {
  return (
    <svg viewBox="0 0 320 220" className={styles.sketch} role="img" aria-label={quizWords.measurements.plan}>
      <path className={styles.floor} d="M20 30h260v170H20z" />
      <path className={styles.wall} d="M280 92V30H20v170h260v-62" />
      <path className={styles.door} d="M280 92a46 46 0 0 0-46 46h46" />
      <path className={styles.measure} d="M20 14h260M20 8v12M280 8v12M302 30v170M296 30h12M296 200h12" />
      <text x="150" y="54">
        Wall A
      </text>
      <text x="226" y="70" textAnchor="start">
        Wall B
      </text>
    </svg>
  );
}

import styles from './missing-piece.module.css';

/** The outline of a missing piece, like an empty slot on a board. The footer serves as its floor. */
export function MissingPiece() {
  return (
    <svg viewBox="40 36 400 169" className={styles.piece} aria-hidden="true" focusable="false">
      <path d="M88 108V62q0-18 18-18h268q18 0 18 18v46" />
      <path d="M88 108q-34-6-38 20v40q0 10 10 10h360q10 0 10-10v-40q-4-26-38-20-14 4-14 20v12H102v-12q0-16-14-20Z" />
      <path d="M240 44v96" />
      <path d="M76 178l-6 26M404 178l6 26" />
    </svg>
  );
}

import { texts } from '../texts.ts';
import { VisuallyHidden } from '../type/visually-hidden.tsx';
import styles from './field.module.css';

/** The remaining share at which screen readers are told. */
const spokenFrom = 0.1;

/** Announced only when space runs short; otherwise every key would interrupt the user. */
export function spokenCount(length: number, most: number): string {
  const left = most - length;
  const short = left <= Math.max(most * spokenFrom, 5);
  return short && (left % 5 === 0 || left < 5) ? texts.charactersLeft(left) : '';
}

export function CharacterCount({ length, most }: { length: number; most: number }) {
  return (
    <>
      <span className={styles.count} aria-hidden="true">
        {texts.characters(length, most)}
      </span>
      <VisuallyHidden role="status">{spokenCount(length, most)}</VisuallyHidden>
    </>
  );
}

import { classNames } from '#app/ui/class-names.ts';
import { AlertIcon } from '#app/ui/icon/signs.tsx';
import { useInView } from '#app/ui/notice/use-in-view.ts';
import styles from './refusal.module.css';

interface RefusalProps {
  children: string;
  /** The answer it came with, since the same words may come twice in a row. */
  answer: unknown;
  className?: string | undefined;
}

/**
 * Why a desk action failed, until the next action. It's read out and brought into view. The focus stays where the
 * specialist is typing or moving a piece by key.
 */
export function Refusal({ children, answer, className }: RefusalProps) {
  const shown = useInView<HTMLParagraphElement>(children, { answer, keepFocus: true });
  return (
    <p ref={shown} role="alert" className={classNames(styles.refusal, className)}>
      <AlertIcon />
      {children}
    </p>
  );
}

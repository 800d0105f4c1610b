import { type ReactNode, useId } from 'react';
import { Title } from '#app/ui/type/title.tsx';
import styles from './checkout.module.css';

interface StepProps {
  number: number;
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** One of the three things to say, numbered in the margin. */
export function Step({ number, title, aside, children }: StepProps) {
  const id = useId();
  return (
    <section className={styles.step} aria-labelledby={id}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.stepHead}>
        <Title as="h2" size="small" id={id} className={styles.stepTitle}>
          {title}
        </Title>
        {aside}
      </div>
      <div className={styles.stepBody}>{children}</div>
    </section>
  );
}

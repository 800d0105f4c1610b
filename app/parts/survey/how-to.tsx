import type { ReactNode } from 'react';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import styles from './how-to.module.css';

export interface HowToStep {
  title: string;
  text: string;
  picture: ReactNode;
}

/** Step-by-step instructions with a picture each. */
export function HowTo({ steps }: { steps: readonly HowToStep[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text, picture }, index) => (
        <li key={title} className={styles.step}>
          <div className={styles.picture}>{picture}</div>
          <Title as="h3" size="small">
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            {title}
          </Title>
          <Text tone="soft">{text}</Text>
        </li>
      ))}
    </ol>
  );
}

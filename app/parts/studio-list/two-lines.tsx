import type { ReactNode } from 'react';
import { Text } from '#app/ui/type/text.tsx';
import styles from './list.module.css';

/** A table cell with a main line and a softer second one. */
export function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <span className={styles.lines}>
      {first}
      {second && (
        <Text as="span" size="caption" tone="soft">
          {second}
        </Text>
      )}
    </span>
  );
}

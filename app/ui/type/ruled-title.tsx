import type { ReactNode } from 'react';
import styles from './ruled-title.module.css';
import { Title, type TitleProps } from './title.tsx';

interface RuledTitleProps extends Pick<TitleProps, 'as' | 'size' | 'id'> {
  children: ReactNode;
  /** A few words at the other end of the line. */
  aside?: ReactNode;
}

/** A section title over an ink rule. */
export function RuledTitle({ aside, ...title }: RuledTitleProps) {
  return (
    <div className={styles.head}>
      <Title {...title} />
      {aside && <p>{aside}</p>}
    </div>
  );
}

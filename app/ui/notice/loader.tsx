import type { CSSProperties, ReactNode } from 'react';
import { shell } from '#core/settings/index.ts';
import { classNames } from '../class-names.ts';
import { Ticks } from '../progress/ticks.tsx';
import { texts } from '../texts.ts';
import styles from './loader.module.css';

export interface LoaderProps {
  visible: boolean;
  /** Covers the whole window instead of the nearest positioned ancestor. */
  fixed?: boolean;
  /** Blocks clicks on what's under it. */
  blocking?: boolean;
  opacity?: number;
  /** How fast it appears, in milliseconds. */
  speed?: number;
  /** Visible text; without it a screen reader still hears 'Loading'. */
  children?: ReactNode;
}

export function Loader(props: LoaderProps) {
  const { visible, fixed = false, blocking = false, children } = props;
  const { opacity = shell.loaderOpacity, speed = shell.loaderSpeed } = props;
  const style = { '--loader-opacity': opacity, '--loader-speed': `${speed}ms` } as CSSProperties;
  return (
    <div role="status">
      {visible && (
        <div className={classNames(styles.loader, fixed && styles.fixed, !blocking && styles.passing)} style={style}>
          <div className={styles.inside}>
            <Ticks />
            <p className={styles.text}>{children ?? texts.loading}</p>
          </div>
        </div>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import { IconButton } from '../action/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { AlertIcon, CloseIcon } from '../icon/signs.tsx';
import { texts } from '../texts.ts';
import styles from './error-banner.module.css';

export interface ErrorBannerProps {
  /** null while all is well; the region itself stays, or the words would not be read out. */
  message: ReactNode;
  onClose: () => void;
  /** Over the page's top instead of in its flow. */
  fixed?: boolean;
}

export function ErrorBanner({ message, onClose, fixed = false }: ErrorBannerProps) {
  return (
    <div role="alert">
      {message && (
        <div className={classNames(styles.banner, fixed && styles.fixed)}>
          <AlertIcon />
          <p className={styles.text}>{message}</p>
          <IconButton label={texts.close} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </div>
      )}
    </div>
  );
}

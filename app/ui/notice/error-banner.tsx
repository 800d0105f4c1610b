import type { ReactNode } from 'react';
import { IconButton } from '../action/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { AlertIcon, CloseIcon } from '../icon/signs.tsx';
import { texts } from '../texts.ts';
import styles from './error-banner.module.css';

export interface ErrorBannerProps {
  /** Null if there's no error. The region itself stays, or screen readers wouldn't announce the message. */
  message: ReactNode;
  onClose: () => void;
  /** Fixed at the top of the page instead of in the flow. */
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

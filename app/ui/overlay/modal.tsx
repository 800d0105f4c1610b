import type { CSSProperties, ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { shell } from '#core/settings/index.ts';
import { IconButton } from '../action/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { CloseIcon } from '../icon/signs.tsx';
import { texts } from '../texts.ts';
import styles from './modal.module.css';

export interface ModalProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** In pixels. */
  width?: number;
  /** Fills the left third from 768 px; hidden below that. */
  picture?: ReactNode;
  /** Whether a click outside closes it. Escape and the close button always do. */
  closeOutside?: boolean;
  /** alertdialog for what must be answered. */
  role?: 'dialog' | 'alertdialog';
}

/** Load it with lazy(): its code is larger than most pages. */
export function Modal(props: ModalProps) {
  const {
    open,
    onClose,
    title,
    children,
    width = shell.modalWidthPx,
    picture,
    closeOutside = true,
    role = 'dialog',
  } = props;
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable={closeOutside}
      className={classNames(styles.veil)}
      style={{ '--modal-width': `${width}px` } as CSSProperties}
    >
      <AriaModal className={classNames(styles.modal)}>
        <Dialog role={role} className={classNames(styles.dialog, picture !== undefined && styles.withPicture)}>
          {picture !== undefined && <div className={styles.picture}>{picture}</div>}
          <div className={styles.body}>
            <Heading slot="title" level={2} className={classNames(styles.title)}>
              {title}
            </Heading>
            {children}
          </div>
          <IconButton label={texts.close} className={classNames(styles.close)} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  );
}

import { type ReactNode, useEffect, useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { buttonClass } from '../action/button-class.ts';
import { classNames } from '../class-names.ts';
import { UploadIcon } from '../icon/acts.tsx';
import field from './field.module.css';
import { FieldMessage } from './field-sections.tsx';
import styles from './file-drop.module.css';

export interface FileDropProps {
  /** The accessible name. */
  label: string;
  /** The text about dragging, hidden on devices that can't drag. */
  children: ReactNode;
  /** The label of the button that opens the file dialog. */
  button: ReactNode;
  onFiles: (files: File[]) => void;
  accept?: readonly string[];
  several?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
}

/** A file dropped next to the area would otherwise replace the page, and with it whatever is being filled in. */
function useNoStrayDrops(): void {
  useEffect(() => {
    const stay = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', stay);
    window.addEventListener('drop', stay);
    return () => {
      window.removeEventListener('dragover', stay);
      window.removeEventListener('drop', stay);
    };
  }, []);
}

/** Takes files by drag, paste or button. It only hands them over; validation is elsewhere. */
export function FileDrop({ label, children, button, onFiles, accept, several = true, hint, error }: FileDropProps) {
  const messageId = useId();
  useNoStrayDrops();
  return (
    <div className={field.field}>
      <DropZone
        aria-label={label}
        className={classNames(styles.drop)}
        data-invalid={error ? '' : undefined}
        onDrop={async ({ items }) => {
          const files = items.filter((item) => item.kind === 'file').map((item) => item.getFile());
          onFiles(await Promise.all(files));
        }}
      >
        <UploadIcon />
        <p className={styles.words}>{children}</p>
        <FileTrigger
          allowsMultiple={several}
          {...(accept === undefined ? {} : { acceptedFileTypes: [...accept] })}
          onSelect={(files) => onFiles([...(files ?? [])])}
        >
          <Button
            className={buttonClass({ kind: 'ghost', small: true })}
            {...(error ? { 'aria-describedby': messageId } : {})}
          >
            {button}
          </Button>
        </FileTrigger>
        {hint && <p className={styles.hint}>{hint}</p>}
      </DropZone>
      <FieldMessage id={messageId} error={error} role="alert" />
    </div>
  );
}

import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '#app/ui/action/button.tsx';
import styles from './profile.module.css';
import { profileWords as words } from './words.ts';

interface AskFirstProps {
  /** The button that opens the form. */
  label: string;
  kind: 'ghost' | 'danger';
  /** The button that submits it. */
  confirm: string;
  submit: (event: FormEvent<HTMLFormElement>) => void;
  pending: boolean;
  children: ReactNode;
}

/** A button that gives way to a form asking again. */
export function AskFirst({ label, kind, confirm, submit, pending, children }: AskFirstProps) {
  const [asks, setAsks] = useState(false);
  if (!asks) {
    return (
      <div>
        <Button kind={kind} onClick={() => setAsks(true)}>
          {label}
        </Button>
      </div>
    );
  }
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      {children}
      <div className={styles.buttons}>
        <Button type="submit" kind="danger" pending={pending}>
          {confirm}
        </Button>
        <Button kind="ghost" onClick={() => setAsks(false)}>
          {words.keep}
        </Button>
      </div>
    </form>
  );
}

import { useEffect, useId, useRef } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '#app/ui/action/button.tsx';
import { isPending } from '#app/ui/action/is-pending.ts';
import { TextField } from '#app/ui/field/text-field.tsx';
import { ErrorSummary } from '#app/ui/notice/error-summary.tsx';
import { text } from '#core/texts/index.ts';
import { ReadyToSend } from '../acts/ready-to-send.tsx';
import { useNotices } from '../notices.tsx';
import { useSession } from '../session/session.ts';
import styles from './newsletter-form.module.css';

export type NewsletterAnswer = { ok: true } | { ok: false; message: string };

/** The monthly newsletter. The browser validates the address before anything is sent. */
export function NewsletterForm() {
  const fetcher = useFetcher<NewsletterAnswer>();
  const form = useRef<HTMLFormElement>(null);
  const { notify } = useNotices();
  const headingId = useId();
  // Prefill the address of a signed-in user.
  const { user } = useSession();

  useEffect(() => {
    if (fetcher.state !== 'idle' || !fetcher.data?.ok) return;
    notify(text('notice.success'));
    form.current?.reset();
  }, [fetcher.state, fetcher.data, notify]);

  return (
    <fetcher.Form ref={form} method="post" action="/newsletter" className={styles.form} aria-labelledby={headingId}>
      {!user && <ReadyToSend />}
      <p id={headingId} className={styles.title}>
        A letter, once a month
      </p>
      <p className={styles.lead}>New pieces, real rooms and the occasional great lamp.</p>
      {fetcher.data && !fetcher.data.ok && (
        <ErrorSummary heading={text('form.problem')} message={fetcher.data.message} />
      )}
      <div className={styles.row}>
        <TextField label="Email" name="email" type="email" autoComplete="email" required className={styles.field} />
        <Button type="submit" pending={isPending(fetcher)}>
          Subscribe
        </Button>
      </div>
    </fetcher.Form>
  );
}

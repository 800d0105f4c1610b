import { useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '#app/ui/action/button.tsx';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { TextButton } from '#app/ui/action/text-link.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Row } from '#app/ui/layout/layout.tsx';
import { ErrorSummary } from '#app/ui/notice/error-summary.tsx';
import { Modal } from '#app/ui/overlay/modal.tsx';
import { text } from '#core/texts/index.ts';
import styles from './ask-window.module.css';
import type { SaveAnswer } from './use-choices.ts';
import { words } from './words.ts';

interface ShareWindowProps {
  /** The full URL; null while not shared. */
  address: string | null;
  onClose: () => void;
}

/** Creates a share link, copies it, and revokes it. */
export default function ShareWindow({ address, onClose }: ShareWindowProps) {
  const { Form, data, state } = useFetcher<SaveAnswer>();
  const [copied, setCopied] = useState(false);
  const pending = state !== 'idle';
  const field = useRef<HTMLInputElement>(null);
  async function copy(link: string) {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // Clipboard access is blocked, or the page is on plain HTTP. Focus selects the link, ready to copy.
      field.current?.focus();
    }
  }
  return (
    <Modal open onClose={onClose} title={words.share.title} width={560}>
      <div className={styles.form}>
        <p>{words.share.lead}</p>
        {data && !data.ok && <ErrorSummary heading={text('form.problem')} message={data.words} />}
        {address ? (
          <>
            <TextField
              ref={field}
              label={words.share.address}
              value={address}
              readOnly
              onFocus={({ target }) => target.select()}
            />
            <Row>
              <Button onClick={() => void copy(address)}>{copied ? words.share.copied : words.share.copy}</Button>
              <LinkButton kind="ghost" href={address} target="_blank">
                {words.share.open}
              </LinkButton>
              <Form method="post">
                <input type="hidden" name="act" value="revoke" />
                <TextButton type="submit" soft aria-disabled={pending}>
                  {words.share.revoke}
                </TextButton>
              </Form>
            </Row>
            <p role="status" className={styles.left}>
              {copied && words.share.copied}
            </p>
          </>
        ) : (
          <Form method="post">
            <input type="hidden" name="act" value="share" />
            <Button type="submit" pending={pending}>
              {words.share.make}
            </Button>
          </Form>
        )}
      </div>
    </Modal>
  );
}

import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { useNotices } from '#app/shell/notices.tsx';
import { Button } from '#app/ui/action/button.tsx';
import { FileDrop } from '#app/ui/field/file-drop.tsx';
import { ErrorSummary } from '#app/ui/notice/error-summary.tsx';
import { taxFileLimits } from '#core/tax/index.ts';
import styles from './tax.module.css';
import type { TaxAnswer } from './tax-answer.ts';
import { TaxFilePlan } from './tax-file-plan.tsx';
import { taxWords as words } from './words.ts';

/** Chosen, a file is looked at at once; it's put in use only when the admin says so. */
export function ImportTaxFile() {
  const { data, state, submit } = useFetcher<TaxAnswer>();
  const { notify } = useNotices();
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (data?.kind !== 'done') return;
    notify(data.message);
    setFile(null);
  }, [data, notify]);

  function send(given: File, stamp?: string) {
    const form = new FormData();
    form.set('file', given);
    if (stamp !== undefined) form.set('stamp', stamp);
    void submit(form, { method: 'post', encType: 'multipart/form-data' });
  }

  function choose([given]: File[]) {
    if (!given) return;
    const wrong = /\.csv$/i.test(given.name) ? undefined : words.wrongType;
    const refused = wrong ?? (given.size > taxFileLimits.bytes ? words.tooLarge : undefined);
    setProblem(refused);
    setFile(refused ? null : given);
    if (!refused) send(given);
  }

  const busy = state !== 'idle';
  const looked = data?.kind === 'looked' && file ? data : null;
  const isNews = looked && looked.preview.added + looked.preview.changed + looked.preview.removed > 0;
  return (
    <div className={styles.plan}>
      <FileDrop label={words.file} button={words.choose} several={false} onFiles={choose} error={problem}>
        {busy ? words.reading : (file?.name ?? words.drop)}
      </FileDrop>
      {data?.kind === 'refused' && (
        <>
          <ErrorSummary heading={data.message} message={null} />
          {file && (
            <div className={styles.acts}>
              {/* If it did go through, there's nothing left to change. */}
              <Button pending={busy} onClick={() => send(file)}>
                {words.again}
              </Button>
            </div>
          )}
        </>
      )}
      {looked && file && (
        <>
          {looked.again && <ErrorSummary heading={words.changedSince} message={null} />}
          <TaxFilePlan preview={looked.preview} />
          {isNews && looked.preview.allProblems === 0 && (
            <div className={styles.acts}>
              <Button pending={busy} onClick={() => send(file, looked.preview.stamp)}>
                {words.apply}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  );
}

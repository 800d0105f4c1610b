import { useEffect } from 'react';
import { useFileImport } from '#app/parts/upload/use-file-import.ts';
import { useNotices } from '#app/shell/notices.tsx';
import { Button } from '#app/ui/action/button.tsx';
import { FileDrop } from '#app/ui/field/file-drop.tsx';
import { ErrorSummary } from '#app/ui/notice/error-summary.tsx';
import { taxFileLimits } from '#core/tax/index.ts';
import styles from './tax.module.css';
import type { TaxAnswer } from './tax-answer.ts';
import { TaxFilePlan } from './tax-file-plan.tsx';
import { taxWords as words } from './words.ts';

const rules = { endings: /\.csv$/i, mostBytes: taxFileLimits.bytes, words };

/** A chosen file is checked at once. It's put to use only when the admin says so. */
export function ImportTaxFile() {
  const { data, busy, file, problem, send, choose, forget } = useFileImport<TaxAnswer>(rules);
  const { notify } = useNotices();
  useEffect(() => {
    if (data?.kind !== 'done') return;
    notify(data.message);
    forget();
  }, [data, notify, forget]);
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

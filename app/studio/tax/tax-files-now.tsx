import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { ActProblem } from '#app/parts/studio-list/act-problem.tsx';
import { useNotices } from '#app/shell/notices.tsx';
import { Button } from '#app/ui/action/button.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { easternDay } from '#core/promotion/index.ts';
import styles from './tax.module.css';
import type { TaxAnswer } from './tax-answer.ts';
import { taxWords as words } from './words.ts';

interface File {
  id: string;
  name: string;
  rows: number;
  inUse: boolean;
  createdAt: Date;
  importer: string | null;
}

/** The file in use, the one kept from before, and the way from one to the other. */
export function TaxFilesNow({ files, mayEdit }: { files: readonly File[]; mayEdit: boolean }) {
  const { Form, data, state } = useFetcher<TaxAnswer>();
  const { notify } = useNotices();
  useEffect(() => {
    if (data?.kind === 'done') notify(data.message);
  }, [data, notify]);
  const inUse = files.find((file) => file.inUse);
  const kept = files.find((file) => !file.inUse);
  return (
    <div className={styles.plan}>
      <Text>
        {inUse ? words.inUse(inUse.name, inUse.rows, easternDay(inUse.createdAt), inUse.importer) : words.none}
      </Text>
      {kept && <Text tone="soft">{words.kept(kept.name, kept.rows)}</Text>}
      {mayEdit && files.length > 0 && (
        <Form method="post" encType="multipart/form-data" className={styles.acts}>
          <input type="hidden" name="act" value="undo" />
          <input type="hidden" name="seen" value={inUse?.id ?? ''} />
          <Button type="submit" small kind="ghost" pending={state !== 'idle'}>
            {undoWords(inUse, kept)}
          </Button>
          <ActProblem problem={data?.kind === 'refused' ? data.message : null} answer={data} />
        </Form>
      )}
    </div>
  );
}

function undoWords(inUse: File | undefined, kept: File | undefined): string {
  if (!kept) return words.undo.stop;
  return inUse ? words.undo.back(kept.name) : words.undo.use(kept.name);
}

import { useEffect } from 'react';
import { DetailPage } from '#app/parts/studio-list/detail-page.tsx';
import { useFileImport } from '#app/parts/upload/use-file-import.ts';
import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import { useNotices } from '#app/shell/notices.tsx';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { redirect } from '#app/shell/redirect.ts';
import { Button } from '#app/ui/action/button.tsx';
import { FileDrop } from '#app/ui/field/file-drop.tsx';
import { ErrorSummary } from '#app/ui/notice/error-summary.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { importLimits } from '#core/catalog/index.ts';
import { formatMoney } from '#core/money/index.ts';
import { applyImport, type ImportPreview, previewImport } from '#server/catalog/import-catalog.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/import.route.ts';
import styles from './import.module.css';
import { ImportPlan } from './import-plan.tsx';
import { importWords as words } from './words.ts';

export const meta = () => pageTitle(words.title);

export const loader = () => null;

const mostShown = 200;

/** Only as much of a plan as a person can read; the counts cover all of it. */
function shownOf({ problems, added, changed, unchanged, held, boards, stamp }: ImportPreview) {
  const changes = changed.flatMap(({ recordId, fields }) => fields.map((field) => ({ recordId, ...field })));
  return {
    stamp,
    problems: problems.slice(0, mostShown),
    added: added
      .slice(0, mostShown)
      .map(({ recordId, name, priceCents }) => ({ recordId, name, price: formatMoney(priceCents) })),
    changes: changes.slice(0, mostShown),
    boards: boards.slice(0, mostShown),
    held: held.length,
    counts: {
      ...{ problems: problems.length, added: added.length, changed: changed.length, unchanged },
      badRows: new Set(problems.map(({ line }) => line)).size,
      fields: changes.length,
    },
  };
}
export type ShownPreview = ReturnType<typeof shownOf>;

type Answer =
  | { kind: 'looked'; preview: ShownPreview; again: boolean }
  | { kind: 'done'; message: string }
  | { kind: 'failed' }
  | { kind: 'unanswered'; message: string };

export async function action({ request, context }: Route.ActionArgs): Promise<Answer> {
  const { ctx } = servicesOf(context);
  const form = await request.formData();
  const sent = form.get('file');
  if (!(sent instanceof File)) return { kind: 'failed' };
  const file = { name: sent.name, text: await sent.text() };
  const stamp = form.get('stamp');
  if (typeof stamp === 'string') {
    const done = await applyImport(ctx, { file, stamp });
    if (done.ok) return { kind: 'done', message: words.applied(done.added, done.changed) };
    if (done.reason === 'not-allowed') throw redirect('/studio');
  }
  const preview = await previewImport(ctx, file);
  if (!preview) throw redirect('/studio');
  return { kind: 'looked', preview: shownOf(preview), again: stamp !== null };
}

export const clientAction = (act: Route.ClientActionArgs) =>
  answerOrRefuse(act, (message): Answer => ({ kind: 'unanswered', message }));

const rules = { endings: /\.(csv|json)$/i, mostBytes: importLimits.bytes, words };

export default function ImportPieces() {
  const { data, busy, file, problem, send, choose } = useFileImport<Answer>(rules);
  const { notify } = useNotices();
  useEffect(() => {
    if (data?.kind === 'done') notify(data.message);
  }, [data, notify]);
  const looked = data?.kind === 'looked' && file ? data : null;
  const many = looked ? looked.preview.counts.added + looked.preview.counts.changed : 0;
  return (
    <DetailPage back={{ href: '/studio/catalog', label: words.back }} title={words.title} lead={words.lead}>
      <FileDrop label={words.file} button={words.choose} several={false} onFiles={choose} error={problem}>
        {busy ? words.reading : (file?.name ?? words.drop)}
      </FileDrop>
      {data?.kind === 'done' && <Text role="status">{data.message}</Text>}
      {data?.kind === 'failed' && <ErrorSummary heading={words.failed} message={null} />}
      {data?.kind === 'unanswered' && (
        <>
          <ErrorSummary heading={data.message} message={null} />
          {file && (
            <div className={styles.acts}>
              {/* If the import did go through, the new preview shows nothing left to do. */}
              <Button pending={busy} onClick={() => send(file)}>
                {words.lookAgain}
              </Button>
            </div>
          )}
        </>
      )}
      {looked && (
        <>
          {looked.again && <ErrorSummary heading={words.changedSince} message={null} />}
          <ImportPlan preview={looked.preview} />
          {looked.preview.counts.problems === 0 && many > 0 && file && (
            <div className={styles.acts}>
              <Button pending={busy} onClick={() => send(file, looked.preview.stamp)}>
                {words.apply(many)}
              </Button>
            </div>
          )}
        </>
      )}
    </DetailPage>
  );
}

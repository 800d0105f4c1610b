import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { DetailPage } from '#app/parts/studio-list/detail-page.tsx';
import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import { useNotices } from '#app/shell/notices.tsx';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { redirect } from '#app/shell/redirect.ts';
import { Button } from '#app/ui/action/button.tsx';
import { isPending } from '#app/ui/action/is-pending.ts';
import { TextField } from '#app/ui/field/text-field.tsx';
import { ErrorSummary } from '#app/ui/notice/error-summary.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { type FieldProblem, mostInBulk, readBulkChange } from '#core/catalog/index.ts';
import { applyBulkEdit, type BulkPreview, previewBulkEdit } from '#server/catalog/editing/bulk-edit.ts';
import { searchCatalog } from '#server/catalog/search-catalog.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/bulk-edit.route.ts';
import { FieldChanges } from './import-plan.tsx';
import styles from './piece.module.css';
import { readCatalogQuery } from './read-catalog-query.ts';
import { bulkWords as words } from './words.ts';

export const meta = () => pageTitle(words.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { filter, state } = readCatalogQuery(request);
  const { total } = await searchCatalog(servicesOf(context).ctx, { filter, state, page: { number: 1, size: 1 } });
  return { total };
}

const mostShown = 200;

/** Only as much of a plan as a person can read; the counts cover all of it. */
function shownOf({ changed, unchanged, left, stamp }: BulkPreview) {
  const changes = changed.flatMap(({ recordId, fields }) => fields.map((field) => ({ recordId, ...field })));
  return {
    ...{ stamp, unchanged, left: left.slice(0, mostShown), changes: changes.slice(0, mostShown) },
    counts: { pieces: changed.length, fields: changes.length },
  };
}

interface Answer {
  ok: boolean;
  message: string;
  problems: readonly FieldProblem[];
  preview?: ReturnType<typeof shownOf>;
}

const refused = (message: string, problems: readonly FieldProblem[] = []): Answer => ({ ok: false, message, problems });

export async function action({ request, context }: Route.ActionArgs): Promise<Answer> {
  const { ctx } = servicesOf(context);
  const form = await request.formData();
  const typed = (name: string) => String(form.get(name) ?? '');
  const read = readBulkChange({
    ...{ pricePercent: typed('pricePercent'), stock: typed('stock'), leadTimeDays: typed('leadTimeDays') },
  });
  if (!read.ok) return refused(words.check, read.problems);
  const { filter, state } = readCatalogQuery(request);
  const asked = { found: { filter, state }, change: read.change };
  const stamp = form.get('stamp');
  if (typeof stamp === 'string') {
    const done = await applyBulkEdit(ctx, { ...asked, stamp });
    if (done.ok) return { ok: true, message: words.applied(done.pieces), problems: [] };
  }
  const looked = await previewBulkEdit(ctx, asked);
  if (looked.ok) {
    const message = stamp === null ? '' : words.changedSince;
    return { ok: stamp === null, message, problems: [], preview: shownOf(looked.preview) };
  }
  if (looked.reason === 'too-many') return refused(words.tooMany(looked.total, mostInBulk));
  throw redirect('/studio');
}

export const clientAction = (act: Route.ClientActionArgs) => answerOrRefuse(act, (message) => refused(message));

export default function BulkEdit({ loaderData: { total } }: Route.ComponentProps) {
  const isTooMany = total > mostInBulk;
  const lead = isTooMany ? words.tooMany(total, mostInBulk) : total === 0 ? words.none : words.lead(total);
  return (
    <DetailPage back={{ href: '/studio/catalog', label: words.back }} title={words.title} lead={lead}>
      {total > 0 && !isTooMany && <ChangeForm />}
    </DetailPage>
  );
}

const fields = ['pricePercent', 'stock', 'leadTimeDays'] as const;

function ChangeForm() {
  const { Form, data, state } = useFetcher<Answer>();
  const { notify } = useNotices();
  const busy = isPending({ state, data });
  useEffect(() => {
    if (data?.ok && data.message) notify(data.message);
  }, [data, notify]);
  const errorOf = (heading: string) => data?.problems.find((problem) => problem.heading === heading)?.message;
  const preview = data?.preview;
  return (
    <Form method="post" className={styles.form} noValidate>
      <div className={styles.fields}>
        {fields.map((name) => (
          <TextField
            key={name}
            label={words[name]}
            name={name}
            optional
            hint={name === 'pricePercent' ? words.pricePercentHint : undefined}
            error={errorOf(name)}
            autoComplete="off"
          />
        ))}
      </div>
      {data && !data.ok && <ErrorSummary heading={data.message} message={null} answer={data} />}
      <div>
        <Button type="submit" kind={preview ? 'ghost' : 'primary'} pending={busy}>
          {words.look}
        </Button>
      </div>
      {data?.ok && data.message && <Text role="status">{data.message}</Text>}
      {preview && (
        <>
          <Text role="status">{words.summary(preview.counts.pieces, preview.unchanged)}</Text>
          {preview.left.length > 0 && <Text>{words.left(preview.left.join(', '))}</Text>}
          {preview.counts.pieces > 0 && (
            <div>
              <Button type="submit" name="stamp" value={preview.stamp} pending={busy}>
                {words.apply(preview.counts.pieces)}
              </Button>
            </div>
          )}
          <FieldChanges changes={preview.changes} of={preview.counts.fields} />
        </>
      )}
    </Form>
  );
}

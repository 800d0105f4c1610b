import { ListPage } from '#app/parts/studio-list/list-page.tsx';
import { ListSection } from '#app/parts/studio-list/list-section.tsx';
import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { proved } from '#app/shell/proof/proved.ts';
import { redirect } from '#app/shell/redirect.ts';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { taxFileLimits } from '#core/tax/index.ts';
import { permits } from '#server/authorise.ts';
import { servicesOf } from '#server/http/router-context.ts';
import {
  importTaxFile,
  listTaxFiles,
  previewTaxFile,
  type TaxFilePreview,
  undoTaxFile,
} from '#server/tax/import-rates.ts';
import type { Route } from './+types/tax.route.ts';
import { ImportTaxFile } from './import-tax-file.tsx';
import type { ShownTaxFile, TaxAnswer } from './tax-answer.ts';
import { TaxFilesNow } from './tax-files-now.tsx';
import { taxWords as words } from './words.ts';

export const meta = () => pageTitle(words.title);

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = servicesOf(context);
  const files = await listTaxFiles(ctx);
  if (!files) throw redirect('/studio');
  return { files, mayEdit: permits(ctx.actor, 'tax.import') };
}

/** A file is looked at first, and put in use with the stamp of what was looked at. */
export async function action({ request, context }: Route.ActionArgs): Promise<TaxAnswer> {
  const { ctx } = servicesOf(context);
  const form = await request.formData();
  if (form.get('act') === 'undo') {
    const done = proved(await undoTaxFile(ctx, { seen: String(form.get('seen') ?? '') || null }));
    if (done.ok) return { kind: 'done', message: words.undone };
    return refused(done.reason === 'changed' ? words.undoChanged : words.adminsOnly);
  }
  const sent = form.get('file');
  if (!(sent instanceof File)) return refused(words.failed);
  if (sent.size > taxFileLimits.bytes) return refused(words.tooLarge);
  const file = { name: sent.name, text: await sent.text() };
  const stamp = form.get('stamp');
  if (typeof stamp === 'string') {
    const done = proved(await importTaxFile(ctx, { file, stamp }));
    if (done.ok) return { kind: 'done', message: words.applied(done.rows) };
    if (done.reason === 'not-allowed') return refused(words.adminsOnly);
  }
  const preview = await previewTaxFile(ctx, file);
  return preview ? { kind: 'looked', preview: shownOf(preview), again: stamp !== null } : refused(words.adminsOnly);
}

const refused = (message: string): TaxAnswer => ({ kind: 'refused', message });

const mostShown = 200;
const shownOf = (preview: TaxFilePreview): ShownTaxFile => ({
  ...preview,
  problems: preview.problems.slice(0, mostShown),
  changes: preview.changes.slice(0, mostShown),
  allProblems: preview.problems.length,
});

export const clientAction = (act: Route.ClientActionArgs) =>
  answerOrRefuse(act, (message): TaxAnswer => ({ kind: 'refused', message }));

export default function TaxRates({ loaderData: { files, mayEdit } }: Route.ComponentProps) {
  return (
    <ListPage
      title={words.title}
      lead={mayEdit ? words.lead : words.leadReadOnly}
      acts={<TextLink href="/studio/settings">{words.back}</TextLink>}
    >
      <ListSection id="tax-now" title={words.now}>
        <TaxFilesNow files={files} mayEdit={mayEdit} />
      </ListSection>
      {mayEdit && (
        <ListSection id="tax-import" title={words.next} hint={words.columns}>
          <ImportTaxFile />
        </ListSection>
      )}
    </ListPage>
  );
}

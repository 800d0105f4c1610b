import { DetailPage } from '#app/parts/studio-list/detail-page.tsx';
import { ListSection } from '#app/parts/studio-list/list-section.tsx';
import { readListAddress } from '#app/parts/studio-list/read-page.ts';
import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { proved } from '#app/shell/proof/proved.ts';
import { redirect } from '#app/shell/redirect.ts';
import { Text } from '#app/ui/type/text.tsx';
import { type FeedForm, feedFormFields, readMapping } from '#core/feed/index.ts';
import { parseJson } from '#core/texts/index.ts';
import { permits } from '#server/authorise.ts';
import type { Ctx } from '#server/context.ts';
import { approveRun, discardRun, type RunDecided, undoRun } from '#server/feed/decide-run.ts';
import { fetchNow } from '#server/feed/fetch-feed.ts';
import { getFeed } from '#server/feed/read-feed.ts';
import { applyFile, previewFeed } from '#server/feed/run-file.ts';
import { saveFeed } from '#server/feed/save-feed.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/feed.route.ts';
import { Report, Runs } from './runs.tsx';
import { FetchNow, Settings, type SettingsAnswer, SettingsForm } from './settings-form.tsx';
import { Upload, type UploadAnswer } from './upload.tsx';
import { feedPageWords as words } from './words.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => pageTitle(words.title(loaderData?.feed.maker.name ?? ''));

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { ctx } = servicesOf(context);
  const { text } = readListAddress(request);
  const feed = await getFeed(ctx, { makerId: params.makerId, runId: text('run') });
  if (!feed) throw redirect('/studio/makers');
  return {
    feed,
    mayRun: permits(ctx.actor, 'catalog.import'),
    mayEdit: permits(ctx.actor, 'maker.edit'),
  };
}

type Answer = UploadAnswer & SettingsAnswer;

export async function action({ request, params, context }: Route.ActionArgs): Promise<Answer> {
  const { ctx } = servicesOf(context);
  const { makerId } = params;
  const sent = await request.formData();
  const runId = String(sent.get('runId') ?? '');
  switch (sent.get('act')) {
    case 'look':
    case 'apply':
      return upload(ctx, makerId, sent);
    case 'save':
      return save(ctx, makerId, sent);
    case 'fetch':
      return fetchFile(ctx, makerId);
    case 'approve':
      return decided(await approveRun(ctx, { runId }), words.approved);
    case 'undo':
      return decided(await undoRun(ctx, { runId }), words.undone);
    case 'discard':
      return decided(await discardRun(ctx, { runId }), () => words.discarded);
    default:
      return refused(words.failed);
  }
}

export const clientAction = (act: Route.ClientActionArgs) => answerOrRefuse(act, (message): Answer => refused(message));

const refused = (message: string): Answer => ({ ok: false, message });
const done = (message: string): Answer => ({ ok: true, message });

const decided = (outcome: RunDecided, say: (pieces: number, left: number) => string): Answer =>
  outcome.ok ? done(say(outcome.pieces, outcome.left)) : refused(words.refused[outcome.reason]);

async function upload(ctx: Ctx, makerId: string, sent: FormData): Promise<Answer> {
  const given = sent.get('file');
  if (!(given instanceof File)) return refused(words.failed);
  const file = { name: given.name, text: await given.text() };
  const chosen = sent.get('mapping');
  const mapping = typeof chosen === 'string' ? readMapping(parseJson(chosen)) : undefined;
  const stamp = sent.get('stamp');
  let message = '';
  if (sent.get('act') === 'apply') {
    const applied = await applyFile(ctx, { makerId, file, mapping, stamp: String(stamp ?? '') });
    if (applied.ok && applied.state === 'unchanged') return done(words.unchanged);
    if (applied.ok) return done(applied.state === 'held' ? words.held : words.applied(applied.pieces));
    if (applied.reason === 'unreadable') return refused(applied.message);
    if (applied.reason !== 'changed') return refused(words.refused[applied.reason]);
    message = words.changedSince;
  }
  const looked = await previewFeed(ctx, { makerId, file, mapping });
  if (looked.ok) return { ok: message === '', message, looked };
  return refused(looked.reason === 'unreadable' ? looked.message : words.refused[looked.reason]);
}

async function save(ctx: Ctx, makerId: string, sent: FormData): Promise<Answer> {
  const form = Object.fromEntries(feedFormFields.map((name) => [name, String(sent.get(name) ?? '')])) as FeedForm;
  const saved = proved(await saveFeed(ctx, { makerId, form, seenRevision: Number(sent.get('revision')) }));
  if (saved.ok) return done(words.saved);
  if (saved.reason === 'invalid') return { ok: false, message: '', problems: saved.problems };
  return refused(words.refused[saved.reason]);
}

async function fetchFile(ctx: Ctx, makerId: string): Promise<Answer> {
  const fetched = await fetchNow(ctx, { makerId });
  if (!fetched.ok) return refused(fetched.reason === 'failed' ? fetched.message : words.refused[fetched.reason]);
  if (fetched.state === 'applied') return done(words.applied(fetched.pieces));
  return done(words[fetched.state]);
}

export default function MakerFeed({ loaderData: { feed, mayRun, mayEdit } }: Route.ComponentProps) {
  const { maker, form, revision, runs, report, hasAddress, lastRunAt, nextFetchAt, problem } = feed;
  return (
    <DetailPage
      back={{ href: `/studio/makers/${maker.id}`, label: maker.name }}
      title={words.title(maker.name)}
      lead={words.lead}
    >
      {mayRun && (
        <ListSection id="upload" title={words.upload}>
          <Upload />
        </ListSection>
      )}
      <ListSection id="runs" title={words.runs} acts={mayRun && hasAddress && <FetchNow />}>
        {problem && (
          <Text tone="tight">
            {words.problem} {problem}
          </Text>
        )}
        {lastRunAt && (
          <Text size="small" tone="soft">
            {words.lastRun(lastRunAt)} {nextFetchAt && words.nextFetch(nextFetchAt)}
          </Text>
        )}
        <Runs makerId={maker.id} runs={runs} open={report?.id ?? null} />
      </ListSection>
      {report && (
        <ListSection id="report" title={words.reportOf(report.source)}>
          <Report report={report} mayRun={mayRun} />
        </ListSection>
      )}
      <ListSection id="settings" title={words.settings}>
        {mayEdit ? <SettingsForm key={revision} given={form} revision={revision} /> : <Settings given={form} />}
      </ListSection>
    </DetailPage>
  );
}

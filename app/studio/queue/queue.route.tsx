import { ListFilters } from '#app/parts/studio-list/list-filters.tsx';
import { Pager } from '#app/parts/studio-list/pager.tsx';
import { readChoice, readPage, readWords } from '#app/parts/studio-list/read-page.ts';
import { listWords } from '#app/parts/studio-list/words.ts';
import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import { useLastAnswer } from '#app/shell/acts/last-answer.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { redirect } from '#app/shell/redirect.ts';
import { useMay } from '#app/shell/session/use-may.ts';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { AlertIcon } from '#app/ui/icon/signs.tsx';
import { useInView } from '#app/ui/notice/use-in-view.ts';
import { Title } from '#app/ui/type/title.tsx';
import { roomIds, rooms, styles as styleFacts, styleIds } from '#core/catalog/index.ts';
import { queueStates, queueViewRefusalWords, unassigned } from '#core/project/index.ts';
import { listDesigners } from '#server/account/staff/list-staff.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { assignProject } from '#server/project/queue/assign-project.ts';
import { handOverProjects } from '#server/project/queue/hand-over-projects.ts';
import { listQueue } from '#server/project/queue/queue.ts';
import { listQueueViews, removeQueueView, saveQueueView } from '#server/project/queue/queue-views.ts';
import { takeProject } from '#server/project/queue/take-project.ts';
import type { Route } from './+types/queue.route.ts';
import { HandOverMany } from './hand-over-many.tsx';
import styles from './queue.module.css';
import { QueueRow } from './queue-row.tsx';
import { SavedViews } from './saved-views.tsx';
import { words } from './words.ts';

export const meta = () => pageTitle(words.title);

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = servicesOf(context);
  const { searchParams } = new URL(request.url);
  const staff = await listDesigners(ctx);
  const filter = {
    words: readWords(searchParams) || undefined,
    state: readChoice(searchParams, 'state', queueStates),
    room: readChoice(searchParams, 'room', roomIds),
    style: readChoice(searchParams, 'style', styleIds),
    unread: readChoice(searchParams, 'unread', ['yes']) && true,
    specialist: readChoice(searchParams, 'specialist', [unassigned, ...staff.map(({ id }) => id)]),
  };
  const queue = await listQueue(ctx, filter, readPage(searchParams));
  if (!queue) throw redirect('/studio');
  const views = await listQueueViews(ctx);
  return { queue, staff, views, isNarrowed: Object.values(filter).some((one) => one !== undefined) };
}

type QueueAnswer = { refused: string } | { said: string; handedOver?: true } | null;

export async function action({ context, request }: Route.ActionArgs): Promise<QueueAnswer | Response> {
  const { ctx } = servicesOf(context);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const surveyId = text('surveyId');
  switch (text('act')) {
    case 'save-view': {
      const saved = await saveQueueView(ctx, { name: text('name'), query: text('query') });
      if (saved.ok) return { said: words.viewSaved };
      return { refused: saved.reason === 'not-allowed' ? words.refused.unknown : queueViewRefusalWords[saved.reason] };
    }
    case 'remove-view':
      return (await removeQueueView(ctx, { id: text('id') })).ok
        ? { said: words.viewRemoved }
        : { refused: words.refused.unknown };
    case 'hand-over': {
      const surveyIds = form.getAll('surveyIds').map(String);
      const done = await handOverProjects(ctx, { surveyIds, to: text('to') });
      return done.ok
        ? { said: words.handedOver(done.handedOver, done.left), handedOver: true }
        : { refused: words.refused[done.reason] };
    }
  }
  if (form.has('to')) {
    const assigned = await assignProject(ctx, { surveyId, to: text('to') });
    return assigned.ok ? null : { refused: words.refused[assigned.reason] };
  }
  const taken = await takeProject(ctx, { surveyId });
  return taken.ok ? redirect(`/studio/projects/${surveyId}`) : { refused: words.refused[taken.reason] };
}

export const clientAction = (act: Route.ClientActionArgs) =>
  answerOrRefuse(act, (refused): QueueAnswer => ({ refused }));

export default function Queue({
  loaderData: { queue, staff, views, isNarrowed },
  actionData: answered,
}: Route.ComponentProps) {
  const may = useMay();
  const actionData = useLastAnswer(answered);
  const refused = actionData && 'refused' in actionData ? actionData.refused : null;
  const done = actionData && 'handedOver' in actionData ? actionData : null;
  const shown = useInView<HTMLParagraphElement>(refused, { answer: actionData });
  const people = [
    { value: unassigned, label: words.unassigned },
    ...staff.map(({ id, firstName }) => ({ value: id, label: firstName })),
  ];
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Title as="h1" size="section">
          {words.title}
        </Title>
        <p>{isNarrowed ? words.found(queue.total) : words.lead(queue.total)}</p>
        {may('workload.view') && (
          <TextLink href="/studio/workload" soft>
            {words.workload}
          </TextLink>
        )}
      </div>
      <ListFilters
        search={words.search}
        filters={[
          {
            name: 'state',
            label: words.state,
            unless: words.waiting,
            options: queueStates.map((value) => ({ value, label: words.states[value] })),
          },
          { name: 'room', label: words.room, options: roomIds.map((value) => ({ value, label: rooms[value].label })) },
          {
            name: 'style',
            label: words.style,
            options: styleIds.map((value) => ({ value, label: styleFacts[value].name })),
          },
          { name: 'specialist', label: words.specialist, options: people },
          { name: 'unread', label: words.messages, options: [{ value: 'yes', label: words.withUnread }] },
        ]}
      />
      <SavedViews views={views} isNarrowed={isNarrowed} />
      {may('project.hand-over') && queue.rows.some(({ clock }) => clock) && <HandOverMany staff={staff} done={done} />}
      {refused && (
        <p ref={shown} role="alert" tabIndex={-1} className={styles.refused}>
          <AlertIcon />
          {refused}
        </p>
      )}
      {actionData && 'said' in actionData && (
        <p role="status" className={styles.said}>
          {actionData.said}
        </p>
      )}
      {queue.rows.length === 0 ? (
        <p className={styles.empty}>{isNarrowed ? listWords.nothing : words.empty}</p>
      ) : (
        <ol className={styles.queue}>
          {queue.rows.map((entry) => (
            <QueueRow key={entry.surveyId} entry={entry} staff={staff} />
          ))}
        </ol>
      )}
      {queue.total > queue.page.size && <Pager list={queue} />}
    </div>
  );
}

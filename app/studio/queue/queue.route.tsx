import { ListFilters } from '#app/parts/studio-list/list-filters.tsx';
import { Pager } from '#app/parts/studio-list/pager.tsx';
import { readChoice, readPage, readWords } from '#app/parts/studio-list/read-page.ts';
import { listWords } from '#app/parts/studio-list/words.ts';
import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import { useLastAnswer } from '#app/shell/acts/last-answer.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { redirect } from '#app/shell/redirect.ts';
import { AlertIcon } from '#app/ui/icon/signs.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { roomIds, rooms, styles as styleFacts, styleIds } from '#core/catalog/index.ts';
import { nobody, queueStates } from '#core/project/index.ts';
import { listStaff } from '#server/account/staff/list-staff.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { assignProject } from '#server/project/queue/assign-project.ts';
import { listQueue } from '#server/project/queue/queue.ts';
import { takeProject } from '#server/project/queue/take-project.ts';
import type { Route } from './+types/queue.route.ts';
import styles from './queue.module.css';
import { QueueRow } from './queue-row.tsx';
import { words } from './words.ts';

export const meta = () => pageTitle(words.title);

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = servicesOf(context);
  const { searchParams } = new URL(request.url);
  const staff = await listStaff(ctx);
  const filter = {
    words: readWords(searchParams) || undefined,
    state: readChoice(searchParams, 'state', queueStates),
    room: readChoice(searchParams, 'room', roomIds),
    style: readChoice(searchParams, 'style', styleIds),
    specialist: readChoice(searchParams, 'specialist', [nobody, ...staff.map(({ id }) => id)]),
  };
  const queue = await listQueue(ctx, filter, readPage(searchParams));
  if (!queue) throw redirect('/');
  return { queue, staff, isNarrowed: Object.values(filter).some((one) => one !== undefined) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx } = servicesOf(context);
  const form = await request.formData();
  const surveyId = String(form.get('surveyId') ?? '');
  const to = form.get('to');
  if (to !== null) {
    const assigned = await assignProject(ctx, { surveyId, to: String(to) });
    return assigned.ok ? null : { refused: words.refused[assigned.reason] };
  }
  const taken = await takeProject(ctx, { surveyId });
  return taken.ok ? redirect(`/studio/projects/${surveyId}`) : { refused: words.refused[taken.reason] };
}

export const clientAction = (act: Route.ClientActionArgs) => answerOrRefuse(act, (refused) => ({ refused }));

export default function Queue({
  loaderData: { queue, staff, isNarrowed },
  actionData: answered,
}: Route.ComponentProps) {
  const actionData = useLastAnswer(answered);
  const people = [
    { value: nobody, label: words.nobody },
    ...staff.map(({ id, firstName }) => ({ value: id, label: firstName })),
  ];
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Title as="h1" size="section">
          {words.title}
        </Title>
        <p>{isNarrowed ? words.found(queue.total) : words.lead(queue.total)}</p>
      </div>
      <ListFilters
        search={words.search}
        filters={[
          {
            name: 'state',
            label: words.state,
            options: queueStates.map((value) => ({ value, label: words.states[value] })),
          },
          { name: 'room', label: words.room, options: roomIds.map((value) => ({ value, label: rooms[value].label })) },
          {
            name: 'style',
            label: words.style,
            options: styleIds.map((value) => ({ value, label: styleFacts[value].name })),
          },
          { name: 'specialist', label: words.specialist, options: people },
        ]}
      />
      {actionData && (
        <p role="alert" className={styles.refused}>
          <AlertIcon />
          {actionData.refused}
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

import { redirect } from 'react-router';
import { pageTitle } from '#app/shell/page-title.ts';
import { AlertIcon } from '#app/ui/icon/things.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { servicesOf } from '#server/http/router-context.ts';
import { listQueue } from '#server/project/queue.ts';
import { takeProject } from '#server/project/take-project.ts';
import type { Route } from './+types/queue.route.ts';
import styles from './queue.module.css';
import { QueueRow } from './queue-row.tsx';
import { words } from './words.ts';

export const meta = () => pageTitle(words.title);

export async function loader({ context }: Route.LoaderArgs) {
  const queue = await listQueue(servicesOf(context).ctx);
  if (!queue) throw redirect('/');
  return { queue };
}

export async function action({ context, request }: Route.ActionArgs) {
  const surveyId = String((await request.formData()).get('surveyId') ?? '');
  const taken = await takeProject(servicesOf(context).ctx, { surveyId });
  return taken.ok ? redirect(`/studio/projects/${surveyId}`) : { refused: words.refused[taken.reason] };
}

export default function Queue({ loaderData: { queue }, actionData }: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Title as="h1" size="section">
          {words.title}
        </Title>
        <p>{words.lead(queue.length)}</p>
      </div>
      {actionData && (
        <p role="alert" className={styles.refused}>
          <AlertIcon />
          {actionData.refused}
        </p>
      )}
      {queue.length === 0 ? (
        <p className={styles.empty}>{words.empty}</p>
      ) : (
        <ol className={styles.queue}>
          {queue.map((entry) => (
            <QueueRow key={entry.surveyId} entry={entry} />
          ))}
        </ol>
      )}
    </div>
  );
}

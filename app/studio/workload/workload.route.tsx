import { ListPage } from '#app/parts/studio-list/list-page.tsx';
import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { redirect } from '#app/shell/redirect.ts';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { workloadRefusalWords, workloadTerms } from '#core/project/index.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { listWorkloads, saveWorkload } from '#server/project/queue/workloads.ts';
import { getSettings } from '#server/settings/get-settings.ts';
import type { Route } from './+types/workload.route.ts';
import { PersonWorkload, type WorkloadAnswer } from './person-workload.tsx';
import { words } from './words.ts';
import styles from './workload.module.css';

export const meta = () => pageTitle(words.title);

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = servicesOf(context);
  const people = await listWorkloads(ctx);
  if (!people) throw redirect('/studio');
  return { people, automatic: (await getSettings(ctx)).switches.assignment };
}

export async function action({ request, context }: Route.ActionArgs): Promise<WorkloadAnswer> {
  const form = await request.formData();
  // One more than allowed, so that too many are refused rather than dropped.
  const all = (name: string) =>
    form
      .getAll(name)
      .map(String)
      .slice(0, workloadTerms.daysOff + 1);
  const lasts = all('last');
  const saved = await saveWorkload(servicesOf(context).ctx, {
    accountId: String(form.get('accountId') ?? ''),
    seen: form.get('seen')?.toString(),
    most: String(form.get('most') ?? ''),
    styles: form.getAll('styles').map(String),
    daysOff: all('first').map((first, at) => ({ first, last: lasts[at] ?? '' })),
  });
  if (saved.ok) return { ok: true, message: words.saved };
  const { reason } = saved;
  const why = isOurs(reason) ? words.refused[reason] : workloadRefusalWords[reason];
  return { ok: false, message: why };
}

const isOurs = (reason: string): reason is keyof typeof words.refused => reason in words.refused;

export const clientAction = (act: Route.ClientActionArgs) =>
  answerOrRefuse(act, (message): WorkloadAnswer => ({ ok: false, message }));

export default function Workloads({ loaderData: { people, automatic } }: Route.ComponentProps) {
  return (
    <ListPage
      title={words.title}
      lead={automatic ? words.lead : words.off}
      acts={<TextLink href="/studio/queue">{words.back}</TextLink>}
    >
      <ul className={styles.people}>
        {people.map((person) => (
          <PersonWorkload key={person.id} person={person} />
        ))}
      </ul>
    </ListPage>
  );
}

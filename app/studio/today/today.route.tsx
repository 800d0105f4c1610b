import { readChoice } from '#app/parts/studio-list/read-page.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { redirect } from '#app/shell/redirect.ts';
import { Key } from '#app/ui/display/key.tsx';
import { Link } from '#app/ui/link.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { todayScopes } from '#core/project/index.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { openingSteps } from '#server/pages/studio-today/opening-steps.ts';
import { studioToday } from '#server/pages/studio-today/studio-today.ts';
import type { Route } from './+types/today.route.ts';
import { OpeningList } from './opening-list.tsx';
import styles from './today.module.css';
import { TodayCounts } from './today-counts.tsx';
import { ExceptionList, RefundList, UnreadList, VisitList, WorkList } from './today-lists.tsx';
import { useRowKeys } from './use-row-keys.ts';
import { words } from './words.ts';

export const meta = () => pageTitle(words.title);

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = servicesOf(context);
  const scope = readChoice(new URL(request.url).searchParams, 'for', todayScopes);
  const [today, opening] = await Promise.all([studioToday(ctx, scope), openingSteps(ctx)]);
  if (!today) throw redirect('/');
  return { today, opening, now: ctx.clock.now() };
}

/** What waits for one specialist, or for everyone, with the next action on every row. */
export default function Today({ loaderData: { today, opening, now } }: Route.ComponentProps) {
  useRowKeys();
  const [first = null] = [...(today.due?.rows ?? []), ...(today.revisions?.rows ?? [])].toSorted(
    (a, b) => (a.dueAt?.getTime() ?? Infinity) - (b.dueAt?.getTime() ?? Infinity),
  );
  const work = { scope: today.scope, firstId: first?.surveyId ?? null };
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <Title as="h1" size="section">
            {words.title}
          </Title>
          <p className={styles.lead}>
            {words.day(now)}. {today.due && words.start(first, now)}
          </p>
        </div>
        {today.due && (
          <nav aria-label={words.scope} className={styles.scopes}>
            {todayScopes.map((scope) => (
              <Link
                key={scope}
                href={`?for=${scope}`}
                className={styles.scope}
                aria-current={scope === today.scope ? 'page' : undefined}
              >
                {words.scopes[scope]}
              </Link>
            ))}
          </nav>
        )}
        <p className={styles.keys}>
          {words.keys.move} <Key>J</Key> <Key>K</Key>, {words.keys.open} <Key>↵</Key>
        </p>
      </div>
      {opening && <OpeningList steps={opening} />}
      <TodayCounts today={today} now={now} />
      <div className={styles.columns}>
        <div className={styles.column}>
          {today.due && <WorkList id="due" list={today.due} {...work} />}
          {today.revisions && <WorkList id="revisions" list={today.revisions} {...work} />}
        </div>
        <div className={styles.column}>
          {today.unread && <UnreadList list={today.unread} now={now} />}
          {today.refunds && <RefundList list={today.refunds} />}
          {today.visits && <VisitList list={today.visits} />}
        </div>
      </div>
      <ExceptionList list={today.exceptions} now={now} />
    </div>
  );
}

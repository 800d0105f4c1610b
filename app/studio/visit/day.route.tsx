import { DayNav } from '#app/parts/day/day-nav.tsx';
import { Stops } from '#app/parts/day/stops.tsx';
import { ListPage } from '#app/parts/studio-list/list-page.tsx';
import { readListAddress } from '#app/parts/studio-list/read-page.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { EmptyState } from '#app/ui/notice/empty-state.tsx';
import { type Day, easternDay, startOfDay } from '#core/promotion/index.ts';
import { formatWeekday } from '#core/texts/index.ts';
import { isVisitDay } from '#core/visit/index.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { routeOfDay } from '#server/visit/route-of-day.ts';
import type { Route } from './+types/day.route.ts';
import styles from './day.module.css';
import { RouteStop } from './route-stop.tsx';
import { routeWords as words } from './words.ts';

export const meta = () => pageTitle(words.pageTitle);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { text } = readListAddress(request);
  const { ctx } = servicesOf(context);
  const today = easternDay(ctx.clock.now());
  const named = text('day');
  const day = isVisitDay(named) ? named : today;
  const who = text('who');
  return { today, day, who, ...(await routeOfDay(ctx, { day, representative: who || undefined })) };
}

const addressOf = (day: Day, who: string) => `?${new URLSearchParams({ day, ...(who && { who }) })}`;

/** One day's visits for the person who drives them, to read on a phone. */
export default function DayRoute({ loaderData }: Route.ComponentProps) {
  const { today, day, who, stops, representatives } = loaderData;
  return (
    <ListPage
      title={words.title(formatWeekday(startOfDay(day)))}
      lead={stops.length > 0 && words.lead(stops.length)}
      acts={
        <TextLink href="/studio/visits" soft>
          {words.back}
        </TextLink>
      }
    >
      <DayNav label={words.days} day={day} today={today} kept={who ? { who } : {}} />
      {(representatives.length > 1 || who) && (
        <Representatives
          {...{ day, who }}
          names={representatives.includes(who) || !who ? representatives : [...representatives, who]}
        />
      )}
      {stops.length > 0 ? (
        <Stops label={words.stops} ordered>
          {stops.map((stop) => (
            <RouteStop key={stop.id} stop={stop} />
          ))}
        </Stops>
      ) : (
        <EmptyState title={who ? words.emptyFor(who) : words.empty}>{words.emptyLead}</EmptyState>
      )}
    </ListPage>
  );
}

function Representatives({ day, who, names }: { day: Day; who: string; names: readonly string[] }) {
  return (
    <nav aria-label={words.who} className={styles.who}>
      {['', ...names].map((name) => (
        <TextLink key={name} href={addressOf(day, name)} soft aria-current={name === who ? 'true' : undefined}>
          {name || words.everyone}
        </TextLink>
      ))}
    </nav>
  );
}

import { z } from 'zod';
import { ListFilters } from '#app/parts/studio-list/list-filters.tsx';
import { ListPage } from '#app/parts/studio-list/list-page.tsx';
import { Pager } from '#app/parts/studio-list/pager.tsx';
import { readChoice, readPage, readWords } from '#app/parts/studio-list/read-page.ts';
import { listWords } from '#app/parts/studio-list/words.ts';
import { pageTitle } from '#app/shell/page-title.ts';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { Table } from '#app/ui/display/table.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { dayWords, easternDay } from '#core/promotion/index.ts';
import {
  isMonth,
  monthOf,
  readVisitUpdate,
  visitLifecycle,
  visitUpdateRefusalWords,
  weeksOf,
} from '#core/visit/index.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { cancelVisit } from '#server/visit/cancel-visit.ts';
import { searchVisits, visitsOnDays } from '#server/visit/search-visits.ts';
import { updateVisit } from '#server/visit/update-visit.ts';
import type { Route } from './+types/visits.route.ts';
import { MonthCalendar } from './month-calendar.tsx';
import styles from './visit.module.css';
import { VisitActs, type VisitAnswer } from './visit-acts.tsx';
import { visitsWords as words } from './words.ts';

export const meta = () => pageTitle(words.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const { ctx } = servicesOf(context);
  const today = easternDay(ctx.clock.now());
  const asked = searchParams.get('month') ?? '';
  const month = isMonth(asked) ? asked : monthOf(today);
  const days = weeksOf(month).flat();
  const state = readChoice(searchParams, 'state', visitLifecycle.states);
  const question = { state, words: readWords(searchParams), page: readPage(searchParams) };
  return {
    today,
    month,
    onDays: await visitsOnDays(ctx, { first: days[0] ?? today, last: days.at(-1) ?? today }),
    list: await searchVisits(ctx, question),
    isNarrowed: Boolean(state || question.words),
  };
}

const asked = z.object({ act: z.enum(['schedule', 'complete', 'cancel']), surveyId: z.string().min(1) });

export async function action({ request, context }: Route.ActionArgs): Promise<VisitAnswer> {
  const form = Object.fromEntries(await request.formData());
  const read = asked.safeParse(form);
  if (!read.success) return { ok: false, message: words.failed, problems: {} };
  const { act, surveyId } = read.data;
  const { ctx } = servicesOf(context);
  const given = readVisitUpdate(act === 'complete' ? { status: 'complete' } : form);
  if (act !== 'cancel' && !given.ok) {
    const field = given.reason.startsWith('date') ? 'date' : 'representative';
    const reason = given.reason === 'nothing-to-update' ? 'representative-missing' : given.reason;
    return { ok: false, message: '', problems: { [field]: visitUpdateRefusalWords[reason] } };
  }
  const done =
    act === 'cancel' || !given.ok
      ? await cancelVisit(ctx, { surveyId })
      : await updateVisit(ctx, { surveyId, update: given.update });
  return done.ok
    ? { ok: true, message: words.done[act], problems: {} }
    : { ok: false, message: words.failed, problems: {} };
}

export default function Visits({ loaderData: { today, month, onDays, list, isNarrowed } }: Route.ComponentProps) {
  return (
    <ListPage title={words.title} lead={words.lead}>
      <MonthCalendar month={month} today={today} visits={onDays} />
      <section className={styles.part} aria-labelledby="requests">
        <Title as="h2" size="small" id="requests">
          {words.requests}
        </Title>
        <ListFilters
          search={words.search}
          filters={[
            {
              name: 'state',
              label: words.state,
              options: visitLifecycle.states.map((state) => ({ value: state, label: words.states[state] })),
            },
          ]}
        />
        <Table
          caption={words.requests}
          hideCaption
          rows={list.rows}
          rowId={({ id }) => id}
          empty={isNarrowed ? listWords.nothing : words.empty}
          columns={[
            {
              id: 'customer',
              title: words.customer,
              cell: ({ customer, surveyId }) => (
                <TextLink href={`/studio/projects/${surveyId}`}>{customer.firstName || customer.email}</TextLink>
              ),
            },
            { id: 'where', title: words.where, cell: ({ zip }) => zip },
            { id: 'wishes', title: words.wishes, cell: ({ preferredDays }) => words.wish(preferredDays) },
            { id: 'state', title: words.state, cell: ({ state }) => words.states[state] },
            { id: 'when', title: words.when, cell: ({ date }) => date && dayWords(date) },
            { id: 'act', title: words.act, cell: (visit) => <VisitActs key={visit.revision} visit={visit} /> },
          ]}
        />
        <Pager list={list} />
      </section>
    </ListPage>
  );
}

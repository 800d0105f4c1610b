import { useState } from 'react';
import { z } from 'zod';
import { CallLink } from '#app/parts/customer/call-link.tsx';
import { CustomerLink } from '#app/parts/customer/customer-link.tsx';
import { filterBy } from '#app/parts/studio-list/list-filters.tsx';
import { ListPage } from '#app/parts/studio-list/list-page.tsx';
import { ListSection } from '#app/parts/studio-list/list-section.tsx';
import { readListAddress } from '#app/parts/studio-list/read-page.ts';
import { StudioList } from '#app/parts/studio-list/studio-list.tsx';
import { TwoLines } from '#app/parts/studio-list/two-lines.tsx';
import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { StateLabel, type StateTone } from '#app/ui/display/badge.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { easternDay, shortDayWords } from '#core/promotion/index.ts';
import {
  isMonth,
  isVisitDay,
  monthOf,
  readVisitUpdate,
  type VisitState,
  visitLifecycle,
  visitNotYetWords,
  visitUpdateRefusalWords,
  weeksOf,
} from '#core/visit/index.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { cancelVisit } from '#server/visit/cancel-visit.ts';
import { type StudioVisit, searchVisits, visitsOnDays } from '#server/visit/search-visits.ts';
import { updateVisit } from '#server/visit/update-visit.ts';
import type { Route } from './+types/visits.route.ts';
import { MonthCalendar } from './month-calendar.tsx';
import styles from './visit.module.css';
import { VisitActs, type VisitAnswer } from './visit-acts.tsx';
import { visitsWords as words } from './words.ts';

export const meta = () => pageTitle(words.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { asked, choice, text } = readListAddress(request);
  const { ctx } = servicesOf(context);
  const today = easternDay(ctx.clock.now());
  const named = text('month');
  const month = isMonth(named) ? named : monthOf(today);
  const day = text('day');
  const days = weeksOf(month).flat();
  const [onDays, list] = await Promise.all([
    visitsOnDays(ctx, { first: days[0] ?? today, last: days.at(-1) ?? today }),
    searchVisits(ctx, {
      ...asked,
      state: choice('state', visitLifecycle.states),
      day: isVisitDay(day) ? day : undefined,
    }),
  ]);
  return { today, month, onDays, list };
}

const acts = z.object({ act: z.enum(['schedule', 'complete', 'cancel']), surveyId: z.string().min(1) });

export async function action({ request, context }: Route.ActionArgs): Promise<VisitAnswer> {
  const form = Object.fromEntries(await request.formData());
  const read = acts.safeParse(form);
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
  if (done.ok) return { ok: true, message: words.done[act], problems: {} };
  const message = done.reason === 'before-the-day' ? visitNotYetWords(done.date) : words.failed;
  return { ok: false, message, problems: {} };
}

export const clientAction = (act: Route.ClientActionArgs) =>
  answerOrRefuse(act, (message): VisitAnswer => ({ ok: false, message, problems: {} }));

const tones = {
  ...{ requested: 'waiting', scheduled: 'good', complete: 'rest', cancelled: 'rest' },
} as const satisfies Record<VisitState, StateTone>;

export default function Visits({ loaderData: { today, month, onDays, list } }: Route.ComponentProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <ListPage title={words.title} lead={words.lead} acts={<TextLink href="/studio/visits/day">{words.route}</TextLink>}>
      <MonthCalendar month={month} today={today} visits={onDays} />
      <ListSection id="requests" title={words.requests}>
        <StudioList
          caption={words.requests}
          search={words.search}
          texts={[{ name: 'day', label: words.dayHint }]}
          filters={[filterBy('state', words.state, visitLifecycle.states, (value) => words.states[value])]}
          list={list}
          rowId={({ id }) => id}
          empty={words.empty}
          columns={[
            {
              id: 'customer',
              title: words.customer,
              cell: (visit) => <VisitCustomer visit={visit} />,
            },
            { id: 'where', title: words.where, cell: (visit) => <VisitPlace visit={visit} /> },
            { id: 'wishes', title: words.wishes, cell: ({ preferredDays }) => words.wish(preferredDays) },
            {
              id: 'state',
              title: words.state,
              oneLine: true,
              cell: ({ state }) => <StateLabel tone={tones[state]}>{words.states[state]}</StateLabel>,
            },
            {
              id: 'when',
              title: words.when,
              cell: ({ date, representative }) =>
                date && <TwoLines first={shortDayWords(date)} second={representative && words.comes(representative)} />,
            },
            {
              id: 'act',
              title: words.act,
              cell: (visit) => (
                <VisitActs
                  key={visit.revision}
                  visit={visit}
                  today={today}
                  isOpen={openId === visit.id}
                  onOpen={(open) => setOpenId(open ? visit.id : null)}
                />
              ),
            },
          ]}
        />
      </ListSection>
    </ListPage>
  );
}

/** Who they are, and their project once the quiz is done. */
function VisitCustomer({ visit: { surveyId, customer, submitted } }: { visit: StudioVisit }) {
  const person = customer.firstName || customer.email;
  const project = (
    <TextLink href={`/studio/projects/${surveyId}`} soft inline aria-label={words.of(words.project, person)}>
      {words.project}
    </TextLink>
  );
  return (
    <div className={styles.person}>
      <TwoLines first={<CustomerLink name={person} page={customer.page} />} second={submitted && project} />
    </div>
  );
}

/** Where to go, whom to call and how to get in, for the visitor. */
function VisitPlace({ visit }: { visit: StudioVisit }) {
  const { surveyId, state, street, zip, phone, note, customer, submitted } = visit;
  return (
    <span className={styles.place}>
      <span>{words.in(street, zip)}</span>
      {street === '' && (
        <Text as="span" size="caption" tone="tight">
          {words.noStreet}
        </Text>
      )}
      <CallLink phone={phone} />
      {note !== '' && (
        <Text as="span" size="caption" tone="soft">
          {note}
        </Text>
      )}
      {state === 'scheduled' && submitted && (
        <TextLink
          href={`/studio/projects/${surveyId}/room`}
          soft
          aria-label={words.of(words.measure, customer.firstName || customer.email)}
        >
          {words.measure}
        </TextLink>
      )}
    </span>
  );
}

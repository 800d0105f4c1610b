import { DayNav } from '#app/parts/day/day-nav.tsx';
import { Stops } from '#app/parts/day/stops.tsx';
import { ListPage } from '#app/parts/studio-list/list-page.tsx';
import { ListSection } from '#app/parts/studio-list/list-section.tsx';
import { readListAddress } from '#app/parts/studio-list/read-page.ts';
import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { EmptyState } from '#app/ui/notice/empty-state.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { appointmentRefusalWords, windowParts, windowPartWords } from '#core/order/index.ts';
import { dayWords, easternDay, startOfDay } from '#core/promotion/index.ts';
import { formatWeekday } from '#core/texts/index.ts';
import { isVisitDay } from '#core/visit/index.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { deliveriesOfDay } from '#server/order/appointments/deliveries-of-day.ts';
import { moveDelivery } from '#server/order/appointments/move-delivery.ts';
import type { Route } from './+types/deliveries.route.ts';
import { DeliveryStopCard } from './delivery-stop.tsx';
import type { MoveAnswer } from './move-form.tsx';
import { readMove } from './read-move.ts';
import { deliveryWords as words } from './words.ts';

export const meta = () => pageTitle(words.pageTitle);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx } = servicesOf(context);
  const named = readListAddress(request).text('day');
  const today = easternDay(ctx.clock.now());
  const day = isVisitDay(named) ? named : today;
  return { today, day, ...(await deliveriesOfDay(ctx, day)) };
}

const refused = (message: string, problems: MoveAnswer['problems'] = {}): MoveAnswer => ({
  ok: false,
  message,
  problems,
});

export async function action({ request, context }: Route.ActionArgs): Promise<MoveAnswer> {
  const read = readMove(await request.formData());
  if (!read.ok) return refused(read.message, read.problems);
  const done = await moveDelivery(servicesOf(context).ctx, read.move);
  if (done.ok) return { ok: true, message: words.done(read.move.window), problems: {} };
  switch (done.reason) {
    case 'refused':
    case 'not-allowed':
    case 'not-found':
    case 'proof-needed':
    case 'not-waiting':
    case 'fixed':
      return refused(words.failed);
    case 'full':
      return refused(words.full);
    default:
      return refused('', { day: appointmentRefusalWords(done.reason) });
  }
}

export const clientAction = (act: Route.ClientActionArgs) => answerOrRefuse(act, (message) => refused(message));

/** The homes that get their pieces on one day. */
export default function DeliveriesRoute({ loaderData }: Route.ComponentProps) {
  const { today, day, stops, missedOn } = loaderData;
  const homes = new Set(stops.map(({ orderId }) => orderId)).size;
  return (
    <ListPage title={words.title(formatWeekday(startOfDay(day)))} lead={homes > 0 && words.lead(homes)}>
      {missedOn && missedOn !== day && (
        <Text role="status">
          {words.missed(dayWords(missedOn))}{' '}
          <TextLink href={`?day=${missedOn}`} inline>
            {words.missedWay}
          </TextLink>
        </Text>
      )}
      <DayNav label={words.days} day={day} today={today} />
      {windowParts.map((part) => {
        const here = stops.filter((stop) => stop.part === part);
        if (here.length === 0) return null;
        return (
          <ListSection key={part} id={part} title={windowPartWords[part]}>
            <Stops label={words.stops(windowPartWords[part])}>
              {here.map((stop) => (
                <DeliveryStopCard key={stop.orderId} stop={stop} window={{ day, part }} />
              ))}
            </Stops>
          </ListSection>
        );
      })}
      {stops.length === 0 && <EmptyState title={words.empty}>{words.emptyLead}</EmptyState>}
    </ListPage>
  );
}

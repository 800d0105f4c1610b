import { redirect } from 'react-router';
import { z } from 'zod';
import { LineTimeline } from '#app/parts/order/line-timeline.tsx';
import { PieceTile } from '#app/parts/order/piece-tile.tsx';
import { Receipt } from '#app/parts/order/receipt.tsx';
import { StatusLabel } from '#app/parts/order/status-label.tsx';
import { orderPartWords } from '#app/parts/order/words.ts';
import { pageTitle } from '#app/shell/page-title.ts';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { ArrowLeftIcon } from '#app/ui/icon/signs.tsx';
import { Wrap } from '#app/ui/layout/layout.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { orderWords, shipmentSchema } from '#core/order/index.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { LinesChanged } from '#server/order/change-lines.ts';
import { confirmLines } from '#server/order/confirm-lines.ts';
import { deliverLines } from '#server/order/deliver-lines.ts';
import { getStudioOrder } from '#server/order/list-orders.ts';
import { shipLines } from '#server/order/ship-lines.ts';
import type { Route } from './+types/order.route.ts';
import { type ActAnswer, type NextAct, NextActs } from './next-acts.tsx';
import styles from './orders.module.css';
import { studioOrdersWords as words } from './words.ts';

export const meta = () => pageTitle(words.order);

export async function loader({ params, context }: Route.LoaderArgs) {
  const order = await getStudioOrder(servicesOf(context).ctx, params.orderId);
  if (!order) throw redirect('/studio/orders');
  return { order };
}

const asked = z.object({ act: z.enum(['confirm', 'ship', 'deliver']), lineIds: z.array(z.string()).min(1) });

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData();
  const read = asked.safeParse({ act: form.get('act'), lineIds: form.getAll('line') });
  if (!read.success) return refused(words.none);
  const { act, lineIds } = read.data;
  const lines = { orderId: params.orderId, lineIds };
  const { ctx } = servicesOf(context);
  if (act !== 'ship') return answer(act, await (act === 'confirm' ? confirmLines : deliverLines)(ctx, lines));
  const shipment = shipmentSchema.safeParse({
    carrier: form.get('carrier') ?? '',
    tracking: form.get('tracking') ?? '',
  });
  if (!shipment.success) {
    const problems = Object.fromEntries(shipment.error.issues.map(({ path, message }) => [String(path[0]), message]));
    return refused('', problems);
  }
  return answer(act, await shipLines(ctx, { ...lines, ...shipment.data }));
}

const refused = (message: string, problems: ActAnswer['problems'] = {}): ActAnswer => ({
  ok: false,
  message,
  problems,
});

function answer(act: NextAct, changed: LinesChanged): ActAnswer {
  if (changed.ok) return { ok: true, message: words.done[act], problems: {} };
  return refused(changed.reason === 'refused' ? words.refusal(changed.refusal) : words.failed);
}

export default function StudioOrder({ loaderData }: Route.ComponentProps) {
  const { order } = loaderData;
  return (
    <Wrap className={styles.order}>
      <div className={styles.head}>
        <TextLink href="/studio/orders" soft className={styles.back}>
          <ArrowLeftIcon small /> {words.back}
        </TextLink>
        <Title as="h1" size="section">
          {order.address.name}, {order.paidAt && orderPartWords.day(order.paidAt)}
        </Title>
        <StatusLabel status={order.status} />
        <Text size="small" tone="soft">
          {order.customer?.email ?? words.unknownCustomer}
        </Text>
      </div>
      <div className={styles.main}>
        <NextActs lines={order.lines} />
        <section aria-labelledby="pieces" className={styles.part}>
          <Title as="h2" size="small" id="pieces">
            {words.pieces}
          </Title>
          <ul className={styles.lines}>
            {order.lines.map((line) => (
              <li key={line.id} className={styles.line}>
                <PieceTile picture={line.picture} on="linen" />
                <div>
                  <Text as="p" strong>
                    {line.name}
                  </Text>
                  <Text as="p" size="small" tone="soft">
                    {line.vendor}, {orderPartWords.count(line.quantity)}. {orderWords.shipBy(line.shipBy)}.
                  </Text>
                </div>
                <LineTimeline name={line.name} events={line.events} by />
              </li>
            ))}
          </ul>
        </section>
      </div>
      <div className={styles.receipt}>
        <Receipt order={order} />
      </div>
    </Wrap>
  );
}

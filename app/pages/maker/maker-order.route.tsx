import { data, Form, useNavigation } from 'react-router';
import { ActProblem } from '#app/parts/studio-list/act-problem.tsx';
import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import { useLastAnswer } from '#app/shell/acts/last-answer.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { Button } from '#app/ui/action/button.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { Wrap } from '#app/ui/layout/layout.tsx';
import { EmptyState } from '#app/ui/notice/empty-state.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { shipmentSchema } from '#core/order/index.ts';
import type { AcknowledgmentProblems, TypedAcknowledgment } from '#core/purchase-order/index.ts';
import type { Ctx } from '#server/context.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { acknowledge, type ByLink, readByLink, shipByLink } from '#server/purchase-order/answer-by-link.ts';
import { askForOrderLink, isWithdrawnLink } from '#server/purchase-order/withdraw-links.ts';
import type { Route } from './+types/maker-order.route.ts';
import { ConfirmForm } from './confirm-form.tsx';
import styles from './maker-order.module.css';
import { OrderLines } from './order-lines.tsx';
import { ShipForm } from './ship-form.tsx';
import { makerOrderWords as words } from './words.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageTitle(
    loaderData?.found
      ? words.title(loaderData.found.number)
      : loaderData?.isWithdrawn
        ? words.withdrawn
        : words.unknown,
  );

const linkOf = (request: Request, id: string): ByLink => ({
  ...{ id, key: new URL(request.url).searchParams.get('key') ?? '' },
});

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { ctx } = servicesOf(context);
  const link = linkOf(request, params.purchaseOrderId);
  const found = await readByLink(ctx, link);
  const isWithdrawn = !found && (await isWithdrawnLink(ctx, link));
  const portal = new URL(request.url).searchParams.get('portal');
  // Without the key of the maker's page, that page offers to send one.
  const all = found && `/maker/portal/${found.makerId}${portal ? `?key=${encodeURIComponent(portal)}` : ''}`;
  return data({ found, isWithdrawn, all }, { status: found ? 200 : 404, headers: { 'Cache-Control': 'no-store' } });
}

export interface MakerAnswer {
  ok: boolean;
  message: string;
  problems: AcknowledgmentProblems;
}

const refused = (message: string, problems: AcknowledgmentProblems = {}): MakerAnswer => ({
  ...{ ok: false, message, problems },
});

export async function action({ request, params, context }: Route.ActionArgs): Promise<MakerAnswer> {
  const { ctx } = servicesOf(context);
  const link = linkOf(request, params.purchaseOrderId);
  const form = await request.formData();
  if (form.get('act') === 'ask') return ask(ctx, link);
  return form.get('act') === 'ship' ? ship(ctx, link, form) : confirm(ctx, link, form);
}

export const clientAction = (act: Route.ClientActionArgs) => answerOrRefuse(act, (message) => refused(message));

async function ask(ctx: Ctx, link: ByLink): Promise<MakerAnswer> {
  const asked = await askForOrderLink(ctx, link);
  return asked.ok ? { ok: true, message: words.asked, problems: {} } : refused(asked.message);
}

async function confirm(ctx: Ctx, link: ByLink, form: FormData): Promise<MakerAnswer> {
  const done = await acknowledge(ctx, link, typedIn(form));
  if (done.ok) return { ok: true, message: words.confirmed, problems: {} };
  if (done.reason === 'invalid') return refused(words.check, done.problems);
  return refused(done.reason === 'changed' ? words.changed : words.unknown);
}

async function ship(ctx: Ctx, link: ByLink, form: FormData): Promise<MakerAnswer> {
  if (!(await readByLink(ctx, link))) return refused(words.unknown);
  const read = shipmentSchema.safeParse({
    ...{ carrier: form.get('carrier'), tracking: String(form.get('tracking') ?? '') },
  });
  if (!read.success) {
    const problems = Object.fromEntries(read.error.issues.map(({ path, message }) => [String(path[0]), message]));
    return refused(words.check, problems);
  }
  const done = await shipByLink(ctx, link, { ...read.data, quantity: byLine(form, 'ship') });
  if (done.ok) return { ok: true, message: words.shippedNow, problems: {} };
  if (done.reason === 'invalid') return refused(words.check, done.problems);
  return refused(done.reason === 'changed' ? words.changed : words.unknown);
}

/** Fields are named `quantity <line>` and `shipDay <line>`. */
function typedIn(form: FormData): TypedAcknowledgment {
  const note = String(form.get('note') ?? '');
  return { quantity: byLine(form, 'quantity'), shipDay: byLine(form, 'shipDay'), note };
}

const byLine = (form: FormData, field: string): Record<string, string> =>
  Object.fromEntries(
    [...form.entries()].flatMap(([name, value]) =>
      name.startsWith(`${field} `) ? [[name.slice(field.length + 1), String(value)]] : [],
    ),
  );

type Found = NonNullable<Awaited<ReturnType<typeof readByLink>>>;

const inOneLine = ({ name, line1, line2, city, state, zip }: NonNullable<Found['shipTo']>) =>
  [name, line1, line2, `${city}, ${state} ${zip}`].filter(Boolean).join(', ');

/** For a link that was ours once. It says nothing about the order. */
function WithdrawnLink({ answer }: { answer: MakerAnswer | undefined }) {
  const pending = useNavigation().formMethod === 'POST';
  const actions = answer?.ok ? (
    <Text role="status">{answer.message}</Text>
  ) : (
    <Form method="post">
      <ActProblem problem={answer?.message ?? null} answer={answer} />
      <Button type="submit" name="act" value="ask" pending={pending}>
        {words.ask}
      </Button>
    </Form>
  );
  return (
    <Wrap className={styles.page}>
      <EmptyState headingLevel="h1" title={words.withdrawn} actions={actions}>
        {words.withdrawnWords}
      </EmptyState>
    </Wrap>
  );
}

/** What a maker reaches from our mail: its order, to confirm and to ship. */
export default function MakerOrder({ loaderData: { found, isWithdrawn, all }, actionData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  if (isWithdrawn) return <WithdrawnLink answer={answer} />;
  if (!found) {
    return (
      <Wrap className={styles.page}>
        <EmptyState headingLevel="h1" title={words.unknown}>
          {words.unknownWords}
        </EmptyState>
      </Wrap>
    );
  }
  const mayShip = found.lines.some(({ toShip }) => toShip > 0);
  return (
    <Wrap className={styles.page}>
      <div>
        {all && <TextLink href={all}>{words.all}</TextLink>}
        <Title as="h1" size="section">
          {words.title(found.number)}
        </Title>
      </div>
      {answer?.ok && <Text role="status">{answer.message}</Text>}
      <Text tone="soft">{words.leads[found.state]}</Text>
      {found.shipTo && (
        <section aria-labelledby="ship-to">
          <Title as="h2" size="small" id="ship-to">
            {words.shipTo}
          </Title>
          <Text>{inOneLine(found.shipTo)}</Text>
        </section>
      )}
      {found.state === 'sent' ? (
        <ConfirmForm lines={found.lines} answer={answer} />
      ) : (
        <OrderLines lines={found.lines} />
      )}
      {/* The next parcel begins with an empty form. */}
      {mayShip && (
        <ShipForm
          key={found.lines.map(({ shippedQuantity }) => shippedQuantity).join()}
          lines={found.lines}
          answer={answer}
        />
      )}
    </Wrap>
  );
}

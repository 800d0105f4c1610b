import { ActProblem } from '#app/parts/studio-list/act-problem.tsx';
import { DetailPage } from '#app/parts/studio-list/detail-page.tsx';
import { TableSection } from '#app/parts/studio-list/table-section.tsx';
import { TwoLines } from '#app/parts/studio-list/two-lines.tsx';
import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import { useAct } from '#app/shell/acts/use-act.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { redirect } from '#app/shell/redirect.ts';
import { Button } from '#app/ui/action/button.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { StateLabel } from '#app/ui/display/badge.tsx';
import type { TableColumn } from '#app/ui/display/table.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { formatExactMoney } from '#core/money/index.ts';
import { claimStaffWords, orderNumber } from '#core/order/index.ts';
import { easternDay, shortDayWords } from '#core/promotion/index.ts';
import { type BillProblems, purchaseOrderLifecycle } from '#core/purchase-order/index.ts';
import { formatList, formatMoment } from '#core/texts/index.ts';
import { permits } from '#server/authorise.ts';
import type { Ctx } from '#server/context.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { acceptBill, getBill, saveBill } from '#server/purchase-order/bill.ts';
import { type DamageShown, getDamage } from '#server/purchase-order/damage.ts';
import { getPurchaseOrder, sendPurchaseOrder } from '#server/purchase-order/studio-purchase-orders.ts';
import { withdrawOrderLink } from '#server/purchase-order/withdraw-links.ts';
import type { Route } from './+types/purchase-order.route.ts';
import { BillSection, type PurchaseOrderAnswer } from './bill-section.tsx';
import styles from './purchase-order.module.css';
import { tones } from './tones.ts';
import { billSectionWords, purchaseOrderWords as words } from './words.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => pageTitle(loaderData?.found.number ?? words.title);

export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx } = servicesOf(context);
  const found = await getPurchaseOrder(ctx, params.purchaseOrderId);
  if (!found) throw redirect('/studio/purchase-orders');
  const damage = await getDamage(ctx, found.id);
  return { found, damage, bill: await getBill(ctx, found.id), seesCosts: permits(ctx.actor, 'maker.view-cost') };
}

export async function action({ request, params, context }: Route.ActionArgs): Promise<PurchaseOrderAnswer> {
  const { ctx } = servicesOf(context);
  const id = params.purchaseOrderId;
  const form = await request.formData();
  if (form.get('act') === 'bill') return bill(ctx, id, form);
  if (form.get('act') === 'accept') return accept(ctx, id, form);
  if (form.get('act') === 'withdraw') return withdraw(ctx, id);
  const sent = await sendPurchaseOrder(ctx, id);
  return sent.ok ? said(words.sent(String(form.get('maker') ?? ''))) : refused(words.refused[sent.reason]);
}

export const clientAction = (act: Route.ClientActionArgs) => answerOrRefuse(act, (message) => refused(message));

const said = (message: string): PurchaseOrderAnswer => ({ ok: true, message, problems: {} });
const refused = (message: string, problems: BillProblems = {}): PurchaseOrderAnswer => ({
  ...{ ok: false, message, problems },
});

async function withdraw(ctx: Ctx, id: string): Promise<PurchaseOrderAnswer> {
  const done = await withdrawOrderLink(ctx, id);
  return done.ok ? said(words.linkWithdrawn) : refused(words.refused[done.reason]);
}

async function bill(ctx: Ctx, id: string, form: FormData): Promise<PurchaseOrderAnswer> {
  const text = (name: string) => String(form.get(name) ?? '');
  const typed = {
    ...{ number: text('number'), day: text('day'), other: text('other') },
    ...{ quantity: fieldsOf(form, 'quantity'), unit: fieldsOf(form, 'unit') },
  };
  const saved = await saveBill(ctx, { id, typed });
  if (saved.ok) return said(billSectionWords.saved);
  if (saved.reason === 'invalid') return refused(billSectionWords.check, saved.problems);
  return refused(billSectionWords.refused[saved.reason]);
}

async function accept(ctx: Ctx, id: string, form: FormData): Promise<PurchaseOrderAnswer> {
  const done = await acceptBill(ctx, { id, seen: form.getAll('seen').map(String) });
  return done.ok ? said(billSectionWords.acceptedNow) : refused(billSectionWords.refused[done.reason]);
}

/** Fields are named `quantity <line>`. */
const fieldsOf = (form: FormData, field: string) =>
  Object.fromEntries(
    [...form.entries()].flatMap(([name, value]) =>
      name.startsWith(`${field} `) ? [[name.slice(field.length + 1), String(value)]] : [],
    ),
  );

type Found = Route.ComponentProps['loaderData']['found'];
type Line = Found['lines'][number];

const columns: readonly [TableColumn<Line>, ...TableColumn<Line>[]] = [
  { id: 'piece', title: words.piece, cell: ({ name, sku }) => <TwoLines first={name} second={sku} /> },
  { id: 'quantity', title: words.quantity, number: true, cell: ({ quantity }) => quantity },
  { id: 'shipBy', title: words.shipBy, oneLine: true, cell: ({ shipBy }) => shortDayWords(shipBy) },
  { id: 'confirmed', title: words.confirmed, cell: (line) => <Confirmed {...line} /> },
];

const costColumn: TableColumn<Line> = {
  id: 'cost',
  title: words.cost,
  number: true,
  cell: ({ unitCostCents, quantity }) =>
    unitCostCents === null ? words.asAgreed : formatExactMoney(quantity * unitCostCents),
};

const damageColumns: readonly [TableColumn<DamageShown>, ...TableColumn<DamageShown>[]] = [
  { id: 'damaged', title: words.piece, cell: ({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name) },
  { id: 'reported', title: words.reported, oneLine: true, cell: ({ at }) => dayOf(at) },
  { id: 'decided', title: words.decided, cell: ({ state }) => claimStaffWords[state] },
];
const creditColumn: TableColumn<DamageShown> = {
  id: 'credit',
  title: words.credit,
  number: true,
  cell: ({ creditCents }) => (creditCents === null ? null : formatExactMoney(creditCents)),
};

type Told = Found['told'][number];

const toldColumns: readonly [TableColumn<Told>, ...TableColumn<Told>[]] = [
  {
    id: 'what',
    title: words.toldWhat,
    cell: ({ type, createdAt }) => <TwoLines first={words.toldEvents[type] ?? type} second={formatMoment(createdAt)} />,
  },
  {
    id: 'state',
    title: words.toldState,
    cell: ({ state, tries, nextTryAt }) => (
      <TwoLines
        first={words.toldStates[state]}
        second={nextTryAt && tries > 0 ? words.toldNext(formatMoment(nextTryAt)) : words.toldTries(tries)}
      />
    ),
  },
  {
    id: 'answer',
    title: words.toldAnswer,
    cell: ({ status, answer }) => (
      <TwoLines first={status === null ? words.toldNoAnswer : words.toldAnswered(status)} second={answer} />
    ),
  },
];

/** By mail, to the maker's own system, or both. */
function sentWords({ sentTo, sentAt, told }: Found): string {
  if (!sentAt) return words.never;
  const to = [...(sentTo ? [sentTo] : []), ...(told[0] ? [new URL(told[0].url).host] : [])];
  return words.sentOn(formatList(to.length > 0 ? to : [words.theirSystem]), dayOf(sentAt));
}

const dayOf = (at: Date) => shortDayWords(easternDay(at));

export default function PurchaseOrder({ loaderData: { found, damage, bill, seesCosts } }: Route.ComponentProps) {
  const { name, line1, line2, city, state, zip } = found.shipTo;
  const facts: [string, string | null][] = [
    [words.sentTo, sentWords(found)],
    [words.reminded, found.remindedAt && dayOf(found.remindedAt)],
    [words.escalated, found.escalatedAt && found.state === 'sent' ? dayOf(found.escalatedAt) : null],
    [words.acknowledged, found.acknowledgedAt && dayOf(found.acknowledgedAt)],
    [words.note, found.note],
    [words.shipTo, [name, line1, line2, `${city}, ${state} ${zip}`].filter(Boolean).join(', ')],
    [words.total, found.totalCents === null ? null : formatExactMoney(found.totalCents)],
  ];
  return (
    <DetailPage
      back={{ href: '/studio/purchase-orders', label: words.back }}
      title={found.number}
      lead={
        <>
          <TextLink href={`/studio/makers/${found.makerId}`} inline>
            {words.to(found.maker)}
          </TextLink>
          {' · '}
          <TextLink href={`/studio/orders/${found.orderId}`} inline>
            {orderNumber(found.orderId)}
          </TextLink>
        </>
      }
    >
      <div className={styles.acts}>
        <StateLabel tone={tones[found.state]}>{words.states[found.state]}</StateLabel>
        <Send found={found} />
        {found.sentAt && <WithdrawLink />}
        {seesCosts && (
          <TextLink href={`/studio/purchase-orders/${found.id}/pdf`} download>
            {words.pdf}
          </TextLink>
        )}
      </div>
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>
                <Text as="span" size="caption" tone="soft">
                  {label}
                </Text>
              </dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
      </dl>
      <TableSection
        id="pieces"
        title={words.pieces}
        rows={found.lines}
        rowId={({ id }) => id}
        empty={words.none}
        columns={seesCosts ? [...columns, costColumn] : columns}
      />
      {found.told.length > 0 && (
        <TableSection
          id="told"
          title={words.told}
          rows={found.told}
          rowId={({ id }) => id}
          empty={words.none}
          columns={toldColumns}
        />
      )}
      {damage.length > 0 && (
        <TableSection
          id="damage"
          title={words.damage}
          rows={damage}
          rowId={({ id }) => id}
          empty={words.none}
          columns={seesCosts ? [...damageColumns, creditColumn] : damageColumns}
        />
      )}
      {seesCosts && <BillSection bill={bill} lines={found.lines} />}
    </DetailPage>
  );
}

function Confirmed({ confirmedQuantity, quantity, shipDay, shipBy, shipped, shippedQuantity }: Line) {
  if (shipped) return words.shipped;
  if (shippedQuantity > 0) return words.shippedOf(shippedQuantity, quantity);
  if (confirmedQuantity === null) return null;
  const said = words.confirmedWords(confirmedQuantity, quantity, shipDay ? shortDayWords(shipDay) : '');
  return <TwoLines first={said} second={shipDay && shipDay > shipBy && words.later} />;
}

/** For a link that got into the wrong hands. */
function WithdrawLink() {
  const { Form, data, pending, problem } = useAct<PurchaseOrderAnswer>();
  return (
    <Form method="post">
      <Button type="submit" name="act" value="withdraw" small kind="ghost" pending={pending}>
        {words.withdrawLink}
      </Button>
      <ActProblem problem={problem} answer={data} />
    </Form>
  );
}

function Send({ found: { state, maker } }: { found: Found }) {
  const { Form, data, pending, problem } = useAct<PurchaseOrderAnswer>();
  if (!purchaseOrderLifecycle.next(state, 'send').ok) return null;
  return (
    <Form method="post">
      <input type="hidden" name="maker" value={maker} />
      <Button type="submit" small kind={state === 'waiting' ? 'primary' : 'ghost'} pending={pending}>
        {state === 'waiting' ? words.send : words.sendAgain}
      </Button>
      <ActProblem problem={problem} answer={data} />
    </Form>
  );
}

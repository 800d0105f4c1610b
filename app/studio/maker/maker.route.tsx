import { data } from 'react-router';
import { DetailPage } from '#app/parts/studio-list/detail-page.tsx';
import { ListSection } from '#app/parts/studio-list/list-section.tsx';
import { readListAddress } from '#app/parts/studio-list/read-page.ts';
import { StudioList } from '#app/parts/studio-list/studio-list.tsx';
import { TwoLines } from '#app/parts/studio-list/two-lines.tsx';
import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import { useLastAnswer } from '#app/shell/acts/last-answer.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { proved } from '#app/shell/proof/proved.ts';
import { redirect } from '#app/shell/redirect.ts';
import { TextLink } from '#app/ui/action/text-link.tsx';
import type { TableColumn } from '#app/ui/display/table.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { type MakerForm as Form, makerForm } from '#core/maker/index.ts';
import { formatMoney, parseMoney } from '#core/money/index.ts';
import { createMakersKey } from '#server/api-key/create-key.ts';
import { permits } from '#server/authorise.ts';
import type { Ctx } from '#server/context.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { sendLink } from '#server/maker/portal.ts';
import { getMaker } from '#server/maker/read-makers.ts';
import { saveCost, saveMaker } from '#server/maker/save-maker.ts';
import { withdrawMakersLinks } from '#server/purchase-order/withdraw-links.ts';
import { removeEndpoint } from '#server/webhook/change-endpoint.ts';
import { makersSystem, setMakersSystem } from '#server/webhook/makers-system.ts';
import { sendTest } from '#server/webhook/send-event.ts';
import type { Route } from './+types/maker.route.ts';
import { CostCell } from './cost-cell.tsx';
import styles from './maker.module.css';
import { MakerForm, type TermsAnswer } from './maker-form.tsx';
import { type KeyAnswer, MakersKey } from './makers-key.tsx';
import { MakersSystem, type SystemAnswer } from './makers-system.tsx';
import { SendLink } from './send-link.tsx';
import { makerWords as words } from './words.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => pageTitle(loaderData?.maker.name ?? words.title);

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { ctx } = servicesOf(context);
  const { asked } = readListAddress(request);
  const found = await getMaker(ctx, { id: params.makerId, ...asked });
  if (!found) throw redirect('/studio/makers');
  const { id, name, revision } = found.maker;
  return {
    maker: { id, name, revision },
    form: makerForm(found.maker),
    pieces: found.pieces,
    mayEdit: permits(ctx.actor, 'maker.edit'),
    maySendLink: permits(ctx.actor, 'maker.send-link'),
    seesCosts: permits(ctx.actor, 'maker.view-cost'),
    maySetSystem: permits(ctx.actor, 'webhook.edit'),
    system: await makersSystem(ctx, params.makerId),
    mayMakeKey: permits(ctx.actor, 'api-key.create'),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { ctx } = servicesOf(context);
  const sent = await request.formData();
  if (sent.get('act') === 'cost') return cost(ctx, sent);
  if (sent.get('act') === 'link') return link(ctx, params.makerId);
  if (sent.get('act') === 'withdraw-links') return withdraw(ctx, params.makerId);
  if (sent.get('act') === 'key') return makeKey(ctx, params.makerId);
  if (sent.get('act') === 'system') return setSystem(ctx, params.makerId, String(sent.get('url') ?? ''));
  if (sent.get('act') === 'system-test') return testSystem(ctx, String(sent.get('system') ?? ''));
  if (sent.get('act') === 'system-remove') return removeSystem(ctx, String(sent.get('system') ?? ''));
  const form = formIn(sent);
  const asked = { id: params.makerId, form, seenRevision: Number(sent.get('revision')) };
  const saved = proved(await saveMaker(ctx, asked));
  if (saved.ok) return { ok: true, message: words.saved, form, problems: {} };
  if (saved.reason === 'invalid') return refused({ ok: false, message: '', form, problems: saved.problems });
  return refused({ ok: false, message: words.refused[saved.reason], form, problems: {} });
}

export const clientAction = (act: Route.ClientActionArgs) =>
  answerOrRefuse(act, async (message, sent) => ({
    ...{ ok: false, message, form: formIn(await sent.formData()), problems: {} },
  }));

const refused = (answer: TermsAnswer) => data(answer, 422);

const fields = [
  ...(['contactName', 'email', 'phone', 'leadTimeDays', 'shippingTerms', 'returnTerms'] as const),
  ...(['pays', 'commissionPercent', 'holidays'] as const),
] satisfies readonly (keyof Form)[];

const formIn = (sent: FormData): Form =>
  Object.fromEntries(fields.map((name) => [name, String(sent.get(name) ?? '')])) as Form;

async function cost(ctx: Ctx, sent: FormData): Promise<{ ok: boolean; message: string }> {
  const recordId = String(sent.get('recordId') ?? '');
  const typed = String(sent.get('cost') ?? '').trim();
  const read = typed === '' ? { ok: true as const, cents: null } : parseMoney(typed);
  if (!read.ok) return { ok: false, message: words.notMoney };
  const saved = await saveCost(ctx, { recordId, costCents: read.cents });
  if (saved.ok) return { ok: true, message: words.saved };
  if (saved.reason === 'not-allowed') return { ok: false, message: words.adminsOnly };
  return { ok: false, message: saved.reason === 'too-much' ? words.notMoney : words.failed };
}

async function link(ctx: Ctx, makerId: string): Promise<{ ok: boolean; message: string }> {
  const sent = await sendLink(ctx, makerId);
  return sent.ok
    ? { ok: true, message: words.linkSent(sent.to) }
    : { ok: false, message: words.linkRefused[sent.reason] };
}

async function withdraw(ctx: Ctx, makerId: string): Promise<{ ok: boolean; message: string }> {
  const done = await withdrawMakersLinks(ctx, makerId);
  return done.ok ? { ok: true, message: words.linksWithdrawn } : { ok: false, message: words.linkRefused[done.reason] };
}

async function setSystem(ctx: Ctx, makerId: string, url: string): Promise<SystemAnswer> {
  const set = proved(await setMakersSystem(ctx, { makerId, url }));
  if (set.ok) return { ok: true, message: words.systemSet, secret: set.secret };
  if (set.reason === 'invalid') return { ok: false, message: set.problem };
  return { ok: false, message: set.reason === 'unknown' ? words.refused.unknown : words.adminsOnly };
}

async function makeKey(ctx: Ctx, makerId: string): Promise<KeyAnswer> {
  const made = proved(await createMakersKey(ctx, { makerId }));
  return made.ok
    ? { ok: true, message: words.keyMade, key: made.key }
    : { ok: false, message: words.keyRefused[made.reason] };
}

async function testSystem(ctx: Ctx, id: string): Promise<SystemAnswer> {
  const done = await sendTest(ctx, { id });
  return done.ok ? { ok: true, message: words.systemTested } : { ok: false, message: words.systemRefused[done.reason] };
}

async function removeSystem(ctx: Ctx, id: string): Promise<SystemAnswer> {
  const done = proved(await removeEndpoint(ctx, { id }));
  return done.ok
    ? { ok: true, message: words.systemRemoved }
    : { ok: false, message: words.systemRefused[done.reason] };
}

type Piece = Route.ComponentProps['loaderData']['pieces']['rows'][number];

const moneyColumns: readonly TableColumn<Piece>[] = [
  {
    id: 'cost',
    title: words.cost,
    number: true,
    cell: ({ recordId, name, money }) => (
      <CostCell
        key={money?.ownCostCents}
        recordId={recordId}
        name={name}
        own={money?.ownCostCents === null || !money ? '' : (money.ownCostCents / 100).toFixed(2)}
      />
    ),
  },
  {
    id: 'margin',
    title: words.margin,
    number: true,
    oneLine: true,
    cell: ({ money }) =>
      money?.margin ? words.marginOf(formatMoney(money.margin.cents), money.margin.percent) : words.none,
  },
];

export default function Maker({ loaderData, actionData: answered }: Route.ComponentProps) {
  const { maker, form, pieces, mayEdit, maySendLink, seesCosts, maySetSystem, system, mayMakeKey } = loaderData;
  const last = useLastAnswer(answered);
  const answer = last && 'form' in last ? last : undefined;
  return (
    <DetailPage back={{ href: '/studio/makers', label: words.back }} title={maker.name}>
      <ListSection id="terms" title={words.terms}>
        {mayEdit ? (
          <MakerForm key={maker.revision} given={form} revision={maker.revision} answer={answer} />
        ) : (
          <Terms form={form} />
        )}
      </ListSection>
      <ListSection id="feed" title={words.feed} hint={words.feedHint}>
        <div>
          <TextLink href={`/studio/makers/${maker.id}/feed`}>{words.openFeed}</TextLink>
        </div>
      </ListSection>
      {maySendLink && (
        <ListSection id="portal" title={words.portal} hint={words.portalHint}>
          <SendLink />
        </ListSection>
      )}
      {maySetSystem && (
        <ListSection id="system" title={words.system} hint={words.systemHint}>
          <MakersSystem system={system} />
        </ListSection>
      )}
      {mayMakeKey && (
        <ListSection id="key" title={words.key} hint={words.keyHint}>
          <MakersKey keys={`/studio/keys?q=${encodeURIComponent(maker.name)}`} />
        </ListSection>
      )}
      <ListSection id="pieces" title={words.pieces}>
        <StudioList
          caption={words.pieces}
          search={words.findPieces}
          list={pieces}
          rowId={({ recordId }) => recordId}
          empty={words.noPieces}
          columns={[
            {
              id: 'piece',
              title: words.piece,
              cell: ({ recordId, name, active }) => (
                <TwoLines
                  first={<TextLink href={`/studio/catalog/${recordId}`}>{name}</TextLink>}
                  second={!active && words.offSale}
                />
              ),
            },
            { id: 'stock', title: words.stock, number: true, cell: ({ stock }) => stock },
            { id: 'price', title: words.price, number: true, cell: ({ priceCents }) => formatMoney(priceCents) },
            ...(seesCosts ? moneyColumns : []),
          ]}
        />
      </ListSection>
    </DetailPage>
  );
}

/** For a specialist, who reads the terms without changing them. */
function Terms({ form }: { form: Form }) {
  const rows = [
    [words.contactName, form.contactName],
    [words.email, form.email],
    [words.phone, form.phone],
    [words.leadTimeDays, form.leadTimeDays],
    [words.shippingTerms, form.shippingTerms],
    [words.returnTerms, form.returnTerms],
    [words.holidays, form.holidays.replaceAll('\n', ', ')],
  ] as const;
  return (
    <dl className={styles.facts}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>
            <Text as="span" size="caption" tone="soft">
              {label}
            </Text>
          </dt>
          <dd>{value || words.none}</dd>
        </div>
      ))}
    </dl>
  );
}

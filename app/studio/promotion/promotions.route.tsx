import { filterBy, type ListFiltersProps, useIsNarrowed } from '#app/parts/studio-list/list-filters.tsx';
import { ListPage } from '#app/parts/studio-list/list-page.tsx';
import { ListSection } from '#app/parts/studio-list/list-section.tsx';
import { readListAddress } from '#app/parts/studio-list/read-page.ts';
import { StudioList } from '#app/parts/studio-list/studio-list.tsx';
import { TableSection } from '#app/parts/studio-list/table-section.tsx';
import { listWords } from '#app/parts/studio-list/words.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { StateLabel } from '#app/ui/display/badge.tsx';
import { type PromotionState, promotionState, savingWords } from '#core/promotion/index.ts';
import { permits } from '#server/authorise.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { listCoupons } from '#server/promotion/list-coupons.ts';
import { listPromotions } from '#server/promotion/list-promotions.ts';
import type { Route } from './+types/promotions.route.ts';
import { promotionWords as words } from './words.ts';

export const meta = () => pageTitle(words.title);

const openOrPaused = ['open', 'paused'] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { asked, choice } = readListAddress(request);
  const { ctx } = servicesOf(context);
  const state = choice('state', openOrPaused);
  const question = { ...asked, paused: state && state === 'paused' };
  const now = ctx.clock.now();
  const [coupons, promotions] = await Promise.all([listCoupons(ctx, question), listPromotions(ctx, question)]);
  return {
    coupons: { ...coupons, rows: coupons.rows.map((coupon) => ({ ...coupon, state: promotionState(coupon, now) })) },
    mayEdit: permits(ctx.actor, 'coupon.edit'),
    promotions: promotions.map((promotion) => ({ ...promotion, state: promotionState(promotion, now) })),
  };
}

const narrowing: ListFiltersProps & { search: string } = {
  search: words.search,
  filters: [filterBy('state', words.state, openOrPaused, (value) => words[value])],
};

export default function Promotions({ loaderData: { coupons, promotions, mayEdit } }: Route.ComponentProps) {
  const isNarrowed = useIsNarrowed(narrowing);
  return (
    <ListPage title={words.title} lead={words.lead}>
      <ListSection
        id="coupons"
        title={words.coupons}
        acts={
          mayEdit && (
            <LinkButton href="/studio/coupons/new" kind="ghost" small>
              {words.newCoupon}
            </LinkButton>
          )
        }
      >
        <StudioList
          {...narrowing}
          caption={words.coupons}
          list={coupons}
          rowId={({ code }) => code}
          empty={words.emptyCoupons}
          columns={[
            {
              id: 'code',
              title: words.code,
              cell: ({ code }) => (mayEdit ? <TextLink href={`/studio/coupons/${code}`}>{code}</TextLink> : code),
            },
            { id: 'saves', title: words.saves, cell: (coupon) => savingWords(coupon) },
            { id: 'scope', title: words.scope, cell: ({ scope }) => words.scopes[scope] },
            { id: 'days', title: words.days, cell: ({ firstDay, lastDay }) => words.span(firstDay, lastDay) },
            { id: 'used', title: words.used, number: true, cell: ({ uses, limit }) => words.usedOf(uses, limit) },
            {
              id: 'state',
              title: words.state,
              cell: (coupon) => <State offer={coupon} running={words.open} />,
            },
          ]}
        />
      </ListSection>
      <TableSection
        id="promotions"
        title={words.promotions}
        acts={
          mayEdit && (
            <LinkButton href="/studio/promotions/new" kind="ghost" small>
              {words.newPromotion}
            </LinkButton>
          )
        }
        rows={promotions}
        rowId={({ id }) => id}
        empty={isNarrowed ? listWords.nothing : words.emptyPromotions}
        columns={[
          {
            id: 'name',
            title: words.name,
            cell: ({ id, name }) => (mayEdit ? <TextLink href={`/studio/promotions/${id}`}>{name}</TextLink> : name),
          },
          { id: 'days', title: words.days, cell: ({ firstDay, lastDay }) => words.span(firstDay, lastDay) },
          {
            id: 'state',
            title: words.state,
            cell: (promotion) => <State offer={promotion} running={words.states.running} />,
          },
        ]}
      />
    </ListPage>
  );
}

const tones = { upcoming: 'waiting', running: 'good', ended: 'rest' } as const satisfies Record<PromotionState, string>;

interface StateProps {
  offer: { state: PromotionState; paused: boolean; firstDay: string | null };
  running: string;
}

function State({ offer: { state, paused, firstDay }, running }: StateProps) {
  if (paused) return <StateLabel tone="waiting">{words.paused}</StateLabel>;
  const later = state === 'upcoming' && firstDay !== null ? words.from(firstDay) : null;
  return <StateLabel tone={tones[state]}>{later ?? (state === 'ended' ? words.states.ended : running)}</StateLabel>;
}

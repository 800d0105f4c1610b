import { ListFilters } from '#app/parts/studio-list/list-filters.tsx';
import { ListPage } from '#app/parts/studio-list/list-page.tsx';
import { Pager } from '#app/parts/studio-list/pager.tsx';
import { readPage, readWords } from '#app/parts/studio-list/read-page.ts';
import { listWords } from '#app/parts/studio-list/words.ts';
import { pageTitle } from '#app/shell/page-title.ts';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { Table } from '#app/ui/display/table.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { promotionState, savingWords } from '#core/promotion/index.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { listCoupons } from '#server/promotion/list-coupons.ts';
import { listPromotions } from '#server/promotion/list-promotions.ts';
import type { Route } from './+types/promotions.route.ts';
import styles from './promotion.module.css';
import { promotionWords as words } from './words.ts';

export const meta = () => pageTitle(words.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const { ctx } = servicesOf(context);
  const question = { words: readWords(searchParams), page: readPage(searchParams) };
  const now = ctx.clock.now();
  const [coupons, promotions] = [await listCoupons(ctx, question), await listPromotions(ctx)];
  return {
    coupons,
    isNarrowed: question.words !== '',
    promotions: promotions.map((promotion) => ({ ...promotion, state: promotionState(promotion, now) })),
  };
}

export default function Promotions({ loaderData: { coupons, promotions, isNarrowed } }: Route.ComponentProps) {
  return (
    <ListPage title={words.title} lead={words.lead}>
      <section className={styles.part} aria-labelledby="promotions">
        <div className={styles.head}>
          <Title as="h2" size="small" id="promotions">
            {words.promotions}
          </Title>
          <LinkButton href="/studio/promotions/new" kind="ghost" small>
            {words.newPromotion}
          </LinkButton>
        </div>
        <Table
          caption={words.promotions}
          hideCaption
          rows={promotions}
          rowId={({ id }) => id}
          empty={words.emptyPromotions}
          columns={[
            {
              id: 'name',
              title: words.name,
              cell: ({ id, name }) => <TextLink href={`/studio/promotions/${id}`}>{name}</TextLink>,
            },
            { id: 'days', title: words.days, cell: ({ firstDay, lastDay }) => words.span(firstDay, lastDay) },
            {
              id: 'state',
              title: words.state,
              cell: ({ state, paused }) => (paused ? words.paused : words.states[state]),
            },
          ]}
        />
      </section>
      <section className={styles.part} aria-labelledby="coupons">
        <div className={styles.head}>
          <Title as="h2" size="small" id="coupons">
            {words.coupons}
          </Title>
          <LinkButton href="/studio/coupons/new" kind="ghost" small>
            {words.newCoupon}
          </LinkButton>
        </div>
        <ListFilters search={words.search} filters={[]} />
        <Table
          caption={words.coupons}
          hideCaption
          rows={coupons.rows}
          rowId={({ code }) => code}
          empty={isNarrowed ? listWords.nothing : words.emptyCoupons}
          columns={[
            {
              id: 'code',
              title: words.code,
              cell: ({ code }) => <TextLink href={`/studio/coupons/${code}`}>{code}</TextLink>,
            },
            { id: 'saves', title: words.saves, cell: (coupon) => savingWords(coupon) },
            { id: 'scope', title: words.scope, cell: ({ scope }) => words.scopes[scope] },
            { id: 'days', title: words.days, cell: ({ firstDay, lastDay }) => words.span(firstDay, lastDay) },
            { id: 'used', title: words.used, number: true, cell: ({ uses, limit }) => words.usedOf(uses, limit) },
            { id: 'state', title: words.state, cell: ({ paused }) => (paused ? words.paused : words.open) },
          ]}
        />
        <Pager list={coupons} />
      </section>
    </ListPage>
  );
}

import { data } from 'react-router';
import { ListPage } from '#app/parts/studio-list/list-page.tsx';
import { ListSection } from '#app/parts/studio-list/list-section.tsx';
import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { TextLink } from '#app/ui/action/text-link.tsx';
import {
  comingLists,
  type DatedPriceList,
  heldSince,
  priceListAt,
  priceListSchema,
  readPriceListForm,
} from '#core/price-list/index.ts';
import { addDays, easternDay, isDay } from '#core/promotion/index.ts';
import { permits } from '#server/authorise.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { priceLists } from '#server/settings/price-lists.ts';
import { savePriceList, withdrawPriceList } from '#server/settings/save-price-list.ts';
import type { Route } from './+types/prices.route.ts';
import { ComingPrices } from './coming-prices.tsx';
import { formIn } from './form-in.ts';
import { PriceForm, type PricesAnswer } from './price-form.tsx';
import { PriceTerms } from './price-terms.tsx';
import { pricesWords as words } from './words.ts';

export const meta = () => pageTitle(words.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx } = servicesOf(context);
  const lists = await priceLists(ctx);
  const now = ctx.clock.now();
  const coming = comingLists(lists, now);
  const change = new URL(request.url).searchParams.get('change');
  return {
    lists,
    coming,
    holds: priceListAt(lists, now),
    since: heldSince(lists, now),
    changing: coming.find(({ fromDay }) => fromDay === change) ?? null,
    tomorrow: addDays(easternDay(now), 1),
    mayEdit: permits(ctx.actor, 'settings.edit'),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { ctx } = servicesOf(context);
  const sent = await request.formData();
  const act = sent.get('act');
  const form = formIn(sent);
  if (act === 'withdraw') {
    if (!isDay(form.fromDay)) return refused(words.failed);
    const done = await withdrawPriceList(ctx, { fromDay: form.fromDay });
    if (done.ok) return data({ ok: true, message: words.withdrawn(form.fromDay) } satisfies PricesAnswer);
    return refused(done.reason === 'begun' ? words.begun : words.adminsOnly);
  }
  const read = readPriceListForm(form);
  const replaces = seenIn(sent);
  if (act !== 'save' || !read.ok) return refused(words.failed, read.ok ? {} : read.problems);
  if (replaces === undefined) return refused(words.changed);
  const saved = await savePriceList(ctx, { list: read.list, replaces });
  if (saved.ok) return data({ ok: true, message: words.saved(read.list.fromDay) } satisfies PricesAnswer);
  const { reason } = saved;
  if (reason === 'not-allowed') return refused(words.adminsOnly);
  if (reason === 'begun') return refused(words.begun);
  if (reason === 'invalid') return refused(words.failed);
  if (reason === 'changed' || reason === 'unknown') return refused(words.changed);
  return refused(words.failed, { fromDay: words.refusedDay[reason] });
}

const refused = (message: string, problems: Record<string, string> = {}) =>
  data({ ok: false, message, problems } satisfies PricesAnswer, 422);

/** The coming list as the admin saw it; null for a new one, undefined if it can't be read. */
function seenIn(sent: FormData): DatedPriceList | null | undefined {
  if (!sent.has('replaces')) return null;
  try {
    return priceListSchema.safeParse(JSON.parse(String(sent.get('replaces')))).data;
  } catch {
    return undefined;
  }
}

export const clientAction = (act: Route.ClientActionArgs) =>
  answerOrRefuse(act, (message): PricesAnswer => ({ ok: false, message }));

export default function StudioPrices({ loaderData }: Route.ComponentProps) {
  const { lists, coming, holds, since, changing, tomorrow, mayEdit } = loaderData;
  return (
    <ListPage
      title={words.title}
      lead={mayEdit ? words.lead : words.adminsOnly}
      acts={<TextLink href="/studio/settings">{words.back}</TextLink>}
    >
      <ListSection id="prices-now" title={words.now} hint={since === null ? undefined : words.since(since)}>
        <PriceTerms list={holds} />
      </ListSection>
      <ListSection id="prices-coming" title={words.coming}>
        <ComingPrices coming={coming} lists={lists} mayEdit={mayEdit} />
      </ListSection>
      {mayEdit && (
        <ListSection id="prices-form" title={changing ? words.changeNamed(changing.fromDay) : words.schedule}>
          <PriceForm
            key={changing?.fromDay ?? 'new'}
            lists={lists}
            given={changing ?? coming.at(-1) ?? holds}
            changing={changing}
            tomorrow={tomorrow}
          />
        </ListSection>
      )}
    </ListPage>
  );
}

import { useState } from 'react';
import { data, useNavigate, useNavigation } from 'react-router';
import { PageHead } from '#app/shell/page/page-head.tsx';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { Button } from '#app/ui/action/button.tsx';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { FilterIcon } from '#app/ui/icon/acts.tsx';
import { apart } from '#app/ui/layout/later.tsx';
import { Wrap } from '#app/ui/layout/layout.tsx';
import { EmptyState } from '#app/ui/notice/empty-state.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import {
  type Browse,
  browseHref,
  browsePath,
  browseSorts,
  everything,
  filtersOn,
  readBrowse,
  type StyleLabel,
} from '#core/catalog/index.ts';
import { browsingHints, fromStored } from '#core/survey/index.ts';
import { browseCatalog } from '#server/catalog/browse-catalog.ts';
import { favoritesIn } from '#server/favorite/favorites.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { listSurveys } from '#server/survey/list-surveys.ts';
import type { Route } from './+types/browse.route.ts';
import styles from './browse.module.css';
import { BrowseCard } from './browse-card.tsx';
import { ChosenFilters } from './chosen-filters.tsx';
import { FilterForm } from './filter-form.tsx';
import { KindRow } from './kind-row.tsx';
import { sameScale } from './same-scale.ts';
import { useHints } from './use-hints.ts';
import { browseWords as words } from './words.ts';

const FilterPanel = apart(() => import('./filter-panel.tsx'));

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, visitorId } = servicesOf(context);
  const { browse, problems } = readBrowse(new URL(request.url).searchParams);
  const hints = browsingHints((await listSurveys(ctx)).map(fromStored));
  if (problems.length > 0) return data({ found: null, browse, problems, hints }, { status: 400 });
  const found = await browseCatalog(ctx, browse);
  if (browse.page > found.pages) {
    const missing = [{ name: 'page', value: String(browse.page) }];
    return data({ found: null, browse: { ...browse, page: 1 }, problems: missing, hints }, { status: 404 });
  }
  const shown = found.pieces.map(({ item }) => item.recordId);
  const { kept } = await favoritesIn(ctx, { visitorId }, shown);
  return data({ found: { ...found, kept }, browse, problems, hints });
}

export const meta = ({ loaderData }: Route.MetaArgs) => {
  const kind = loaderData?.browse.filter.kind ?? null;
  return loaderData?.found === null
    ? pageTitle(words.problemTitle)
    : pageTitle(words.title(kind), words.description(kind));
};

export default function BrowsePage({ loaderData: { found, browse, problems, hints: stored } }: Route.ComponentProps) {
  const waiting = useNavigation().location?.pathname === browsePath;
  const [sheet, setSheet] = useState(false);
  const hints = useHints(stored);
  if (!found) {
    return (
      <PageHead title={words.problemTitle} lead={[...problems.map(words.problem), words.problemRest].join(' ')}>
        <LinkButton href={browseHref(browse)}>{words.withoutIt}</LinkButton>
        <TextLink href={browsePath}>{words.clear}</TextLink>
      </PageHead>
    );
  }
  const { pieces, counts, pages, kinds, kept } = found;
  const { filter } = browse;
  const scale = filter.kind === null ? null : sameScale(pieces.map(({ item }) => item));
  const on = filtersOn(filter);
  return (
    <Wrap className={styles.page}>
      <header className={styles.head}>
        <Title as="h1" size="page">
          {words.title(filter.kind)}
        </Title>
        <Text tone="soft" className={styles.lead}>
          {filter.kind === null ? words.lead : words.sameScale}
        </Text>
      </header>
      <KindRow browse={browse} kinds={kinds} />
      <div className={styles.body}>
        <section aria-label={words.filters} className={styles.panel}>
          <FilterForm id="filters" browse={browse} counts={counts} hints={hints} sorted>
            <Button type="submit" kind="ghost" className={styles.apply}>
              {words.apply}
            </Button>
          </FilterForm>
        </section>
        <section id="results" aria-label={words.title(filter.kind)} aria-busy={waiting} className={styles.results}>
          <div className={styles.bar}>
            <Button
              kind="ghost"
              small
              className={styles.open}
              icon={<FilterIcon small />}
              aria-haspopup="dialog"
              onClick={() => setSheet(true)}
            >
              {words.filter}
              {on > 0 && (
                <span className={styles.badge}>
                  <span aria-hidden="true">{on}</span>
                  <VisuallyHidden>{words.filtersOn(on)}</VisuallyHidden>
                </span>
              )}
            </Button>
            <SortMenu browse={browse} own={hints.near} />
          </div>
          <ChosenFilters browse={browse} count={counts.total} outOf={counts.unfiltered} />
          {pieces.length === 0 ? (
            <EmptyState
              title={words.nothingTitle}
              actions={
                <>
                  <LinkButton href={browseHref({ ...everything, filter: { ...everything.filter, kind: filter.kind } })}>
                    {words.clear}
                  </LinkButton>
                  <TextLink href="/quiz?onboarding=true">{words.start}</TextLink>
                </>
              }
            >
              {words.nothing}
            </EmptyState>
          ) : (
            <ul className={styles.pieces} data-waiting={waiting || undefined}>
              {pieces.map((piece, index) => (
                <BrowseCard
                  key={piece.item.recordId}
                  {...piece}
                  scale={scale?.get(piece.item.recordId) ?? null}
                  first={index < 3}
                  kept={kept.includes(piece.item.recordId)}
                />
              ))}
            </ul>
          )}
          <Pages browse={browse} pages={pages} shown={pieces.length} total={counts.total} />
        </section>
      </div>
      {sheet && <FilterPanel browse={browse} counts={counts} hints={hints} onClose={() => setSheet(false)} />}
    </Wrap>
  );
}

/** Belongs to the filters' form, so that it's sent with them where there are no scripts. */
function SortMenu({ browse, own }: { browse: Browse; own: readonly StyleLabel[] }) {
  const navigate = useNavigate();
  const near = browse.sort === 'style' ? browse.near : own;
  const isOwn = near.length === own.length && near.every((label) => own.includes(label));
  return (
    <label className={styles.sort}>
      <span>{words.sort}</span>
      <select
        key={`${browse.sort} ${near.length > 0}`}
        name="sort"
        form="filters"
        defaultValue={browse.sort}
        onChange={({ target }) => {
          const sort = browseSorts.find((one) => one === target.value) ?? browse.sort;
          void navigate(browseHref(browse, { sort, near }));
        }}
      >
        {near.length > 0 && <option value="style">{isOwn ? words.myStyle : words.closestTo(near)}</option>}
        {browseSorts.map(
          (sort) =>
            sort !== 'style' && (
              <option key={sort} value={sort}>
                {words.sorts[sort]}
              </option>
            ),
        )}
      </select>
    </label>
  );
}

interface PagesProps {
  browse: Browse;
  pages: number;
  shown: number;
  total: number;
}

function Pages({ browse, pages, shown, total }: PagesProps) {
  const { page } = browse;
  if (pages === 1) return null;
  const to = (number: number) => `${browseHref(browse, { page: number })}#results`;
  return (
    <nav aria-label={words.pages} className={styles.pages}>
      {page > 1 && (
        <LinkButton kind="ghost" href={to(page - 1)}>
          {words.previous}
        </LinkButton>
      )}
      <Text size="small" tone="soft">
        {words.shown(page, shown, total)}
      </Text>
      {page < pages ? (
        <LinkButton kind="ghost" href={to(page + 1)}>
          {words.next}
        </LinkButton>
      ) : (
        total > (page - 1) * shown + shown && <Text size="small">{words.tooMany}</Text>
      )}
    </nav>
  );
}

import { ListFilters } from '#app/parts/studio-list/list-filters.tsx';
import { ListPage } from '#app/parts/studio-list/list-page.tsx';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { redirect } from '#app/shell/redirect.ts';
import { ShareBar } from '#app/ui/chart/share-bar.tsx';
import { Table } from '#app/ui/display/table.tsx';
import { studioFigures } from '#server/figures/studio-figures.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/figures.route.ts';
import { FigurePart } from './figure-part.tsx';
import styles from './figures.module.css';
import { MonthsPart } from './months-part.tsx';
import { readPeriod } from './read-period.ts';
import { periods, figuresWords as words } from './words.ts';

export const meta = () => pageTitle(words.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx } = servicesOf(context);
  const figures = await studioFigures(ctx, readPeriod(new URL(request.url).searchParams, ctx.clock.now()));
  if (!figures) throw redirect('/studio');
  return figures;
}

export default function Figures({ loaderData: { months, boards, steps, pages } }: Route.ComponentProps) {
  const mostOpened = Math.max(1, ...pages.map(({ opened }) => opened));
  const facts = [
    [words.answered, boards.answered.toLocaleString('en-US')],
    [words.median, words.hours(boards.median)],
    [words.p95, words.hours(boards.p95)],
    [words.kept, words.percent(boards.kept, boards.answered)],
    [words.lateNow, boards.lateNow.toLocaleString('en-US')],
  ] as const;
  return (
    <ListPage title={words.title} lead={words.lead}>
      <ListFilters
        filters={[
          {
            name: 'period',
            label: words.period,
            options: periods.map((value) => ({ value, label: words.periods[value] })),
            unless: words.year,
          },
        ]}
      />
      <MonthsPart months={months} />
      <FigurePart part="boards" title={words.boards} hint={words.boardsHint}>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </FigurePart>
      <div className={styles.lower}>
        <FigurePart part="steps" title={words.steps} hint={words.stepsHint}>
          <Table
            caption={words.steps}
            hideCaption
            rows={steps}
            rowId={({ step }) => step}
            empty={words.nothing}
            columns={[
              { id: 'step', title: words.step, cell: ({ step }) => step },
              { id: 'seen', title: words.seen, number: true, cell: ({ seen }) => seen.toLocaleString('en-US') },
              {
                id: 'answered',
                title: words.answeredStep,
                number: true,
                cell: ({ seen, answered }) => `${answered.toLocaleString('en-US')} (${words.percent(answered, seen)})`,
              },
              {
                id: 'share',
                title: '',
                cell: ({ seen, answered }) => <ShareBar part={seen === 0 ? 0 : answered / seen} />,
              },
              {
                id: 'left',
                title: words.left,
                number: true,
                cell: ({ seen, left }) => `${left.toLocaleString('en-US')} (${words.percent(left, seen)})`,
              },
            ]}
          />
        </FigurePart>
        <FigurePart part="pages" title={words.pages}>
          <Table
            caption={words.pages}
            hideCaption
            rows={pages}
            rowId={({ page }) => page}
            empty={words.nothing}
            columns={[
              { id: 'page', title: words.page, cell: ({ page }) => (page === 'other' ? words.other : page) },
              { id: 'share', title: '', cell: ({ opened }) => <ShareBar part={opened / mostOpened} /> },
              { id: 'opened', title: words.opened, number: true, cell: ({ opened }) => opened.toLocaleString('en-US') },
            ]}
          />
        </FigurePart>
      </div>
    </ListPage>
  );
}

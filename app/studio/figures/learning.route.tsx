import { filterBy, ListFilters } from '#app/parts/studio-list/list-filters.tsx';
import { ListPage } from '#app/parts/studio-list/list-page.tsx';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { redirect } from '#app/shell/redirect.ts';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { Table } from '#app/ui/display/table.tsx';
import { formatNumber } from '#core/texts/index.ts';
import { tasteFigures } from '#server/figures/taste-figures.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/learning.route.ts';
import { FigurePart } from './figure-part.tsx';
import { learningWords as words } from './learning-words.ts';
import { readPeriod } from './read-period.ts';
import { figuresWords, periods } from './words.ts';

export const meta = () => pageTitle(words.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx } = servicesOf(context);
  const figures = await tasteFigures(ctx, readPeriod(new URL(request.url).searchParams, ctx.clock.now()));
  if (!figures) throw redirect('/studio');
  return figures;
}

export default function LearnedTaste({ loaderData: { isOn, newest, weights, effects } }: Route.ComponentProps) {
  return (
    <ListPage title={words.title} lead={words.lead} acts={<TextLink href="/studio/figures">{words.back}</TextLink>}>
      <p>
        {newest ? words.learnedFrom(newest) : words.nothingYet} {isOn ? words.isOn : words.isOff}{' '}
        <TextLink href="/studio/settings">{words.settings}</TextLink>
      </p>
      <ListFilters
        filters={[
          {
            ...filterBy('period', figuresWords.period, periods, (one) => figuresWords.periods[one]),
            unless: figuresWords.year,
          },
        ]}
      />
      <FigurePart part="effect" title={words.effect} hint={words.effectHint}>
        <Table
          caption={words.effect}
          hideCaption
          rows={effects}
          rowId={({ version }) => String(version)}
          empty={words.noBoards}
          columns={[
            { id: 'version', title: words.composed, cell: ({ version }) => words.version(version) },
            { id: 'boards', title: words.boards, number: true, cell: ({ boards }) => formatNumber(boards) },
            { id: 'kept', title: words.kept, number: true, cell: ({ kept, boards }) => words.perBoard(kept, boards) },
            {
              id: 'share',
              title: words.share,
              number: true,
              cell: ({ kept, offered }) => figuresWords.percent(kept, offered),
            },
          ]}
        />
      </FigurePart>
      <FigurePart part="weights" title={words.weights} hint={words.weightsHint}>
        <Table
          caption={words.weights}
          hideCaption
          rows={weights}
          rowId={({ key }) => key}
          empty={words.noWeights}
          columns={[
            { id: 'name', title: words.what, cell: ({ name }) => name },
            { id: 'scope', title: words.whom, cell: ({ scope }) => words.scope(scope) },
            { id: 'homes', title: words.homes, number: true, cell: ({ homes }) => formatNumber(homes) },
            { id: 'kept', title: words.keptOf, number: true, cell: ({ kept }) => words.thousandth(kept) },
            { id: 'expected', title: words.expected, number: true, cell: ({ expected }) => words.thousandth(expected) },
            { id: 'points', title: words.points, number: true, cell: ({ points }) => words.signed(points) },
          ]}
        />
      </FigurePart>
    </ListPage>
  );
}

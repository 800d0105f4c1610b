import { Stars } from '#app/parts/review/stars.tsx';
import { filterBy } from '#app/parts/studio-list/list-filters.tsx';
import { ListPage } from '#app/parts/studio-list/list-page.tsx';
import { readListAddress } from '#app/parts/studio-list/read-page.ts';
import { StudioList } from '#app/parts/studio-list/studio-list.tsx';
import { TextBeginning } from '#app/parts/studio-list/written-text.tsx';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { redirect } from '#app/shell/redirect.ts';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { StateLabel, type StateTone } from '#app/ui/display/badge.tsx';
import { easternDay, shortDayWords } from '#core/promotion/index.ts';
import { type ReviewState, reviewLifecycle } from '#core/review/index.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { listReviews } from '#server/review/read-reviews.ts';
import type { Route } from './+types/reviews.route.ts';
import { reviewsWords as words } from './words.ts';

export const meta = () => pageTitle(words.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { asked, choice } = readListAddress(request);
  const list = await listReviews(servicesOf(context).ctx, {
    ...asked,
    state: choice('state', reviewLifecycle.states),
  });
  if (!list) throw redirect('/studio');
  return { list };
}

const tones = { waiting: 'waiting', published: 'good', declined: 'rest' } as const satisfies Record<
  ReviewState,
  StateTone
>;

export default function Reviews({ loaderData: { list } }: Route.ComponentProps) {
  return (
    <ListPage title={words.title} lead={words.lead}>
      <StudioList
        caption={words.title}
        search={words.search}
        filters={[filterBy('state', words.state, reviewLifecycle.states, (value) => words.states[value])]}
        list={list}
        rowId={({ id }) => id}
        empty={words.empty}
        columns={[
          {
            id: 'piece',
            title: words.piece,
            cell: ({ id, pieceName }) => <TextLink href={`/studio/reviews/${id}`}>{pieceName}</TextLink>,
          },
          { id: 'stars', title: words.stars, cell: ({ stars }) => <Stars stars={stars} /> },
          {
            id: 'review',
            title: words.review,
            cell: ({ words: said }) => <TextBeginning text={said} />,
          },
          { id: 'by', title: words.by, cell: ({ firstName }) => firstName },
          {
            id: 'written',
            title: words.written,
            oneLine: true,
            cell: ({ writtenAt }) => shortDayWords(easternDay(writtenAt)),
          },
          {
            id: 'state',
            title: words.state,
            cell: ({ state }) => <StateLabel tone={tones[state]}>{words.states[state]}</StateLabel>,
          },
        ]}
      />
    </ListPage>
  );
}

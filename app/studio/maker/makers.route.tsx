import { ListPage } from '#app/parts/studio-list/list-page.tsx';
import { readListAddress } from '#app/parts/studio-list/read-page.ts';
import { StudioList } from '#app/parts/studio-list/studio-list.tsx';
import { TwoLines } from '#app/parts/studio-list/two-lines.tsx';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { redirect } from '#app/shell/redirect.ts';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { StateLabel } from '#app/ui/display/badge.tsx';
import { servicesOf } from '#server/http/router-context.ts';
import { listMakers } from '#server/maker/read-makers.ts';
import type { Route } from './+types/makers.route.ts';
import { makerWords as words } from './words.ts';

export const meta = () => pageTitle(words.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { asked } = readListAddress(request);
  const list = await listMakers(servicesOf(context).ctx, asked);
  if (!list) throw redirect('/studio');
  const rows = list.rows.map(({ id, name, contactName, email, leadTimeDays, pieces }) => ({
    ...{ id, name, contactName, email, leadTimeDays, pieces },
  }));
  return { list: { ...list, rows } };
}

export default function Makers({ loaderData: { list } }: Route.ComponentProps) {
  return (
    <ListPage title={words.title} lead={words.lead}>
      <StudioList
        caption={words.title}
        search={words.search}
        list={list}
        rowId={({ id }) => id}
        empty={words.empty}
        columns={[
          {
            id: 'name',
            title: words.name,
            cell: ({ id, name }) => <TextLink href={`/studio/makers/${id}`}>{name}</TextLink>,
          },
          {
            id: 'contact',
            title: words.contact,
            cell: ({ contactName, email }) =>
              email ? (
                <TwoLines first={contactName || email} second={contactName && email} />
              ) : (
                <StateLabel tone="waiting">{words.noEmail}</StateLabel>
              ),
          },
          { id: 'lead', title: words.leadTime, oneLine: true, cell: ({ leadTimeDays }) => words.days(leadTimeDays) },
          { id: 'pieces', title: words.pieces, number: true, cell: ({ pieces }) => pieces },
        ]}
      />
    </ListPage>
  );
}

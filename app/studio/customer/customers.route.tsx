import { filterBy } from '#app/parts/studio-list/list-filters.tsx';
import { ListPage } from '#app/parts/studio-list/list-page.tsx';
import { readListAddress } from '#app/parts/studio-list/read-page.ts';
import { StudioList } from '#app/parts/studio-list/studio-list.tsx';
import { TwoLines } from '#app/parts/studio-list/two-lines.tsx';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { redirect } from '#app/shell/redirect.ts';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { Tag, TagList } from '#app/ui/display/tag.tsx';
import { easternDay, shortDayWords } from '#core/promotion/index.ts';
import { searchCustomers } from '#server/customer/search-customers.ts';
import { listTags } from '#server/customer/tags.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/customers.route.ts';
import { customerWords as words } from './words.ts';

export const meta = () => pageTitle(words.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx } = servicesOf(context);
  const { asked, choice } = readListAddress(request);
  const tags = await listTags(ctx);
  const list = await searchCustomers(ctx, { ...asked, tag: choice('tag', tags) });
  if (!list) throw redirect('/studio');
  return { list, tags };
}

export default function Customers({ loaderData: { list, tags } }: Route.ComponentProps) {
  return (
    <ListPage title={words.title} lead={words.lead}>
      <StudioList
        caption={words.title}
        search={words.search}
        filters={tags.length > 0 ? [filterBy('tag', words.tag, tags, (tag) => tag)] : []}
        list={list}
        rowId={({ id }) => id}
        empty={words.empty}
        columns={[
          {
            id: 'customer',
            title: words.customer,
            cell: ({ id, name, email }) => (
              <TwoLines first={<TextLink href={`/studio/customers/${id}`}>{name || email}</TextLink>} second={email} />
            ),
          },
          { id: 'since', title: words.since, oneLine: true, cell: ({ since }) => shortDayWords(easternDay(since)) },
          { id: 'projects', title: words.projects, number: true, cell: ({ projects }) => projects },
          { id: 'orders', title: words.orders, number: true, cell: ({ orders }) => orders },
          {
            id: 'tags',
            title: words.tags,
            cell: ({ tags: own }) =>
              own.length > 0 && (
                <TagList>
                  {own.map((tag) => (
                    <Tag key={tag}>{tag}</Tag>
                  ))}
                </TagList>
              ),
          },
        ]}
      />
    </ListPage>
  );
}

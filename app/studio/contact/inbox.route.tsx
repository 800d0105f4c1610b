import { orderPartWords } from '#app/parts/order/words.ts';
import { ListFilters } from '#app/parts/studio-list/list-filters.tsx';
import { ListPage } from '#app/parts/studio-list/list-page.tsx';
import { Pager } from '#app/parts/studio-list/pager.tsx';
import { readChoice, readPage, readWords } from '#app/parts/studio-list/read-page.ts';
import { listWords } from '#app/parts/studio-list/words.ts';
import { pageTitle } from '#app/shell/page-title.ts';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { Table } from '#app/ui/display/table.tsx';
import { contactLifecycle, contactTopics } from '#core/contact/index.ts';
import { listMessages } from '#server/contact/list-messages.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/inbox.route.ts';
import styles from './inbox.module.css';
import { inboxWords as words } from './words.ts';

export const meta = () => pageTitle(words.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const state = readChoice(searchParams, 'state', contactLifecycle.states);
  const question = { state, words: readWords(searchParams), page: readPage(searchParams) };
  const list = await listMessages(servicesOf(context).ctx, question);
  return { list: list ?? { rows: [], total: 0, page: question.page }, isNarrowed: Boolean(state || question.words) };
}

export default function Inbox({ loaderData: { list, isNarrowed } }: Route.ComponentProps) {
  return (
    <ListPage title={words.title} lead={words.lead}>
      <ListFilters
        search={words.search}
        filters={[
          {
            name: 'state',
            label: words.state,
            options: contactLifecycle.states.map((state) => ({ value: state, label: words.states[state] })),
          },
        ]}
      />
      <Table
        caption={words.title}
        hideCaption
        rows={list.rows}
        rowId={({ id }) => id}
        empty={isNarrowed ? listWords.nothing : words.empty}
        columns={[
          {
            id: 'from',
            title: words.from,
            cell: ({ id, name }) => <TextLink href={`/studio/contact/${id}`}>{name}</TextLink>,
          },
          { id: 'about', title: words.about, cell: ({ topic }) => contactTopics[topic] },
          {
            id: 'message',
            title: words.message,
            cell: ({ message }) => <span className={styles.beginning}>{message}</span>,
          },
          { id: 'received', title: words.received, cell: ({ receivedAt }) => orderPartWords.day(receivedAt) },
          { id: 'state', title: words.state, cell: ({ state }) => words.states[state] },
        ]}
      />
      <Pager list={list} />
    </ListPage>
  );
}

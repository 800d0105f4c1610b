import { filterBy } from '#app/parts/studio-list/list-filters.tsx';
import { ListPage } from '#app/parts/studio-list/list-page.tsx';
import { readListAddress } from '#app/parts/studio-list/read-page.ts';
import { StudioList } from '#app/parts/studio-list/studio-list.tsx';
import { TextBeginning } from '#app/parts/studio-list/written-text.tsx';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { redirect } from '#app/shell/redirect.ts';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { StateLabel, type StateTone } from '#app/ui/display/badge.tsx';
import { type ContactState, contactLifecycle, contactTopics } from '#core/contact/index.ts';
import { easternDay, shortDayWords } from '#core/promotion/index.ts';
import { listMessages } from '#server/contact/list-messages.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/inbox.route.ts';
import { inboxWords as words } from './words.ts';

export const meta = () => pageTitle(words.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { asked, choice } = readListAddress(request);
  const question = { ...asked, state: choice('state', contactLifecycle.states) };
  const list = await listMessages(servicesOf(context).ctx, question);
  if (!list) throw redirect('/studio');
  return { list };
}

const tones = { new: 'waiting', answered: 'good', closed: 'rest', spam: 'bad' } as const satisfies Record<
  ContactState,
  StateTone
>;

export default function Inbox({ loaderData: { list } }: Route.ComponentProps) {
  return (
    <ListPage title={words.title} lead={words.lead}>
      <StudioList
        caption={words.title}
        search={words.search}
        filters={[filterBy('state', words.state, contactLifecycle.states, (value) => words.states[value])]}
        list={list}
        rowId={({ id }) => id}
        empty={words.empty}
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
            cell: ({ message }) => <TextBeginning text={message} />,
          },
          {
            id: 'received',
            title: words.received,
            oneLine: true,
            cell: ({ receivedAt }) => shortDayWords(easternDay(receivedAt)),
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

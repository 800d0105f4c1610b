import { TableSection } from '#app/parts/studio-list/table-section.tsx';
import { TwoLines } from '#app/parts/studio-list/two-lines.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { StateLabel } from '#app/ui/display/badge.tsx';
import { contactTopics } from '#core/contact/index.ts';
import { projectStateWords } from '#core/project/index.ts';
import { dayWords, easternDay, shortDayWords } from '#core/promotion/index.ts';
import { visitWords } from '#core/visit/index.ts';
import type { RoomOfCustomer } from '#server/pages/studio-customer/rooms-of-customer.ts';
import type { StudioCustomer } from '#server/pages/studio-customer/studio-customer.ts';
import { customerWords as words } from './words.ts';

const projectPage = (surveyId: string) => `/studio/projects/${surveyId}`;

/** A quiz in progress has no page in the studio yet. */
export function ProjectsSection({ rooms, more }: { rooms: readonly RoomOfCustomer[]; more: boolean }) {
  return (
    <TableSection
      id="projects"
      title={words.projects}
      hint={more ? words.newestRooms(rooms.length) : undefined}
      rows={rooms}
      rowId={({ surveyId }) => surveyId}
      empty={words.noProjects}
      columns={[
        {
          id: 'project',
          title: words.project,
          cell: ({ surveyId, name, state }) =>
            state === 'in progress' ? name : <TextLink href={projectPage(surveyId)}>{name}</TextLink>,
        },
        { id: 'state', title: words.state, cell: ({ state }) => projectStateWords[state].name },
        { id: 'specialist', title: words.specialist, cell: ({ specialist }) => specialist },
        {
          id: 'started',
          title: words.started,
          oneLine: true,
          cell: ({ startedAt }) => shortDayWords(easternDay(startedAt)),
        },
      ]}
    />
  );
}

interface MessagesSectionProps {
  rooms: readonly RoomOfCustomer[];
  letters: NonNullable<StudioCustomer['letters']>;
}

/** Threads of their projects, and what came through the contact form from their address. */
export function MessagesSection({ rooms, letters }: MessagesSectionProps) {
  const threads = rooms.flatMap(({ surveyId, name, thread }) => (thread ? [{ surveyId, name, ...thread }] : []));
  const rows = [
    ...threads.map(({ surveyId, name, messages, unread, lastAt }) => ({
      ...{ id: surveyId, href: `${projectPage(surveyId)}#messages`, name, messages, waits: unread > 0, at: lastAt },
      said: unread > 0 ? words.unread(unread) : words.allRead,
    })),
    ...letters.map(({ id, topic, state, receivedAt }) => ({
      ...{ id, href: `/studio/contact/${id}`, name: words.letter(contactTopics[topic]), messages: 1, at: receivedAt },
      ...{ waits: state === 'new', said: state === 'new' ? words.unread(1) : words.allRead },
    })),
  ];
  return (
    <TableSection
      id="messages"
      title={words.messages}
      rows={rows}
      rowId={({ id }) => id}
      empty={words.noMessages}
      columns={[
        { id: 'thread', title: words.thread, cell: ({ href, name }) => <TextLink href={href}>{name}</TextLink> },
        { id: 'count', title: words.count, number: true, cell: ({ messages }) => messages },
        { id: 'last', title: words.last, oneLine: true, cell: ({ at }) => shortDayWords(easternDay(at)) },
        {
          id: 'state',
          title: words.state,
          oneLine: true,
          cell: ({ waits, said }) => <StateLabel tone={waits ? 'waiting' : 'rest'}>{said}</StateLabel>,
        },
      ]}
    />
  );
}

interface VisitsSectionProps {
  visits: NonNullable<StudioCustomer['visits']>;
  rooms: readonly RoomOfCustomer[];
}

export function VisitsSection({ visits, rooms }: VisitsSectionProps) {
  const names = new Map(rooms.map(({ surveyId, name }) => [surveyId, name]));
  return (
    <TableSection
      id="visits"
      title={words.visits}
      rows={visits}
      rowId={({ id }) => id}
      empty={words.noVisits}
      columns={[
        {
          id: 'visit',
          title: words.visit,
          cell: ({ surveyId, street, zip }) => (
            <TwoLines
              first={
                <TextLink href={`/studio/visits?q=${encodeURIComponent(street || zip)}`}>
                  {names.get(surveyId) ?? street}
                </TextLink>
              }
              second={[street, zip].filter(Boolean).join(', ')}
            />
          ),
        },
        { id: 'state', title: words.state, cell: (visit) => visitWords(visit).name },
        {
          id: 'when',
          title: words.when,
          cell: ({ date, representative }) => (
            <TwoLines first={date ? dayWords(date) : words.noDay} second={representative} />
          ),
        },
      ]}
    />
  );
}

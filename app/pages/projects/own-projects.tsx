import { RoomsLikeYours } from '#app/parts/selection/rooms-like-yours.tsx';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { Wrap } from '#app/ui/layout/layout.tsx';
import { EmptyState } from '#app/ui/notice/empty-state.tsx';
import { ErrorSummary } from '#app/ui/notice/error-summary.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import type { Progress } from '#core/survey/index.ts';
import { text } from '#core/texts/index.ts';
import type { FeeFacts } from '#server/fee/fee-of-account.ts';
import type { Thread as ThreadFacts } from '#server/message/open-thread.ts';
import type { OrderView } from '#server/order/records/order-view.ts';
import type { ProjectCard as Project } from '#server/project/projects-of-account.ts';
import type { ExampleBoard } from '#server/selection/examples/get-example.ts';
import type { PicturedBoard } from '#server/selection/results/pictured-boards.ts';
import { FeePart } from './fee-part.tsx';
import { GuaranteePart } from './guarantee-part.tsx';
import { ProjectCard } from './project-card.tsx';
import styles from './projects.module.css';
import type { RoomPictures } from './room-picture.tsx';
import { projectsWords as words } from './words.ts';

interface OwnProjectsProps {
  projects: readonly Project[];
  progress: Readonly<Record<string, Progress>>;
  fee: FeeFacts | null;
  now: Date;
  name: string;
  pictures: RoomPictures;
  /** Boards that are ready, by selection. */
  boards: Readonly<Record<string, readonly PicturedBoard[]>>;
  /** What was ordered, by selection. */
  orders: Readonly<Record<string, OrderView>>;
  complaint: string | null;
  /** Messages that were not read yet, by survey. */
  unread: Readonly<Record<string, number>>;
  /** The thread that is open. */
  thread: ThreadFacts | null;
  /** For the room that waits. */
  example: readonly ExampleBoard[] | null;
}

/** What is being waited for stands first; the rest as it comes, the newest first. */
const clockFirst = (projects: readonly Project[]) =>
  projects.toSorted((a, b) => Number(b.clock !== null) - Number(a.clock !== null));

/** Every room a person asked us about, and how far it is. */
export function OwnProjects(props: OwnProjectsProps) {
  const { projects, progress, fee, now, name, pictures, boards, orders, complaint, unread, thread, example } = props;
  return (
    <Wrap className={styles.page}>
      <div className={styles.head}>
        <div>
          <Text tone="soft">{name}</Text>
          <Title as="h1" size="section">
            {words.title}
          </Title>
        </div>
        {fee && <FeePart fee={fee} />}
      </div>
      {complaint && <ErrorSummary heading={text('form.problem')} message={complaint} />}
      {projects.length === 0 ? (
        <EmptyState
          title={words.emptyTitle}
          actions={<LinkButton href="/quiz?onboarding=true">{words.getStarted}</LinkButton>}
        >
          {words.empty}
        </EmptyState>
      ) : (
        <ul className={styles.cards}>
          {clockFirst(projects).map((project) => (
            <ProjectCard
              key={project.surveyId}
              project={project}
              progress={progress[project.surveyId] ?? null}
              now={now}
              pictures={pictures}
              boards={boards[project.selectionId ?? ''] ?? []}
              order={project.state === 'ordered' ? (orders[project.selectionId ?? ''] ?? null) : null}
              unread={unread[project.surveyId] ?? 0}
              thread={thread?.surveyId === project.surveyId ? thread : null}
            />
          ))}
        </ul>
      )}
      {example && <RoomsLikeYours boards={example} />}
      {fee && <GuaranteePart fee={fee} />}
    </Wrap>
  );
}

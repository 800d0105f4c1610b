import { type ReactNode, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { RoomsLikeYours } from '#app/parts/selection/rooms-like-yours.tsx';
import { Button } from '#app/ui/action/button.tsx';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { TextButton } from '#app/ui/action/text-link.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { Wrap } from '#app/ui/layout/layout.tsx';
import { EmptyState } from '#app/ui/notice/empty-state.tsx';
import { ErrorSummary } from '#app/ui/notice/error-summary.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { feeTerms, feeWords } from '#core/fee/index.ts';
import type { PicturedBoard } from '#core/selection/index.ts';
import type { Progress } from '#core/survey/index.ts';
import { text } from '#core/texts/index.ts';
import type { FeeFacts } from '#server/fee/fee-of-account.ts';
import type { Thread as ThreadFacts } from '#server/message/open-thread.ts';
import type { OrderView } from '#server/order/records/order-view.ts';
import type { ProjectCard as Project } from '#server/pages/projects-of-account.ts';
import type { ExampleBoard } from '#server/selection/examples/get-example.ts';
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
  /** Finished boards, by selection. */
  boards: Readonly<Record<string, readonly PicturedBoard[]>>;
  /** Orders, by survey, newest first. */
  orders: Readonly<Record<string, readonly OrderView[]>>;
  complaint: string | null;
  /** Unread messages, by survey. */
  unread: Readonly<Record<string, number>>;
  /** The open thread. */
  thread: ThreadFacts | null;
  /** For the room still waiting for its boards. */
  example: readonly ExampleBoard[] | null;
}

/** Projects with a running clock first; the rest newest first. */
const clockFirst = (projects: readonly Project[]) =>
  projects.toSorted((a, b) => Number(b.clock !== null) - Number(a.clock !== null));

/** All of a user's rooms and their progress. */
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
              orders={orders[project.surveyId] ?? []}
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

/** What the fee still covers: rooms, until when, and the credit, with a link to add another room. */
function FeePart({ fee }: { fee: FeeFacts }) {
  return (
    <div className={styles.fee}>
      <RoomsUsed used={feeTerms.rooms - fee.roomsLeft} of={feeTerms.rooms}>
        {fee.words.rooms}
      </RoomsUsed>
      <Text tone="soft" size="small">
        {fee.words.validity}
      </Text>
      <Text tone="soft" size="small">
        {fee.words.credit}
      </Text>
      {fee.roomsLeft > 0 && (
        <Form method="post">
          <Button type="submit" kind="ghost" small>
            {words.addRoom}
          </Button>
        </Form>
      )}
    </div>
  );
}

/** One square per room, filled once used. */
function RoomsUsed({ used, of, children }: { used: number; of: number; children: ReactNode }) {
  return (
    <span className={styles.rooms}>
      <span aria-hidden="true" className={styles.squares}>
        {Array.from({ length: of }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a square is its position
          <i key={index} data-used={index < used || undefined} />
        ))}
      </span>
      {children}
    </span>
  );
}

/** The satisfaction guarantee, if it can be requested or has been. A person decides on it. */
function GuaranteePart({ fee }: { fee: FeeFacts }) {
  const [open, setOpen] = useState(false);
  const pending = useNavigation().formData?.get('act') === 'guarantee';
  const { guarantee } = fee;
  if (guarantee === 'no') return null;
  return (
    <section className={styles.guarantee} aria-labelledby="guarantee">
      <Title as="h2" size="small" id="guarantee">
        {words.guarantee}
      </Title>
      {guarantee === 'asked' && <Text role="status">{words.guaranteeAsked}</Text>}
      {guarantee === 'may' && (
        <>
          <Text size="small" tone="soft">
            {feeWords.guarantee}
          </Text>
          {open ? (
            <Form method="post" className={styles.guaranteeForm}>
              <input type="hidden" name="feeId" value={fee.id} />
              <TextArea label={words.guaranteeWhy} name="words" rows={3} maxLength={2000} optional />
              <Button type="submit" name="act" value="guarantee" kind="ghost" pending={pending}>
                {words.guaranteeSend}
              </Button>
            </Form>
          ) : (
            <TextButton onClick={() => setOpen(true)}>{words.guaranteeAsk}</TextButton>
          )}
        </>
      )}
    </section>
  );
}

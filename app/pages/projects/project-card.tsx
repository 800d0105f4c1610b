import { Thread } from '#app/parts/message/thread.tsx';
import { PieceTile } from '#app/parts/order/piece-tile.tsx';
import { StatusLabel } from '#app/parts/order/status-label.tsx';
import { orderPartWords } from '#app/parts/order/words.ts';
import { useShopFacts } from '#app/shell/shop-facts.ts';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { Badge, StateLabel, type StateTone } from '#app/ui/display/badge.tsx';
import { Portrait } from '#app/ui/display/portrait.tsx';
import { priceText } from '#app/ui/type/price.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import { lineIsKept } from '#core/order/index.ts';
import { sumGoingBack } from '#core/payment/index.ts';
import { type ProjectState, projectStateWords, promiseCreditWords } from '#core/project/index.ts';
import type { PicturedBoard } from '#core/selection/index.ts';
import type { Progress } from '#core/survey/index.ts';
import { formatMonthDay, text } from '#core/texts/index.ts';
import { visitWords } from '#core/visit/index.ts';
import type { Thread as ThreadFacts } from '#server/message/open-thread.ts';
import type { OrderView } from '#server/order/records/order-view.ts';
import type { ProjectCard as Project } from '#server/pages/projects-of-account.ts';
import { BoardsClock, PausedClock } from './boards-clock.tsx';
import { BoardsPair } from './boards-pair.tsx';
import styles from './project-card.module.css';
import { QuizProgress } from './quiz-progress.tsx';
import { RoomPicture, type RoomPictures } from './room-picture.tsx';
import { projectsWords as words } from './words.ts';

const tones: Readonly<Record<ProjectState, StateTone>> = {
  'in progress': 'rest',
  'submitted, unpaid': 'waiting',
  'waiting for boards': 'waiting',
  'boards ready': 'good',
  revising: 'waiting',
  ordered: 'good',
  closed: 'rest',
};

interface ProjectCardProps {
  project: Project;
  progress: Progress | null;
  now: Date;
  pictures: RoomPictures;
  /** The orders placed from its boards, newest first. */
  orders: readonly OrderView[];
  /** Empty until they're ready. */
  boards: readonly PicturedBoard[];
  unread: number;
  /** Null unless it's open. */
  thread: ThreadFacts | null;
}

/** One room: its status, name, specialist, and what can be done now. */
export function ProjectCard({ project, progress, now, pictures, orders, boards, unread, thread }: ProjectCardProps) {
  const { state, room, clock, credit, specialist } = project;
  const title = project.name ?? room ?? words.untitled;
  const hasBoards = boards.length > 0;
  const ordersSaySo = state === 'ordered' && orders.length > 0;
  return (
    <li
      className={styles.card}
      data-large={clock !== null || thread !== null || undefined}
      data-boards={hasBoards || undefined}
    >
      <div className={styles.inside}>
        {hasBoards && <BoardsPair boards={boards} />}
        {!hasBoards && <RoomPicture room={room} pictures={pictures} spare={clock === null} />}
        <div className={styles.body}>
          <StateLabel tone={tones[state]}>{projectStateWords[state].name}</StateLabel>
          <Title as="h2" size="heading">
            {title}
          </Title>
          <Text size="small" tone="soft">
            {[project.name && room, dateWords(project)].filter(Boolean).join(' · ')}
          </Text>
          {clock?.paused && <PausedClock clock={clock} arranged={project.visit !== null} />}
          {clock && !clock.paused && <BoardsClock clock={clock} loadedAt={now} />}
          {credit && credit.orderId === null && <Text size="small">{promiseCreditWords.booked(credit.cents)}</Text>}
          {progress && <QuizProgress progress={progress} />}
          {orders.map((order) => (
            <OrderedPart key={order.id} order={order} />
          ))}
          {!clock && !progress && !ordersSaySo && <Text>{projectStateWords[state].sentence}</Text>}
          {specialist && (
            <div className={styles.specialist}>
              <Portrait initials={specialist.firstName.charAt(0)} />
              <Text size="small">{words.specialist(specialist.firstName)}</Text>
            </div>
          )}
          <VisitLine project={project} />
          <NextAct project={project} orders={orders} />
          {!isOver.has(state) && (
            <TextLink href={`/projects/${project.surveyId}/room`} soft>
              {words.drawRoom}
              <VisuallyHidden>: {title}</VisuallyHidden>
            </TextLink>
          )}
          {state !== 'in progress' && state !== 'submitted, unpaid' && (
            <TextLink href={thread ? '/projects' : `/projects?messages=${project.surveyId}#messages`} soft>
              {thread ? words.closeMessages : words.messages}{' '}
              {unread > 0 && <Badge count={unread} label={words.unread} />}
            </TextLink>
          )}
        </div>
        {thread && (
          <div className={styles.thread}>
            <Thread thread={thread} />
          </div>
        )}
      </div>
    </li>
  );
}

const isOver: ReadonlySet<ProjectState> = new Set(['ordered', 'closed']);

/** For rooms we measure: the visit's status, or a link to suggest days. */
function VisitLine({ project: { surveyId, state, measuredByUs, visit } }: { project: Project }) {
  const { onSiteVisits } = useShopFacts();
  if (isOver.has(state) || (!measuredByUs && !visit)) return null;
  const said = visit && visitWords(visit);
  const canAsk = onSiteVisits || visit?.state === 'requested' || visit?.state === 'scheduled';
  return (
    <div className={styles.visit}>
      <Text size="small">
        {said ? `${said.name}. ${said.sentence}` : canAsk ? words.visitOpen : text('onSite.paused')}
      </Text>
      {canAsk && visit?.state !== 'complete' && (
        <TextLink href={`/measurements?survey=${surveyId}#visit`}>
          {visit ? words.visitChange : words.visitName}
        </TextLink>
      )}
    </div>
  );
}

const dateWords = ({ state, date }: Project) =>
  state === 'in progress' ? words.begun(formatMonthDay(date)) : words.submitted(formatMonthDay(date));

function NextAct({ project, orders }: { project: Project; orders: readonly OrderView[] }) {
  const { state, surveyId, selectionId } = project;
  switch (state) {
    case 'in progress':
      return (
        <LinkButton kind="ghost" href={`/quiz?survey=${surveyId}`}>
          {words.resume}
        </LinkButton>
      );
    case 'submitted, unpaid':
      return <LinkButton href="/quiz?step=payment">{words.pay}</LinkButton>;
    case 'boards ready':
    case 'revising':
      return selectionId && <LinkButton href={`/results/${selectionId}`}>{words.boards}</LinkButton>;
    case 'ordered':
      return (
        <>
          {orders.length === 0 && (
            <LinkButton kind="ghost" href="/orders">
              {words.orders}
            </LinkButton>
          )}
          {selectionId && (
            <LinkButton kind="ghost" href={`/results/${selectionId}`}>
              {words.boards}
            </LinkButton>
          )}
        </>
      );
    case 'closed':
      return (
        <>
          {selectionId && <TextLink href={`/results/${selectionId}`}>{words.boards}</TextLink>}
          <LinkButton kind="ghost" href="/quiz?onboarding=true">
            {words.again}
          </LinkButton>
        </>
      );
    case 'waiting for boards':
      return null;
  }
}

/** What was ordered for a room, and its status. */
export function OrderedPart({ order: { id, lines, paidCents, refunds, status } }: { order: OrderView }) {
  const kept = lines.filter(({ state }) => lineIsKept(state));
  const count = kept.reduce((sum, { quantity }) => sum + quantity, 0);
  const back = sumGoingBack(refunds);
  const paid = priceText(paidCents, true);
  // What was paid is for all of it, so it isn't named as the price of what is left.
  const facts = [count > 0 && orderPartWords.count(count), back === 0 && paid].filter(Boolean).join(', ');
  return (
    <div className={styles.ordered}>
      <Text size="small">
        {facts && `${facts}. `}
        {orderPartWords.order(id)}.
      </Text>
      {back > 0 && (
        <Text size="caption" tone="soft">
          {orderPartWords.paid} {paid}, {orderPartWords.goesBack(back)}.
        </Text>
      )}
      <StatusLabel status={status} />
      <TextLink href={`/orders/${id}`}>
        {words.order}
        <VisuallyHidden> {orderPartWords.order(id)}</VisuallyHidden>
      </TextLink>
      {kept.length > 0 && (
        <div className={styles.tiles}>
          {kept.map((line) => (
            <PieceTile key={line.id} picture={line.picture} large />
          ))}
        </div>
      )}
    </div>
  );
}

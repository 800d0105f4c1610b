import { data, useLocation } from 'react-router';
import { currentDraft, isBegun } from '#app/parts/survey/drafts.ts';
import { useDrafts } from '#app/parts/survey/use-drafts.ts';
import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import { useLastAnswer } from '#app/shell/acts/last-answer.ts';
import { withModal } from '#app/shell/modals/modal-address.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { redirect } from '#app/shell/redirect.ts';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { StateLabel } from '#app/ui/display/badge.tsx';
import { Row, Wrap } from '#app/ui/layout/layout.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { guaranteeRefusalWords } from '#core/fee/index.ts';
import { projectStateWords } from '#core/project/index.ts';
import { answersOf, progressAt, resumeStep, roomLabel } from '#core/survey/index.ts';
import type { Ctx } from '#server/context.ts';
import { feeOfAccount } from '#server/fee/fee-of-account.ts';
import { askGuarantee } from '#server/fee/guarantee/ask-guarantee.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { describePictures } from '#server/media/pictures/describe-pictures.ts';
import { openThread } from '#server/message/open-thread.ts';
import { unreadByCustomer } from '#server/message/unread-messages.ts';
import { ordersByRoom } from '#server/pages/orders-by-room.ts';
import { projectsOfAccount } from '#server/pages/projects-of-account.ts';
import { addRoom } from '#server/quiz/add-room.ts';
import { openQuiz } from '#server/quiz/open-quiz.ts';
import { exampleLike } from '#server/selection/examples/get-example.ts';
import { ownBoards } from '#server/selection/results/pictured-boards.ts';
import type { Route } from './+types/projects.route.ts';
import { roomPictures } from './card-picture.ts';
import { OwnProjects } from './own-projects.tsx';
import card from './project-card.module.css';
import styles from './projects.module.css';
import { QuizProgress } from './quiz-progress.tsx';
import { RoomPicture, type RoomPictures } from './room-picture.tsx';
import { projectsWords as words } from './words.ts';

const asVisitor = { signedIn: false, feeCovers: false } as const;

/** Signed out: this browser's unfinished quiz, if any, and two ways to continue. */
function VisitorProjects({ pictures }: { pictures: RoomPictures }) {
  const location = useLocation();
  const drafts = useDrafts();
  const draft = drafts && currentDraft(drafts, null);
  const begun = draft && isBegun(draft) ? answersOf(draft.sheet) : null;
  return (
    <Wrap className={styles.page}>
      <Title as="h1" size="section">
        {words.visitor.title}
      </Title>
      <Text tone="soft" size="lead">
        {begun ? words.visitor.lead : words.visitor.leadEmpty}
      </Text>
      {begun && (
        <div className={styles.cards}>
          <div className={card.card} data-large="">
            <RoomPicture room={roomLabel(begun)} pictures={pictures} />
            <div className={card.body}>
              <StateLabel>{projectStateWords['in progress'].name}</StateLabel>
              <Title as="h2" size="heading">
                {roomLabel(begun) ?? words.untitled}
              </Title>
              <QuizProgress progress={progressAt(resumeStep(begun, asVisitor), begun, asVisitor)} />
              <LinkButton href="/quiz">{words.resume}</LinkButton>
            </div>
          </div>
        </div>
      )}
      <Row>
        <LinkButton href="/quiz?onboarding=true" kind={begun ? 'ghost' : 'primary'}>
          {words.getStarted}
        </LinkButton>
        <LinkButton href={withModal(location, 'signUp')} kind="ghost">
          {words.signIn}
        </LinkButton>
      </Row>
    </Wrap>
  );
}

export const meta = () => pageTitle('Your projects');

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx } = servicesOf(context);
  const pictures = describePictures(roomPictures);
  if (ctx.actor.kind !== 'account') return { own: null, pictures };
  const [projects, quiz, fee] = [await projectsOfAccount(ctx), await openQuiz(ctx), await feeOfAccount(ctx)];
  const quizContext = { signedIn: true, feeCovers: quiz.feeCovers };
  const progress = Object.fromEntries(
    quiz.surveys.inProgress.map(({ id, sheet }) => {
      const answers = answersOf(sheet);
      return [id, progressAt(resumeStep(answers, quizContext), answers, quizContext)];
    }),
  );
  const now = ctx.clock.now();
  const unread = await unreadByCustomer(
    ctx,
    projects.map(({ surveyId }) => surveyId),
  );
  const waiting = projects.find(({ state }) => state === 'waiting for boards');
  const example = waiting ? await exampleLike(ctx, waiting.surveyId) : null;
  const ready = projects.flatMap(({ state, selectionId }) => (state === 'boards ready' && selectionId) || []);
  const asked = new URL(request.url).searchParams.get('messages');
  const thread = asked === null ? null : await openThread(ctx, asked);
  const own = {
    ...{ projects, progress, fee, now, thread, example },
    name: ctx.actor.firstName,
    boards: await ownBoards(ctx, ready),
    // Also of a room whose orders were all canceled, or that was closed since.
    orders: projects.some(({ selectionId }) => selectionId !== null) ? await ordersByRoom(ctx) : {},
    unread: Object.fromEntries(unread),
  };
  return { own, pictures };
}

/** Adds a room to the paid fee, or requests the fee back under the satisfaction guarantee. */
export async function action({ request, context }: Route.ActionArgs) {
  const { ctx } = servicesOf(context);
  const form = await request.formData();
  if (form.get('act') === 'guarantee') return guarantee(ctx, form);
  const added = await addRoom(ctx);
  if (added.ok) return redirect(`/quiz?survey=${added.surveyId}`);
  return data({ message: words.noRoomLeft }, { status: 409 });
}

export const clientAction = (act: Route.ClientActionArgs) => answerOrRefuse(act, (message) => ({ message }));

async function guarantee(ctx: Ctx, form: FormData) {
  const field = (name: string) => String(form.get(name) ?? '');
  const asked = await askGuarantee(ctx, { feeId: field('feeId'), words: field('words') });
  if (asked.ok) return redirect('/projects');
  const { reason } = asked;
  const known = reason !== 'not-allowed' && reason !== 'not-found';
  return data({ message: known ? guaranteeRefusalWords(reason) : words.guaranteeFailed }, { status: 409 });
}

export default function Projects({ loaderData, actionData: answered }: Route.ComponentProps) {
  const actionData = useLastAnswer(answered);
  const { own, pictures } = loaderData;
  if (!own) return <VisitorProjects pictures={pictures} />;
  return <OwnProjects {...own} pictures={pictures} complaint={actionData?.message ?? null} />;
}

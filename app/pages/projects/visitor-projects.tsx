import { useLocation } from 'react-router';
import { currentDraft, isBegun } from '#app/parts/survey/drafts.ts';
import { useDrafts } from '#app/parts/survey/use-drafts.ts';
import { withModal } from '#app/shell/modals/modal-address.ts';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { StateLabel } from '#app/ui/display/badge.tsx';
import { Row, Wrap } from '#app/ui/layout/layout.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { projectStateWords } from '#core/project/index.ts';
import { answersOf, progressAt, resumeStep, roomLabel } from '#core/survey/index.ts';
import card from './project-card.module.css';
import styles from './projects.module.css';
import { QuizProgress } from './quiz-progress.tsx';
import { RoomPicture, type RoomPictures } from './room-picture.tsx';
import { projectsWords as words } from './words.ts';

const asVisitor = { signedIn: false, feeCovers: false } as const;

/** Without an account: the unfinished quiz of this browser, if there is one, and the two ways on. */
export function VisitorProjects({ pictures }: { pictures: RoomPictures }) {
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

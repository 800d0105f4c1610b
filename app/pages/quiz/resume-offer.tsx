import { useNavigate } from 'react-router';
import type { Draft } from '#app/parts/survey/drafts.ts';
import { Button } from '#app/ui/action/button.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { answersOf, progressAt, resumeStep, steps } from '#core/survey/index.ts';
import { QuizFrame } from './quiz-frame.tsx';
import styles from './resume-offer.module.css';
import { stepAddress } from './step-address.ts';
import type { Quiz } from './use-quiz.ts';
import { quizWords } from './words.ts';

const words = quizWords.resume;

/** The user wants to start but already has an unfinished quiz: offer both. */
export function ResumeOffer({ quiz }: { quiz: Quiz }) {
  const navigate = useNavigate();
  const [newest] = quiz.unfinished;
  if (!newest) return null;
  const place = (draft: Draft) => resumeStep(answersOf(draft.sheet), quiz.context);
  const progress = (draft: Draft) => progressAt(place(draft), answersOf(draft.sheet), quiz.context);
  const first = progress(newest);

  function goOn(draft: Draft) {
    quiz.open(draft);
    void navigate(stepAddress(place(draft).slug), { replace: true });
  }
  function startOver() {
    quiz.start();
    void navigate(stepAddress(steps[0]?.slug ?? ''), { replace: true });
  }

  return (
    <QuizFrame heading={first.heading} shortHeading={first.heading} done={first.done} of={first.of} bar={null}>
      <div className={styles.offer}>
        <Title as="h1" size="question">
          {words.title}
        </Title>
        <Text tone="soft">{words.lead}</Text>
        <ul className={styles.drafts}>
          {quiz.unfinished.map((draft) => (
            <li key={draft.id} className={styles.draft}>
              <div>
                <Title as="h2" size="small">
                  {progress(draft).heading}
                </Title>
                <Text tone="soft" size="small">
                  {progress(draft).words}
                </Text>
              </div>
              <Button onClick={() => goOn(draft)}>{words.goOn}</Button>
            </li>
          ))}
        </ul>
        <div className={styles.startOver}>
          <Button kind="ghost" onClick={startOver}>
            {quiz.uid ? words.another : words.over}
          </Button>
          {!quiz.uid && (
            <Text tone="soft" size="small">
              {words.overNote}
            </Text>
          )}
        </div>
      </div>
    </QuizFrame>
  );
}

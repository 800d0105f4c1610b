import { Accordion } from '#app/ui/layout/accordion.tsx';
import { Text } from '#app/ui/type/text.tsx';
import type { Question } from '#core/survey/index.ts';
import type { StepProps } from '../step-props.ts';
import { quizWords } from '../words.ts';
import { DoorwayPlan } from './doorway-plan.tsx';
import { MeasurementField } from './measurement-field.tsx';
import styles from './measurement-form.module.css';
import { QuestionField } from './question-field.tsx';
import { RoomSketch } from './room-sketch.tsx';
import { SplitStep } from './split-step.tsx';

const words = quizWords.measurements;

/** Required fields come first; what only the plan needs is collapsed. */
const isDetail = (question: Question) => question.required === undefined && question.answer !== 'text';

/** The walls and doorway in feet and inches, a note about each wall, and the doorway's position. */
export function MeasurementForm(props: StepProps) {
  const { questions, lead } = props;
  const lengths = questions.filter((question) => question.answer === 'measurement' && !isDetail(question));
  const texts = questions.filter(({ answer }) => answer === 'text');
  const details = questions.filter(isDetail);
  return (
    <SplitStep
      lead={
        <>
          {lead}
          <RoomSketch />
        </>
      }
    >
      <div className={styles.lengths}>
        {lengths.map((question) => (
          <MeasurementField
            key={question.key}
            question={question}
            answers={props.answers}
            give={props.give}
            invalid={props.errorOf(question.key) !== undefined}
          />
        ))}
      </div>
      {texts.map((question) => (
        <QuestionField key={question.key} {...props} question={question} />
      ))}
      {details.length > 0 && (
        <Accordion
          headingLevel={2}
          wide
          items={[
            {
              id: 'doorway',
              title: words.doorway,
              body: (
                <div className={styles.details}>
                  <Text tone="soft" size="small">
                    {words.doorwayHint}
                  </Text>
                  <DoorwayPlan answers={props.answers} give={props.give} />
                  {details.map((question) => (
                    <QuestionField key={question.key} {...props} question={question} folded />
                  ))}
                </div>
              ),
            },
          ]}
        />
      )}
    </SplitStep>
  );
}

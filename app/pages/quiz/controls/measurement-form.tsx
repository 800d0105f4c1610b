import { Accordion } from '#app/ui/layout/accordion.tsx';
import { Text } from '#app/ui/type/text.tsx';
import type { Question } from '#core/survey/index.ts';
import type { StepProps } from '../step-props.ts';
import { quizWords } from '../words.ts';
import { DoorwayPlan } from './doorway-plan.tsx';
import { MeasurementField } from './measurement-field.tsx';
import styles from './measurement-form.module.css';
import { QuestionField } from './question-field.tsx';
import roomSketchStyles from './room-sketch.module.css';
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

/** Explains which wall is A, which is B, and what the doorway is. */
function RoomSketch() {
  return (
    <svg viewBox="0 0 320 220" className={roomSketchStyles.sketch} role="img" aria-label={quizWords.measurements.plan}>
      <path className={roomSketchStyles.floor} d="M20 30h260v170H20z" />
      <path className={roomSketchStyles.wall} d="M280 92V30H20v170h260v-62" />
      <path className={roomSketchStyles.door} d="M280 92a46 46 0 0 0-46 46h46" />
      <path className={roomSketchStyles.measure} d="M20 14h260M20 8v12M280 8v12M302 30v170M296 30h12M296 200h12" />
      <text x="150" y="54">
        Wall A
      </text>
      <text x="226" y="70" textAnchor="start">
        Wall B
      </text>
    </svg>
  );
}

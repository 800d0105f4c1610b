import { Slider } from '#app/ui/field/slider.tsx';
import { numberOf } from '#core/survey/index.ts';
import type { StepProps } from '../step-props.ts';
import { Companion } from './companion.tsx';
import { QuestionField } from './question-field.tsx';
import { SplitStep } from './split-step.tsx';

/** Stacked fields: a text, several notes, a state, a zip code, an address. */
export function FieldsStep({ folded = false, ...props }: StepProps & { folded?: boolean }) {
  return (
    <SplitStep lead={props.lead} beside={<Companion {...props} />}>
      {props.questions.map((question) => (
        <QuestionField key={question.key} {...props} question={question} folded={folded} />
      ))}
    </SplitStep>
  );
}

/** From 1 to 10, with − and +. Starts at the usual answer. */
export function SliderStep(props: StepProps) {
  const { questions, answers, give, lead } = props;
  const [question] = questions;
  if (question?.answer !== 'scale') return null;
  return (
    <SplitStep lead={lead} beside={<Companion {...props} />}>
      <Slider
        label={question.label}
        least={question.minimum}
        most={question.maximum}
        ends={question.ends}
        name={question.key}
        value={numberOf(answers, question.key) ?? question.usual}
        onChange={(value) => give({ [question.key]: value })}
      />
    </SplitStep>
  );
}

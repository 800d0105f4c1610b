import { CheckboxGroup } from '#app/ui/choice/checkbox-group.tsx';
import { RadioGroup } from '#app/ui/choice/radio-group.tsx';
import {
  answerAt,
  inWords,
  isRequired,
  listOf,
  type OptionValue,
  optionsOf,
  type Question,
  toggle,
} from '#core/survey/index.ts';
import styles from '../quiz.module.css';
import type { StepProps } from '../step-props.ts';
import { choiceOptions, optionValue } from './choice-options.tsx';
import { Companion } from './companion.tsx';
import { isPictured } from './option-picture.tsx';
import { QuestionField } from './question-field.tsx';
import { SplitStep } from './split-step.tsx';

/**
 * One or several of a few options: with pictures, a grid whose first cell is the question; otherwise rows beside it.
 */
export function ChoiceStep(props: StepProps) {
  const { questions, answers, context, pictures, lead, further = false } = props;
  const [question, ...more] = questions;
  if (!question) return null;
  const options = optionsOf(question, answers, context);
  const form = isPictured(options, pictures) ? 'cards' : 'rows';
  const choices = choiceOptions(options, { form, pictures, ranges: question.answer === 'budget' });
  const look = {
    label: inWords(props.step.title, answers),
    hideLabel: true,
    form,
    options: choices,
    name: question.key,
    required: isRequired(question, answers, context),
    // With the question as a cell, three options make two full rows of two.
    columns: !further && options.filter(({ small }) => !small).length === 3 ? 2 : 3,
    ...(form === 'cards' && !further ? { lead } : {}),
  } as const;
  const group =
    question.answer === 'several' ? (
      <CheckboxGroup
        {...look}
        value={listOf(answers, question.key).map(String)}
        onChange={(next) => giveSeveral(props, question, next)}
      />
    ) : (
      <RadioGroup
        {...look}
        value={chosenText(answerAt(answers, question.key))}
        onChange={(text) => props.give({ [question.key]: optionValue(options, text) })}
        onPick={(text) => props.pick({ [question.key]: optionValue(options, text) })}
      />
    );
  const others = more.map((each) => <QuestionField key={each.key} question={each} {...props} />);

  if (form === 'rows') {
    return (
      <SplitStep lead={lead} beside={<Companion {...props} />}>
        {group}
        {others}
      </SplitStep>
    );
  }
  return (
    <div className={styles.control}>
      {further && <div className={styles.lead}>{lead}</div>}
      {group}
      {others.length > 0 && <div className={styles.narrow}>{others}</div>}
    </div>
  );
}

const chosenText = (value: unknown) => (value === undefined ? null : String(value));

/** The group reports what is ticked; the survey rules decide what that means for the other options. */
function giveSeveral({ answers, context, give }: StepProps, question: Question, next: readonly string[]): void {
  const options = optionsOf(question, answers, context);
  const before = listOf(answers, question.key) as readonly OptionValue[];
  const changed =
    next.find((text) => !before.map(String).includes(text)) ??
    before.map(String).find((text) => !next.includes(text)) ??
    null;
  const clicked = changed === null ? null : optionValue(options, changed);
  if (clicked !== null) give({ [question.key]: toggle(options, before, clicked) });
}

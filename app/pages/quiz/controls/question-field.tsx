import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { RadioGroup } from '#app/ui/choice/radio-group.tsx';
import { NumberField } from '#app/ui/field/number-field.tsx';
import { Select } from '#app/ui/field/select.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { TextField, type TextFieldProps } from '#app/ui/field/text-field.tsx';
import { sanitiseZip, stateNameOfZip, zipInput } from '#core/places/index.ts';
import { answerAt, inWords, isRequired, numberOf, optionsOf, type Question, textOf } from '#core/survey/index.ts';
import type { StepProps } from '../step-props.ts';
import { choiceOptions, optionValue } from './choice-options.tsx';
import { MeasurementField } from './measurement-field.tsx';

type FieldProps = Pick<StepProps, 'answers' | 'context' | 'errorOf' | 'give'> & {
  question: Question;
  /** Collapses long option lists. */
  folded?: boolean;
};

/** Longer texts get a text area. */
const longText = 250;

/** One question as a form field, by its kind of answer. */
export function QuestionField(props: FieldProps) {
  const { question, answers, context, errorOf, give, folded = false } = props;
  const { key } = question;
  const words = { label: question.label, error: errorOf(key), optional: !isRequired(question, answers, context) };

  switch (question.answer) {
    case 'text':
      return <TextQuestion {...props} question={question} words={words} />;
    case 'number':
      return (
        <NumberField
          {...words}
          name={key}
          least={question.minimum}
          most={question.maximum}
          step={1}
          value={numberOf(answers, key)}
          onChange={(value) => give({ [key]: value })}
        />
      );
    case 'zip':
      return <ZipQuestion {...props} words={words} />;
    case 'measurement':
      return <MeasurementField question={question} answers={answers} give={give} invalid={words.error !== undefined} />;
    case 'one': {
      const options = optionsOf(question, answers, context);
      const chosen = answerAt(answers, key);
      const choice = {
        label: question.label,
        error: words.error,
        value: chosen === undefined ? null : String(chosen),
        onChange: (text: string) => give({ [key]: optionValue(options, text) }),
      };
      const plain = options.map(({ value, label }) => ({ value: String(value), label }));
      if (folded) return <Select {...choice} name={key} optional={words.optional} options={plain} />;
      return <RadioGroup {...choice} options={choiceOptions(options, { form: 'rows', pictures: {} })} />;
    }
    default:
      return null;
  }
}

interface Words {
  label: string;
  error: string | undefined;
  optional: boolean;
}

function TextQuestion({
  question,
  answers,
  give,
  words,
}: FieldProps & { question: Extract<Question, { answer: 'text' }>; words: Words }) {
  const { key, maximumLength } = question;
  const placeholder = question.placeholder && inWords(question.placeholder, answers);
  const value = textOf(answers, key) ?? '';
  if (maximumLength < longText) {
    return (
      <OnceField
        {...words}
        name={key}
        maxLength={maximumLength}
        value={value}
        onReport={(text) => give({ [key]: text.trim() === '' ? null : text })}
        {...(placeholder === undefined ? {} : { placeholder })}
      />
    );
  }
  return (
    <TextArea
      {...words}
      name={key}
      rows={maximumLength > 600 ? 5 : 2}
      maxLength={maximumLength}
      value={value}
      placeholder={placeholder}
      onChange={(event) => give({ [key]: event.target.value === '' ? null : event.target.value })}
    />
  );
}

function ZipQuestion({ question, answers, give, words }: FieldProps & { words: Words }) {
  const zip = textOf(answers, question.key) ?? '';
  const state = stateNameOfZip(zip);
  return (
    <OnceField
      {...words}
      name={question.key}
      autoComplete="postal-code"
      {...zipInput}
      value={zip}
      clean={sanitiseZip}
      isWhole={(text) => text.length === 5}
      onReport={(text) => give({ [question.key]: text === '' ? null : text })}
      {...(state !== 'none' && !words.error ? { good: state } : {})}
    />
  );
}

interface OnceFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'onBlur' | 'onKeyDown'> {
  value: string;
  /** Called once with what was typed, on blur or Enter, and only if it changed. */
  onReport: (text: string) => void;
  /** Removes invalid characters as they're typed. */
  clean?: (text: string) => string;
  /** Reports at once what needs no more typing. Waiting for blur would move the page under a finger on Continue. */
  isWhole?: (text: string) => boolean;
}

/** Reports a text when it's finished rather than on every key. */
function OnceField({ value, onReport, clean = (text) => text, isWhole = () => false, ...field }: OnceFieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }

  const report = (text = typed) => {
    if (text !== value) onReport(text);
  };
  const change = (text: string) => {
    setTyped(text);
    if (isWhole(text)) report(text);
  };
  const latest = useRef(() => report());
  latest.current = () => report();

  // Save the text even if the user leaves mid-word, by Back or by closing the window.
  useEffect(() => {
    const leave = () => latest.current();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  const reportOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter') report();
  };

  return (
    <TextField
      {...field}
      value={typed}
      onChange={(event) => change(clean(event.target.value))}
      onBlur={() => report()}
      onKeyDown={reportOnEnter}
    />
  );
}

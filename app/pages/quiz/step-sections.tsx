import { type ReactNode, useState } from 'react';
import { TextButton } from '#app/ui/action/text-link.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import {
  answerInWords,
  inWords,
  optionsOf,
  type Question,
  type Screen,
  sameAs,
  stepAt,
  visibleQuestions,
} from '#core/survey/index.ts';
import { ChoiceStep } from './controls/choice-step.tsx';
import { FieldsStep, SliderStep } from './controls/field-steps.tsx';
import { ImageUpload } from './controls/image-upload.tsx';
import { MeasurementForm } from './controls/measurement-form.tsx';
import { RugCarousel } from './controls/rug-carousel.tsx';
import { StyleSelector } from './controls/style-selector.tsx';
import { QuestionLead } from './question-lead.tsx';
import type { StepProps } from './step-props.ts';
import styles from './step-sections.module.css';
import { SummaryStep } from './summary-step.tsx';
import { quizWords as words } from './words.ts';

type PartsProps = Omit<StepProps, 'step' | 'questions' | 'lead'> & { screen: Screen; focused: boolean };

/** A screen's steps, one below the other. The first has the page's heading. */
export function StepParts({ screen, focused, ...props }: PartsProps) {
  // A suggestion may ask a further question: a rug as colorful as the sofa has a color too.
  const filled = stepAt(screen.slug, props.answers, props.context);
  const [first, ...more] = filled.slug === screen.slug ? filled.parts : screen.parts;
  if (!first) return null;
  const hasOwnTitle = screen.title !== first.title;
  if (!hasOwnTitle && more.length === 0) return <Part {...props} step={first} focused={focused} />;
  const further = hasOwnTitle ? [first, ...more] : more;
  return (
    <>
      {hasOwnTitle ? (
        <div className={styles.head}>
          <QuestionLead step={screen} answers={props.answers} focused={focused} />
        </div>
      ) : (
        <Part {...props} step={first} focused={focused} />
      )}
      {further.map((part) => (
        <section key={part.slug} className={styles.part}>
          <Part {...props} step={part} focused={false} further />
        </section>
      ))}
    </>
  );
}

type PartProps = Omit<StepProps, 'questions' | 'lead'> & { focused: boolean };

function Part({ focused, further = false, ...props }: PartProps) {
  const { step, answers, context } = props;
  const [isOpen, setIsOpen] = useState(false);
  const questions = visibleQuestions(step, answers, context);
  const options = questions
    .flatMap((question) => optionsOf(question, answers, context).map(({ label }) => label))
    .join('; ');
  const same = takenOver(questions, props);
  const lead = <QuestionLead step={step} answers={answers} options={options} focused={focused} further={further} />;
  if (same && !isOpen) {
    return <TakenOver {...same} title={inWords(step.title, answers)} lead={lead} onChange={() => setIsOpen(true)} />;
  }
  return <StepControl {...props} further={further} questions={questions} lead={lead} />;
}

/** What a like piece's answer says here; null where the customer answered differently, or nothing yet. */
function takenOver([question]: readonly Question[], { answers, context }: Pick<StepProps, 'answers' | 'context'>) {
  const from = question ? sameAs(question, answers) : null;
  const answer = question && from ? answerInWords(question, answers, context) : null;
  return from && answer ? { from, answer } : null;
}

interface TakenOverProps {
  title: string;
  lead: ReactNode;
  from: string;
  answer: string;
  onChange: () => void;
}

/** One line instead of the same choice again. */
function TakenOver({ title, lead, from, answer, onChange }: TakenOverProps) {
  return (
    <>
      <div className={styles.head}>{lead}</div>
      <div className={styles.same}>
        <Text>
          {answer}
          <Text as="span" tone="soft" size="small" className={styles.from}>
            {from}
          </Text>
        </Text>
        <TextButton onClick={onChange}>
          {words.change}
          <VisuallyHidden> {title}</VisuallyHidden>
        </TextButton>
      </div>
    </>
  );
}

/** The screen for a kind of step. Account and payment have their own forms elsewhere. */
function StepControl(props: StepProps) {
  switch (props.step.kind) {
    case 'radio-list':
    case 'budget-list':
    case 'checkbox-list':
    case 'measurement-method':
      return <ChoiceStep {...props} />;
    case 'style-selector':
      return <StyleSelector {...props} />;
    case 'rug-style-carousel':
      return <RugCarousel {...props} />;
    case 'slider':
      return <SliderStep {...props} />;
    case 'image-upload':
      return <ImageUpload {...props} />;
    case 'measurement-form':
      return <MeasurementForm {...props} />;
    case 'dropdown':
    case 'shipping-form':
      return <FieldsStep {...props} folded />;
    case 'textarea':
    case 'text-inputs':
    case 'text-once':
    case 'delivery-zip':
      return <FieldsStep {...props} />;
    case 'summary':
      return <SummaryStep {...props} />;
    case 'registration':
    case 'basic-registration':
    case 'placeholder':
    case 'payment':
      return null;
  }
}

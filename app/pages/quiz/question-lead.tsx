import { useEffect, useRef } from 'react';
import { GlossaryLinks } from '#app/parts/reading/glossary-links.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { Aside, Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { type Answers, inWords, type Step } from '#core/survey/index.ts';
import styles from './quiz.module.css';

/** Link text for a note, by path. */
const linkWords: Readonly<Record<string, string>> = {
  '/measurements': 'How to measure',
  '/scan-with-rendr': 'How to scan a room',
};

interface QuestionLeadProps {
  step: Step;
  answers: Answers;
  /** The possible answers as text. */
  options?: string;
  /** Takes focus, so that a screen reader reads the next question. */
  focused?: boolean;
  /** A further question on the same screen. */
  further?: boolean;
}

/** The question, with help for answering it and anything worth knowing. */
export function QuestionLead({ step, answers, options = '', focused = false, further = false }: QuestionLeadProps) {
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (focused) title.current?.focus({ preventScroll: true });
  }, [focused]);

  return (
    <>
      <Title
        as={further ? 'h2' : 'h1'}
        size={further ? 'heading' : 'question'}
        ref={title}
        tabIndex={-1}
        className={styles.question}
      >
        {inWords(step.title, answers)}
      </Title>
      {step.help && <Text tone="soft">{inWords(step.help, answers)}</Text>}
      <GlossaryLinks words={options} apart />
      {step.note && (
        <Aside title={step.note.title}>
          {step.note.text}{' '}
          {step.note.link && (
            <TextLink inline href={step.note.link}>
              {linkWords[step.note.link] ?? step.note.link}
            </TextLink>
          )}
        </Aside>
      )}
    </>
  );
}

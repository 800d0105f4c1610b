import { useRef } from 'react';
import { IconButton } from '#app/ui/action/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#app/ui/icon/signs.tsx';
import { optionsOf } from '#core/survey/index.ts';
import type { StepProps } from '../step-props.ts';
import { quizWords as words } from '../words.ts';
import { ChoiceStep } from './choice-step.tsx';
import { isPictured } from './option-picture.tsx';
import styles from './rug-carousel.module.css';

/** Choose several from a scrolling row of pictures; without pictures, a plain list. */
export function RugCarousel(props: StepProps) {
  const { questions, answers, context, pictures, lead } = props;
  const strip = useRef<HTMLDivElement>(null);
  const [question] = questions;
  if (!question || !isPictured(optionsOf(question, answers, context), pictures)) return <ChoiceStep {...props} />;

  const slide = (direction: 1 | -1) => {
    const width = strip.current?.querySelector('label')?.clientWidth ?? 0;
    strip.current?.scrollBy({ left: direction * width });
  };

  return (
    <div className={styles.carousel}>
      <div className={styles.head}>
        <div className={styles.lead}>{lead}</div>
        <div className={styles.controls}>
          <IconButton kind="ring" label={words.previousStyles} onClick={() => slide(-1)}>
            <ChevronLeftIcon />
          </IconButton>
          <IconButton kind="ring" label={words.nextStyles} onClick={() => slide(1)}>
            <ChevronRightIcon />
          </IconButton>
        </div>
      </div>
      <div ref={strip} className={styles.strip}>
        <ChoiceStep {...props} lead={null} />
      </div>
    </div>
  );
}

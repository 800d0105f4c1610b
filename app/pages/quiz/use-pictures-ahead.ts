import { useEffect } from 'react';
import { imageSources } from '#core/media/index.ts';
import { type Answers, nextStep, picturesOf, type QuizContext, type Step } from '#core/survey/index.ts';
import { cardSizes } from './controls/option-picture.tsx';
import type { Pictures } from './step-props.ts';

/** Fetches the next step's pictures while this one is read, so that it is there at once. */
export function usePicturesAhead(step: Step, answers: Answers, context: QuizContext, pictures: Pictures): void {
  const next = nextStep(step.slug, answers, context);

  useEffect(() => {
    if (!next) return;
    const fetchThem = () => {
      for (const id of picturesOf(next)) {
        const facts = pictures[id];
        if (!facts) continue;
        const image = new Image();
        image.sizes = cardSizes;
        image.srcset = imageSources(id, facts.width);
      }
    };
    // What is seen now comes first.
    const later = setTimeout(fetchThem, 300);
    return () => clearTimeout(later);
  }, [next, pictures]);
}

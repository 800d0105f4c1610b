import { Ground } from '#app/ui/picture/ground.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { companionOf } from '#core/survey/index.ts';
import type { StepProps } from '../step-props.ts';
import styles from './companion.module.css';

const sizes = '(min-width: 768px) 42vw, 1px';

/** The piece or room in question, beside a text answer. Shown only if there's space for it. */
export function Companion({ step, answers, pictures }: Pick<StepProps, 'step' | 'answers' | 'pictures'>) {
  const publicId = companionOf(step, answers);
  const facts = pictures[publicId];
  if (!facts) return null;
  const { width, height, cutOut } = facts;
  const picture = { publicId, alt: '', width, height, sizes };
  if (!cutOut) {
    return (
      <div className={styles.companion}>
        <Picture {...picture} fit="cover" focus="50% 70%" />
      </div>
    );
  }
  return (
    <Ground tone="oat" className={styles.companion}>
      <div className={styles.standing}>
        <Picture {...picture} fit="contain" focus="50% 100%" cutOut />
      </div>
    </Ground>
  );
}

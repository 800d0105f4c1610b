import { Ground } from '#app/ui/picture/ground.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { companionOf } from '#core/survey/index.ts';
import type { StepProps } from '../step-props.ts';
import styles from './companion.module.css';
import { lies } from './option-picture.tsx';

const sizes = '(min-width: 768px) 42vw, 1px';

type CompanionProps = Pick<StepProps, 'step' | 'answers' | 'pictures' | 'further'>;

/** The piece or room in question, beside a text answer. Shown only if there's space for it. */
export function Companion({ step, answers, pictures, further }: CompanionProps) {
  const publicId = companionOf(step, answers);
  const facts = pictures[publicId];
  // One picture a screen is enough.
  if (!facts || further) return null;
  const { width, height, cutOut } = facts;
  const picture = { publicId, alt: '', width, height, sizes };
  if (!cutOut) {
    return (
      <div className={styles.companion}>
        <Picture {...picture} fit="cover" focus="50% 70%" />
      </div>
    );
  }
  const isLying = lies(publicId);
  return (
    <Ground tone="oat" flat={isLying} className={styles.companion}>
      <div className={isLying ? styles.lying : styles.standing}>
        <Picture {...picture} fit="contain" focus={isLying ? '50% 50%' : '50% 100%'} cutOut />
      </div>
    </Ground>
  );
}

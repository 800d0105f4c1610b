import type { CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import { CheckIcon } from '../icon/signs.tsx';
import { Ground } from '../picture/ground.tsx';
import cards from './choice-cards.module.css';
import styles from './choice-group.module.css';
import type { ChoiceGroupLook, ChoiceOption } from './choice-option.ts';

export function choiceClass(form: ChoiceGroupLook['form'] = 'rows', small = false): string {
  if (form === 'cards' && small) return classNames(styles.pill, cards.small);
  return classNames(form === 'cards' ? cards.card : form === 'pills' ? styles.pill : styles.row);
}

interface ChoiceFaceProps {
  option: ChoiceOption;
  form: ChoiceGroupLook['form'];
  mark: 'round' | 'box';
}

/** What an option looks like inside its label. */
export function ChoiceFace({ option, form, mark }: ChoiceFaceProps) {
  if (form === 'cards' && !option.small) return <CardFace option={option} />;
  return (
    <>
      <span className={classNames(styles.mark, styles[mark])}>
        <CheckIcon />
      </span>
      <span className={styles.words}>
        <span className={styles.name} data-text={option.label}>
          {option.label}
        </span>
        {option.note && <span className={styles.note}>{option.note}</span>}
      </span>
      {option.aside && <span className={styles.aside}>{option.aside}</span>}
    </>
  );
}

function CardFace({ option }: { option: ChoiceOption }) {
  const { label, note, picture, swatch, glyph, lies = false, tone = 'stone' } = option;
  return (
    <>
      <Ground tone={tone} flat={lies || swatch !== undefined} className={cards.ground}>
        <div className={cards.stage}>
          {swatch === undefined ? (
            picture
          ) : (
            <span className={cards.swatch} style={{ '--swatch-colour': swatch } as CSSProperties} />
          )}
        </div>
        <span className={cards.tick}>
          <CheckIcon small />
        </span>
      </Ground>
      <span className={cards.caption}>
        {glyph}
        <span>
          {label}
          {note && <span className={cards.note}>{note}</span>}
        </span>
      </span>
    </>
  );
}

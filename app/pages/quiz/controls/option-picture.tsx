import { CloseIcon } from '#app/ui/icon/signs.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { OfferedOption } from '#core/survey/index.ts';
import type { Pictures } from '../step-props.ts';
import styles from './option-picture.module.css';

/** A third of the page, half of a phone. */
export const cardSizes = '(min-width: 768px) 31vw, 46vw';

/** Do all of these have something to show? A question's options are either all pictures or all text. */
export const isPictured = (options: readonly OfferedOption[], pictures: Pictures): boolean =>
  options.every(
    ({ exclusive, swatch, pictures: [first] = [] }) =>
      exclusive || swatch || (first !== undefined && first in pictures),
  ) && options.some(({ exclusive }) => !exclusive);

/** An option's picture: a cut-out piece, a photo, or the icon for "none of these". */
export function OptionPicture({ option, pictures }: { option: OfferedOption; pictures: Pictures }) {
  const [publicId] = option.pictures ?? [];
  const facts = publicId === undefined ? undefined : pictures[publicId];
  if (publicId === undefined || !facts) {
    return option.exclusive ? <CloseIcon className={styles.none} /> : null;
  }
  const { width, height, cutOut } = facts;
  return (
    <span className={cutOut ? styles.standing : styles.whole} data-whole={cutOut ? undefined : ''}>
      <Picture
        publicId={publicId}
        alt=""
        width={width}
        height={height}
        sizes={cardSizes}
        fit={cutOut ? 'contain' : 'cover'}
        focus={cutOut ? '50% 100%' : '50% 60%'}
        cutOut={cutOut}
        square
      />
    </span>
  );
}

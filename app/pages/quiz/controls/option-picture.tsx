import { classNames } from '#app/ui/class-names.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { OfferedOption } from '#core/survey/index.ts';
import type { Pictures } from '../step-props.ts';
import styles from './option-picture.module.css';

/** A third of the page, half of a phone. */
export const cardSizes = '(min-width: 768px) 31vw, 46vw';

/** Do all of these have something to show? A question's options are either all pictures or all text. */
export const isPictured = (options: readonly OfferedOption[], pictures: Pictures): boolean =>
  options.every(
    ({ small, swatch, pictures: [first] = [] }) => small || swatch || (first !== undefined && first in pictures),
  ) && options.some(({ small }) => !small);

/** A rug is photographed lying on the floor, so it gets no wall behind it and no shadow under its feet. */
export const lies = (publicId: string): boolean => /^quiz\/(?:rug-[^/]+\/|pieces\/rug$)/.test(publicId);

/** An option's picture: a cut-out piece or a photo. */
export function OptionPicture({ option, pictures }: { option: OfferedOption; pictures: Pictures }) {
  const [publicId] = option.pictures ?? [];
  const facts = publicId === undefined ? undefined : pictures[publicId];
  if (publicId === undefined || !facts) return null;
  const { width, height, cutOut, blur } = facts;
  const isLying = lies(publicId);
  return (
    <span
      className={classNames(cutOut ? styles.standing : styles.whole, isLying && styles.lying)}
      data-whole={cutOut ? undefined : ''}
    >
      <Picture
        publicId={publicId}
        alt=""
        width={width}
        height={height}
        sizes={cardSizes}
        fit={cutOut ? 'contain' : 'cover'}
        focus={isLying ? '50% 50%' : cutOut ? '50% 100%' : '50% 60%'}
        cutOut={cutOut}
        blur={blur}
        square
      />
    </span>
  );
}

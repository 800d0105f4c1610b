import { classNames } from '#app/ui/class-names.ts';
import { StarIcon } from '#app/ui/icon/things.tsx';
import { type Stars as StarCount, starCounts } from '#core/review/index.ts';
import styles from './stars.module.css';

/** A review's stars, read out as '4 out of 5 stars'. */
export function Stars({ stars }: { stars: StarCount }) {
  return (
    <span className={styles.stars} role="img" aria-label={`${stars} out of 5 stars`}>
      {starCounts.map((count) => (
        <StarIcon key={count} small className={classNames(styles.star, count <= stars && styles.given)} />
      ))}
    </span>
  );
}

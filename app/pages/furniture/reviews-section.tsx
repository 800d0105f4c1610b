import { Stars } from '#app/parts/review/stars.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { ShareBar } from '#app/ui/chart/share-bar.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { rooms } from '#core/catalog/index.ts';
import { imagePath, uploadPreset } from '#core/media/index.ts';
import { stateName } from '#core/places/index.ts';
import { easternDay, shortDayWords } from '#core/promotion/index.ts';
import {
  type ReviewSummary,
  reviewCountWords,
  reviewerWords,
  type Stars as StarCount,
  starCounts,
  starWords,
} from '#core/review/index.ts';
import type { PieceReviews, PublicReview } from '#server/review/read-reviews.ts';
import styles from './reviews-section.module.css';
import { reviewsWords as words } from './words.ts';

interface ReviewsPartProps {
  recordId: string;
  pieceReviews: PieceReviews;
  /** Whether the reader received the piece, and whether they have written about it. */
  own: 'none' | 'may-write' | 'written';
}

/** What customers who received the piece say about it. */
export function ReviewsSection({ recordId, pieceReviews: { summary, reviews, page, pages }, own }: ReviewsPartProps) {
  const to = (number: number) => `?reviews=${number}#reviews`;
  return (
    <section id="reviews" aria-labelledby="reviews-title" className={styles.part}>
      <Title as="h2" size="heading" id="reviews-title" className={styles.heading}>
        {words.title}
      </Title>
      <div className={styles.columns}>
        <div className={styles.beside}>
          <Summary summary={summary} />
          {own !== 'none' && (
            <TextLink href={`/furniture/${recordId}/review`}>{own === 'written' ? words.yours : words.write}</TextLink>
          )}
        </div>
        <div className={styles.list}>
          <ul>
            {reviews.map((review) => (
              <Review key={review.id} review={review} />
            ))}
          </ul>
          {pages > 1 && (
            <nav aria-label={words.pages} className={styles.pager}>
              <Text size="small" tone="soft">
                {words.page(page, pages)}
              </Text>
              {page > 1 && <TextLink href={to(page - 1)}>{words.newer}</TextLink>}
              {page < pages && <TextLink href={to(page + 1)}>{words.older}</TextLink>}
            </nav>
          )}
        </div>
      </div>
    </section>
  );
}

/** The average and its spread, once there are enough reviews to mean something. */
function Summary({ summary: { count, average, spread } }: { summary: ReviewSummary }) {
  if (count === 0) return <Text tone="soft">{words.none}</Text>;
  if (average === null) return <Text tone="soft">{words.soFar(count)}</Text>;
  const most: readonly StarCount[] = [...starCounts].reverse();
  return (
    <>
      <p className={styles.average}>
        <strong>{words.average(average)}</strong>
        <span>{reviewCountWords(count)}</span>
      </p>
      <ul className={styles.spread} aria-label={words.spread}>
        {most.map((stars) => (
          <li key={stars}>
            <span>{starWords(stars)}</span>
            <ShareBar part={spread[stars] / count} />
            <span>{spread[stars]}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

const [small, full] = [480, 1920];

function Review({ review }: { review: PublicReview }) {
  const { stars, words: said, room, photoId, firstName, deliveredState, writtenAt } = review;
  const name = reviewerWords(firstName, stateName(deliveredState));
  return (
    <li className={styles.review}>
      <Stars stars={stars} />
      <Text className={styles.said}>{said}</Text>
      {photoId && (
        <a
          href={imagePath(`${uploadPreset}/${photoId}`, full)}
          target="_blank"
          rel="noreferrer"
          className={styles.photo}
        >
          <img src={imagePath(`${uploadPreset}/${photoId}`, small)} alt={words.photo(firstName)} loading="lazy" />
        </a>
      )}
      <Text size="small" tone="soft">
        {[name, rooms[room].label, shortDayWords(easternDay(writtenAt))].join(' · ')}
      </Text>
    </li>
  );
}

import { formatNumber } from '../texts/index.ts';
import type { Stars } from './review.ts';

export const starWords = (stars: Stars): string => `${stars} ${stars === 1 ? 'star' : 'stars'}`;

/** All that's shown about a reviewer: 'June, Massachusetts'. */
export const reviewerWords = (firstName: string, state: string): string =>
  [firstName, state].filter((word) => word !== '').join(', ');

export const reviewCountWords = (count: number): string =>
  count === 1 ? '1 review' : `${formatNumber(count)} reviews`;

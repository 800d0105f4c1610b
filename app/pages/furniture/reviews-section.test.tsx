import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { fewestForAverage, noStars, summaryOf } from '#core/review/index.ts';
import { ReviewsSection } from './reviews-section.tsx';

const shown = (given: Partial<typeof noStars>) => {
  const pieceReviews = { summary: summaryOf({ ...noStars, ...given }), reviews: [], page: 1, pages: 1 };
  const element = <ReviewsSection recordId="rec-sofa" pieceReviews={pieceReviews} own="none" />;
  return renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
};

it('shows an average from five reviews on, and only a count before', () => {
  expect(fewestForAverage).toBe(5);
  for (const count of [1, 2, 3, 4]) {
    expect(shown({ 4: count })).not.toMatch(/out of 5|4\.0/);
    expect(shown({ 4: count })).toContain(String(count));
  }
  expect(shown({ 5: 4, 1: 1 })).toContain('4.2 out of 5');
});

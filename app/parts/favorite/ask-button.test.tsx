import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { WishPlace } from '#core/project/index.ts';
import { AskButton } from './ask-button.tsx';
import { favoriteWords as words } from './words.ts';

const drawn = (wish: WishPlace | null) => {
  const element = <AskButton recordId="rec-1" wish={wish} />;
  return renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
};

it('says where a wish is, and speaks of paying the fee only to someone who hasn’t', () => {
  expect(drawn(null)).toContain(words.ask);
  for (const wish of ['sent', 'inBrief', 'nextProject', 'kept'] as const) {
    expect(drawn(wish)).toContain(words[wish]);
    expect(drawn(wish)).not.toContain(words.ask);
    expect(/paid the fee/.test(drawn(wish))).toBe(wish === 'kept');
  }
  expect(drawn('nextProject')).toContain('with your next project');
});

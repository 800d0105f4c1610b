import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { useDataRouter } from './data-router.ts';

test('the router is found, and tells of navigations, fetchers and reloads', () => {
  let found: ReturnType<typeof useDataRouter>;
  const Page = () => {
    found = useDataRouter();
    return null;
  };
  const router = createMemoryRouter([{ path: '/', element: <Page /> }]);
  renderToString(<RouterProvider router={router} />);
  expect(found).toBe(router);
  expect(found?.state).toMatchObject({
    navigation: { state: 'idle', location: undefined },
    fetchers: expect.any(Map),
    revalidation: 'idle',
  });
  expect(found?.subscribe(() => undefined)).toBeTypeOf('function');
});

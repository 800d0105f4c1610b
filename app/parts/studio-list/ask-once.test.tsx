import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { AskOnceForm } from './ask-once.tsx';

/** The form as it's drawn while something is on its way. */
function shownWhile(sent: Record<string, string> | null): string {
  const element = <AskOnceForm label="Retry" question="Really?" keep="No" act={{ name: 'act', value: 'retry' }} />;
  const router = createMemoryRouter([{ path: '/', element, action: () => new Promise<null>(() => undefined) }]);
  const formData = new FormData();
  for (const [name, value] of Object.entries(sent ?? {})) formData.set(name, value);
  if (sent) void router.navigate('/', { formMethod: 'post', formData });
  return renderToString(<RouterProvider router={router} />);
}

const refuses = 'aria-disabled="true"';

it('ignores a second press while the first is on its way, and only its own', () => {
  expect(shownWhile({ act: 'retry' })).toContain(refuses);
  expect(shownWhile({ act: 'look-again' })).not.toContain(refuses);
  expect(shownWhile(null)).not.toContain(refuses);
});

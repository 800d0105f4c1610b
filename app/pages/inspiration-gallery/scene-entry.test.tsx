import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { NoticesProvider } from '#app/shell/notices.tsx';
import type { ShownScene } from '#server/catalog/find-scenes.ts';
import { SceneEntry } from './scene-entry.tsx';

const scene = (pieces: ShownScene['pieces']): ShownScene => ({
  ...{
    publicId: 'scenes/one',
    width: 1600,
    height: 1000,
    alt: 'A green room',
    blur: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
  },
  ...{ room: 'living-room', style: 'draper', pieces },
});
const piece = (name: string, more: Partial<ShownScene['pieces'][number]> = {}): ShownScene['pieces'][number] => ({
  ...{ recordId: `rec-${name}`, name, priceCents: 150_000, inStock: true, like: null, spot: null, ...more },
});
const shown = (pieces: ShownScene['pieces']) => {
  const element = (
    <NoticesProvider firstComplaint={null}>
      <SceneEntry scene={scene(pieces)} first projects={null} />
    </NoticesProvider>
  );
  return renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />).replace(
    /<!-- -->/g,
    '',
  );
};

it('marks a piece that’s out of stock, with a like one that’s there and its price', () => {
  const like = { recordId: 'rec-vane', name: 'Vane sofa', priceCents: 170_000 };
  const page = shown([piece('Alder sofa', { inStock: false, like }), piece('Reed sideboard')]);
  expect(page).toContain('Out of stock');
  expect(page).toContain('href="/furniture/rec-vane"');
  // Right behind its name, so no one reads it as the price of the piece that's gone.
  expect(page).toMatch(/Vane sofa<\/a>, <[^>]+>\$1,700</);
  expect(page.match(/\$[\d,]+/g)).toEqual(['$1,700', '$1,500']);
  expect(shown([piece('Reed sideboard')])).not.toContain('Out of stock');
});

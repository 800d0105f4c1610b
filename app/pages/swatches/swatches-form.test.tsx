import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { SwatchesForm } from './swatches-form.tsx';

const person = { name: '', line1: '', line2: '', city: '', zip: '', email: '' };
const fabrics = [
  { id: 'sage-weave', name: 'Sage weave', isLeather: false, swatch: '#7f8b7c' },
  { id: 'cognac-leather', name: 'Cognac leather', isLeather: true, swatch: '#8a4f2b' },
  { id: 'unknown-cloth', name: 'Unknown cloth', isLeather: false, swatch: null },
];

it('shows each swatch as plain cloth in its own color, never as a part of a piece’s photo', () => {
  const element = <SwatchesForm fabrics={fabrics} chosen={[]} person={person} formId="form" answer={undefined} />;
  const html = renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  for (const { name, swatch } of fabrics) {
    expect(html).toContain(name);
    if (swatch) expect(html).toContain(`--swatch:${swatch}`);
  }
  expect(html).not.toContain('<img');
});

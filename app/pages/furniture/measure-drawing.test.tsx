import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { publicItem } from '#core/catalog/index.ts';
import { measuredPiece } from '#server/catalog/measured-piece.ts';
import { catalog } from '#showroom/catalog/index.ts';
import { MeasureDrawing } from './measure-drawing.tsx';

function pageOf(recordId: string, hasModel = true): string {
  const item = catalog.find((one) => one.recordId === recordId);
  if (!item) throw new Error(`no piece ${recordId}`);
  return renderToStaticMarkup(
    <MeasureDrawing item={publicItem(item)} measured={hasModel ? measuredPiece(item) : null} />,
  );
}

const captionsOf = (page: string) => [...page.matchAll(/<figcaption>(.*?)<\/figcaption>/g)].map(([, words]) => words);
const numbersOf = (page: string) => [...page.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, words]) => words);

describe('the measures of a piece', () => {
  it('are drawn in its photograph, beside a person and from above', () => {
    const page = pageOf('rec-alder-sofa-sage');
    expect(captionsOf(page)).toEqual(['Width, depth and height', 'Next to someone 5 ft 8 in tall', 'From above']);
    expect(numbersOf(page)).toEqual(['84 in', '36 in', '33 in', '84 in wide', '36 in deep']);
    expect(page).toContain('/furniture/rec-alder-sofa-sage/front');
    expect(page).toContain('aria-label="Alder sofa in sage, drawn to scale: 84 W × 36 D × 33 in H."');
  });

  it('of a rug are beside a door, without its height', () => {
    const page = pageOf('rec-lattice-rug-8x10');
    expect(captionsOf(page)).toEqual(['Width, depth and height', 'Next to a door 32 in wide', 'From above']);
    expect(numbersOf(page)).toHaveLength(4);
  });

  it('are two plain boxes where we have no model of it', () => {
    const page = pageOf('rec-alder-sofa-sage', false);
    expect(captionsOf(page)).toEqual(['From the front', 'From above']);
    expect(numbersOf(page)).toEqual(['84 in wide', '33 in tall', '84 in wide', '36 in deep']);
    expect(page).not.toContain('<img');
  });
});

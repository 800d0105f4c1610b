import { expect, test } from 'vitest';
import { drawn } from '#app/shell/drawn.test-data.tsx';
import { stepOf } from '#core/survey/index.ts';
import { StyleSelector } from './style-selector.tsx';

const step = stepOf('style');

test('Draper, Moody and Roy have a carousel of pictures and My choice each', () => {
  if (!step) throw new Error('no style step');
  const nothing = () => undefined;
  const pictures = Object.fromEntries(
    ['draper', 'moody', 'roy'].flatMap((style) =>
      [1, 2, 3, 4].map((number) => [`quiz/style/${style}-${number}`, { width: 3, height: 2, alt: '', cutOut: false }]),
    ),
  );
  const html = drawn(
    <StyleSelector
      {...{ step, pictures, questions: step.questions, answers: { favorite_styles: ['roy'] }, lead: null }}
      context={{ signedIn: false, feeCovers: false }}
      {...{ errorOf: nothing, give: nothing, change: nothing, pick: nothing }}
    />,
  );
  const carousels = [...html.matchAll(/aria-roledescription="carousel" aria-label="([^"]+)"/g)].map(([, name]) => name);
  expect(carousels).toEqual(['Draper', 'Moody', 'Roy']);
  expect(html.match(/aria-roledescription="slide"/g)).toHaveLength(12);
  expect(html.match(/aria-label="My choice: /g)).toHaveLength(3);
  expect(html.match(/aria-pressed="true"/g)).toHaveLength(1);
});

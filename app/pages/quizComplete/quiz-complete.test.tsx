import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { customer, drawn, linksIn } from '#app/shell/drawn.test-data.tsx';
import { pauseWords } from '#core/project/index.ts';
import QuizComplete from './quiz-complete.route.tsx';

type Loaded = ComponentProps<typeof QuizComplete>['loaderData'];

const sample = (id: string) => [id, { width: 3, height: 2, alt: id }] as Loaded['samples'][number];
const samples = ['one', 'two', 'three'].map(sample);
const loaded: Loaded = { unpaid: false, feeCents: 14_900, samples, toMeasure: null, paused: null, example: null };
const page = (loaderData: Loaded) =>
  drawn(<QuizComplete {...({ loaderData } as ComponentProps<typeof QuizComplete>)} />, { session: customer });

test('once paid it thanks for the survey, promises boards within 72 hours and shows three sample images', () => {
  const html = page(loaded);
  expect(html).toContain('Thanks for taking our survey. Your customized style boards will be ready within 72 hours!');
  expect(html.match(/<img /g)).toHaveLength(3);
});

test('while we have to measure first it says that the clock is paused, and why', () => {
  const html = page({ ...loaded, toMeasure: 'survey_1', paused: pauseWords.arrange });
  expect(html).toContain(pauseWords.title);
  expect(html).toContain(pauseWords.arrange);
  expect(page(loaded)).not.toContain(pauseWords.title);
});

test('before that it promises nothing and leads to the fee', () => {
  const html = page({ ...loaded, unpaid: true });
  expect(html).toContain('One step left');
  expect(html).not.toContain('72 hours!');
  expect(linksIn(html)).toEqual(['Pay the fee → /quiz?step=payment']);
});

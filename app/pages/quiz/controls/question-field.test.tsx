import { expect, test } from 'vitest';
import { drawn } from '#app/shell/drawn.test-data.tsx';
import { questionOf } from '#core/survey/index.ts';
import { QuestionField } from './question-field.tsx';

test('a zip code is digits only, twelve at most', () => {
  const question = questionOf('zip');
  if (!question) throw new Error('no zip question');
  const nothing = () => undefined;
  const context = { signedIn: false, feeCovers: false };
  const html = drawn(
    <QuestionField {...{ question, context }} answers={{ zip: '11201' }} errorOf={nothing} give={nothing} />,
  );
  expect(html).toMatch(/<input[^>]*inputMode="numeric"/);
  expect(html).toMatch(/<input[^>]*pattern="\[0-9\]\*"/);
  expect(html).toMatch(/<input[^>]*maxLength="12"/);
  expect(html).toContain('New York');
});

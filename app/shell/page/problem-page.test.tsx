import { expect, test } from 'vitest';
import { drawn } from '../drawn.test-data.tsx';
import { RequestIdContext } from '../request-id.ts';
import { ProblemPage } from './problem-page.tsx';

const drawnFor = (error: unknown) =>
  drawn(
    <RequestIdContext value="8c1e7a52">
      <ProblemPage error={error} />
    </RequestIdContext>,
  );
const answer = (status: number) => ({ status, statusText: '', data: null, internal: false });

test('a page that fails on our side says the id under which our log has it', () => {
  expect(drawnFor(new Error('secret'))).toContain('please mention 8c1e7a52.');
  expect(drawnFor(answer(503))).toContain('8c1e7a52');
  expect(drawnFor(new Error('secret'))).not.toContain('secret');
});

test('a page that isn’t there, or that couldn’t be read, is no one’s failure and has none', () => {
  for (const status of [404, 400]) expect(drawnFor(answer(status))).not.toContain('8c1e7a52');
});

import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Finding } from '#core/selection/index.ts';
import type { Brief } from '#core/survey/index.ts';
import { words } from '../words.ts';
import { Checks } from './checks.tsx';

const drawn = (doorway: Brief['doorway'], findings: readonly Finding[] = []) =>
  renderToString(<Checks findings={findings} brief={{ doorway } as Brief} />);

it('never says that all pass a door that was never measured', () => {
  const unmeasured = drawn(null);
  expect(unmeasured).not.toContain(words.hardRulesHold);
  expect(unmeasured).toContain(words.stockHolds);
  expect(unmeasured).toContain(words.doorUnknown);
  expect(words.stockHolds).not.toMatch(/door/);
  const measured = drawn({ width: 32, height: 80 });
  expect(measured).toContain(words.hardRulesHold);
  expect(measured).not.toContain(words.doorUnknown);
});

it('says nothing holds that a finding denies', () => {
  const stop = { board: 'a', slot: 0, weight: 'stops', words: 'A: Sofa is out of stock' } as const;
  const html = drawn({ width: 32, height: 80 }, [
    stop,
    { ...stop, slot: 1, weight: 'warns', words: 'B: rug slot open' },
  ]);
  expect(html).not.toContain(words.hardRulesHold);
  expect(html).not.toContain(words.allFilled);
  expect(html).toContain(stop.words);
});

import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { lineLifecycle } from '#core/order/index.ts';
import { LineTimeline } from './line-timeline.tsx';

const events = lineLifecycle.states.map((state, index) => ({
  ...{ act: 'confirm' as const, state, note: '', actor: 'Maren' },
  at: new Date(2026, 10, 16, 12, index),
}));

it.each([false, true])('spells every state as Americans do, for staff too (%s)', (by) => {
  const html = renderToString(<LineTimeline name="Sofa" events={events} by={by} />);
  expect(html).toContain('Canceled');
  expect(html).not.toMatch(/cancelled/i);
});

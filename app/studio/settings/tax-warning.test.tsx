import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { defaultSettings, type Settings, statesToWarnOf } from '#core/settings/index.ts';
import { TaxWarning } from './tax-warning.tsx';
import { settingsWords as words } from './words.ts';

function shown(settings: Settings, mode: 'demo' | 'production'): string {
  const element = <TaxWarning states={statesToWarnOf(settings, mode)} />;
  return renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

it('is seen in production until every state is marked, with the way to the table; never in the demo', () => {
  expect(shown(defaultSettings, 'production')).toContain(words.taxWarning(52));
  expect(shown(defaultSettings, 'production')).toContain('#settings-tax');
  expect(shown(defaultSettings, 'demo')).not.toContain(words.settle);
  const states = statesToWarnOf(defaultSettings, 'production');
  const allButOne = Object.fromEntries(states.slice(1).map((state) => [state, 'none' as const]));
  expect(shown({ ...defaultSettings, taxTable: allButOne }, 'production')).toContain('1 state isn’t set yet.');
  const all = Object.fromEntries(states.map((state) => [state, 'none' as const]));
  expect(shown({ ...defaultSettings, taxTable: all }, 'production')).not.toContain(words.settle);
});

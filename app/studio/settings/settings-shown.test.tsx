import { expect, it } from 'vitest';
import { drawn, linksIn } from '#app/shell/drawn.test-data.tsx';
import { defaultSettings } from '#core/settings/index.ts';
import { SettingsShown } from './settings-shown.tsx';

it('shows what is set to people who can’t change it, without a form or a field', () => {
  const settings = {
    ...defaultSettings,
    selectionDiscountPercent: 5,
    taxTable: { NY: { rate: 0.08875, shipping: true }, OR: 'none' },
  } as const;
  const html = drawn(<SettingsShown settings={settings} />);
  expect(html).not.toMatch(/<(form|input|select|textarea|button|fieldset)\b/);
  for (const value of ['5% off', '$25', '8.875%, delivery taxed', '50 states aren’t set.', 'On']) {
    expect(html).toContain(value);
  }
  expect(linksIn(html)).toContain('See the prices → /studio/settings/prices');
});

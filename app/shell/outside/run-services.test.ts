import { describe, expect, it } from 'vitest';
import type { OutsideIds, OutsideWorld, Purchase } from './adapters.ts';
import { runServices } from './run-services.ts';

const all: OutsideIds = { tagManagerId: 'GTM-1', analyticsId: 'G-1', messengerId: 'm/1' };
const none: OutsideIds = { tagManagerId: null, analyticsId: null, messengerId: null };
const sources = {
  tagManager: 'https://www.googletagmanager.com/gtm.js?id=GTM-1',
  analytics: 'https://www.googletagmanager.com/gtag/js?id=G-1',
  messenger: 'https://widget.intercom.io/widget/m%2F1',
};

/** A browser whose outside scripts are stand-ins: each keeps what it finds waiting and what it's told later. */
function standIns() {
  const loaded: string[] = [];
  const heard: { tagManager: unknown[]; analytics: unknown[]; messenger: unknown[] } = {
    ...{ tagManager: [], analytics: [], messenger: [] },
  };
  const window: OutsideWorld['window'] = {};
  const isCommand = (entry: unknown) => Object.prototype.toString.call(entry) === '[object Arguments]';
  const hear = (entry: unknown) =>
    isCommand(entry) ? heard.analytics.push([...(entry as Iterable<unknown>)]) : heard.tagManager.push(entry);
  function load(source: string) {
    loaded.push(source);
    if (source === sources.messenger) {
      heard.messenger.push(...(window.Intercom?.q ?? []));
      window.Intercom = (...told) => void heard.messenger.push(told);
      return;
    }
    const layer = window.dataLayer ?? [];
    if (layer.push !== Array.prototype.push) return;
    layer.forEach(hear);
    layer.push = (...entries) => entries.map(hear).length;
  }
  const visit = runServices({ window, origin: 'https://shop.example', now: () => 0, load });
  return { loaded, heard, visit };
}

const at = (path: string, purchase: Purchase | null = null) => ({ consent: 'yes', ids: all, path, purchase }) as const;

describe('§7 tag manager, analytics and messenger', () => {
  it('§7 are each loaded once an id is configured and consent is given, and once only', () => {
    const { loaded, visit } = standIns();
    visit(at('/'));
    visit(at('/about'));
    expect(loaded).toEqual(Object.values(sources));
    const one = standIns();
    one.visit({ ...at('/'), ids: { ...none, analyticsId: 'G-1' } });
    expect(one.loaded).toEqual([sources.analytics]);
  });

  it('§7 are not loaded without consent, without an id, on a page with a secret address, or in the studio', () => {
    const { loaded, heard, visit } = standIns();
    visit({ ...at('/'), consent: null });
    visit({ ...at('/'), consent: 'no' });
    visit({ ...at('/'), ids: null });
    visit({ ...at('/'), ids: none });
    for (const path of ['/shared-selection/secret', '/reset-password', '/newsletter/confirm', '/studio'])
      visit(at(path));
    expect(loaded).toEqual([]);
    expect(heard).toEqual({ tagManager: [], analytics: [], messenger: [] });
  });

  it('§7 are each told of the page views, by name', () => {
    const { heard, visit } = standIns();
    visit(at('/'));
    visit(at('/'));
    visit(at('/about'));
    visit(at('/orders/order_1'));
    expect(heard.tagManager).toEqual([
      { event: 'gtm.js', 'gtm.start': 0 },
      ...['/', '/about', 'other'].map((page) => ({ event: 'page_view', page_path: page })),
    ]);
    const page = (name: string) => {
      const page_location = `https://shop.example/${name.replace('/', '')}`;
      return ['event', 'page_view', { page_path: name, page_location, page_title: name, send_to: 'G-1' }];
    };
    expect(heard.analytics).toEqual([
      ['js', new Date(0)],
      ['config', 'G-1', { send_page_view: false, page_location: 'https://shop.example' }],
      ...['/', '/about', 'other'].map(page),
    ]);
    expect(heard.messenger).toEqual([
      ['boot', { app_id: 'm/1' }],
      ...['/', '/about', 'other'].map((name) => ['update', { last_page: name }]),
    ]);
    expect(JSON.stringify(heard)).not.toContain('order_1');
  });

  it('§7 are each told of a purchase, once', () => {
    const { heard, visit } = standIns();
    const purchase = { number: 'H-1', dollars: 2_190 };
    visit(at('/purchase-success', purchase));
    visit(at('/purchase-success', purchase));
    const told = { transaction_id: 'H-1', value: 2_190, currency: 'USD' };
    expect(heard.tagManager.slice(2)).toEqual([{ event: 'purchase', ecommerce: told }]);
    expect(heard.analytics.slice(3)).toEqual([['event', 'purchase', { ...told, send_to: 'G-1' }]]);
    expect(heard.messenger.slice(2)).toEqual([
      ['trackEvent', 'purchase', { order: 'H-1', price: 2_190, currency: 'USD' }],
    ]);
  });
});

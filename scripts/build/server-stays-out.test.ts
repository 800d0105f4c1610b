import type { Plugin } from 'vite';
import { describe, expect, test } from 'vitest';
import { serverStaysOut } from './server-stays-out.ts';

type Resolve = (source: string, importer: string | undefined) => unknown;

const { applyToEnvironment, resolveId } = serverStaysOut() as Plugin & { resolveId: Resolve };

describe('the browser’s build', () => {
  test.each([
    ['#server/fee/pay-fee.ts', '/house/app/pages/quiz/payment-form.tsx'],
    ['../../server/fee/pay-fee.ts', '/house/app/pages/quiz/payment-form.tsx'],
    ['/house/server/config.ts', '/house/app/shell/header.tsx'],
    ['#server/config.ts', undefined],
  ])('refuses %s, and says who brought it', (source, importer) => {
    expect(() => resolveId(source, importer)).toThrow(
      `${importer ?? 'an entry'} brings ${source} into the browser: server/ stays on the server.`,
    );
  });

  test.each([
    ['#core/money/index.ts', '/house/app/ui/type/price.tsx'],
    ['./observer.ts', '/house/app/ui/link.tsx'],
    ['react-dom/server', '/house/node_modules/some-library/index.js'],
    ['./server/index.js', '/house/node_modules/some-library/index.js'],
  ])('lets %s through', (source, importer) => {
    expect(resolveId(source, importer)).toBeNull();
  });

  test('is the only one that is watched', () => {
    const watched = (name: string) => applyToEnvironment?.({ name } as never);
    expect([watched('client'), watched('ssr')]).toEqual([true, false]);
  });
});

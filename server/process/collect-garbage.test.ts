import { expect, test } from 'vitest';
import { collectGarbage } from './collect-garbage.ts';

test('what nothing refers to anymore is deleted', () => {
  const left = new WeakRef(Array.from({ length: 100_000 }, (_, index) => ({ index })));
  return new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
    collectGarbage();
    expect(left.deref()).toBeUndefined();
  });
});

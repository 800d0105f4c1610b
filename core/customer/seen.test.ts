import { expect, test } from 'vitest';
import { maySeeCustomer } from './index.ts';

test('staff see a customer’s page; a colleague’s is for those who may see people; no one else sees either', () => {
  expect(maySeeCustomer('specialist', 'customer')).toBe(true);
  expect(maySeeCustomer('admin', 'customer')).toBe(true);
  expect(maySeeCustomer('specialist', 'admin')).toBe(false);
  expect(maySeeCustomer('specialist', 'specialist')).toBe(false);
  expect(maySeeCustomer('admin', 'specialist')).toBe(true);
  for (const other of ['visitor', 'customer', 'api-key'] as const) {
    expect(maySeeCustomer(other, 'customer')).toBe(false);
    expect(maySeeCustomer(other, 'admin')).toBe(false);
  }
});

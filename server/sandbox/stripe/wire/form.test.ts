import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical, parseForm } from './form.ts';

test('nests brackets and lists, and keeps the characters of the values', () => {
  expect(parseForm('amount=149&metadata[order_id]=o%26%5B1%5D&expand[0]=a&expand[1]=b&types[]=x&types[]=y')).toEqual({
    amount: '149',
    metadata: { order_id: 'o&[1]' },
    expand: { 0: 'a', 1: 'b' },
    types: { 0: 'x', 1: 'y' },
  });
});

test('cannot be made to touch the prototype', () => {
  const tree = parseForm('__proto__[polluted]=1&constructor[prototype][polluted]=1');
  expect(Object.getPrototypeOf(tree)).toBeNull();
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

test('the same parameters in another order are the same call, other values are not', () => {
  const pairs = fc.uniqueArray(fc.tuple(fc.string({ minLength: 1 }), fc.string()), {
    selector: ([name]) => name.replace(/[[\]]/g, ''),
    minLength: 1,
  });
  fc.assert(
    fc.property(pairs, (sent) => {
      const named = sent.map(([name, value]) => [`field${name.replace(/[[\]]/g, '')}`, value] as [string, string]);
      const encode = (list: [string, string][]) => canonical(parseForm(new URLSearchParams(list).toString()));
      expect(encode(named.toReversed())).toBe(encode(named));
      const [first = ['', ''], ...rest] = named;
      expect(encode([[first[0], `${first[1]}!`], ...rest])).not.toBe(encode(named));
    }),
  );
});

import { describe, expect, it } from 'vitest';
import { isPlainName } from './index.ts';

describe('a name', () => {
  it.each(['June', 'Jean-Luc', 'O’Neil', "D'Arcy", 'Mary Ann', 'St. John', 'José', '美玲', 'Ana de Luz'])(
    'is %s',
    (name) => {
      expect(isPlainName(name)).toBe(true);
    },
  );

  it.each([
    'Pay at evil.example',
    'evil.example',
    'https://evil.example',
    'Call 1 800 555 0100',
    'Your account has been locked',
    'june@example.com',
    'June!',
    'x'.repeat(31),
    'June\nPay now',
    '<b>June</b>',
    '',
  ])('is not %j', (name) => {
    expect(isPlainName(name)).toBe(false);
  });
});

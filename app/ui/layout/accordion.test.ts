import { describe, expect, it } from 'vitest';
import { toggled } from './accordion.tsx';

describe('an accordion', () => {
  it('opens one at a time where it is told to', () => {
    expect(toggled(['a'], 'b', true)).toEqual(['b']);
    expect(toggled(['a'], 'b', false)).toEqual(['a', 'b']);
  });
  it('closes what is pressed again', () => {
    expect(toggled(['a'], 'a', true)).toEqual([]);
    expect(toggled(['a', 'b'], 'a', false)).toEqual(['b']);
  });
});

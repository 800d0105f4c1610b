import { describe, expect, it } from 'vitest';
import { spokenCount } from './character-count.tsx';

describe('the count that is spoken', () => {
  it('is silent while there is room', () => {
    expect(spokenCount(0, 300)).toBe('');
    expect(spokenCount(265, 300)).toBe('');
  });
  it('speaks every five characters once the room gets short', () => {
    expect(spokenCount(270, 300)).toBe('30 characters left');
    expect(spokenCount(271, 300)).toBe('');
    expect(spokenCount(275, 300)).toBe('25 characters left');
  });
  it('counts the last ones down', () => {
    expect(spokenCount(297, 300)).toBe('3 characters left');
    expect(spokenCount(299, 300)).toBe('1 character left');
    expect(spokenCount(300, 300)).toBe('0 characters left');
  });
});

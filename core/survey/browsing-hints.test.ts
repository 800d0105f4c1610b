import { describe, expect, it } from 'vitest';
import { browsingHints, noHints } from './index.ts';

const room = { type_of_furniture: 'living-room' };
const measured = {
  measurement_method: 'diy',
  'wall-a': '12 ft 6 in',
  'wall-b': '10 ft 0 in',
  'doorway-height': '6 ft 8 in',
  'doorway-width': '2 ft 8 in',
};

describe('what a quiz tells us for browsing', () => {
  it('is nothing before the first answer', () => {
    expect(browsingHints([])).toEqual(noHints);
    expect(browsingHints([{}, room])).toEqual(noHints);
  });

  it('is the style and the measured doorway, each from the newest quiz that has one', () => {
    const styled = { ...room, favorite_styles: ['moody'], wood_tone: 'dark' };
    expect(browsingHints([styled, { ...room, ...measured, favorite_styles: ['roy'] }])).toEqual({
      near: ['Moody dark'],
      door: { width: 32, height: 80, room: 'Living room' },
    });
  });

  it('passes over a doorway that’s no doorway', () => {
    expect(browsingHints([{ ...room, ...measured, 'doorway-width': '0 ft 6 in' }]).door).toBeNull();
  });
});

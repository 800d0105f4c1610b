import { describe, expect, it } from 'vitest';
import { planned } from '../plan/index.ts';
import { spotsOf } from '../spots.ts';

describe('a living room', () => {
  // One for each place that an end table may have.
  it.each(['ranch-along', 'hearth-along', 'hearth-across', 'hearth-wide'])('%s hides none of its pieces', (place) => {
    const scene = planned.find(({ publicId }) => publicId === `scenes/living-room/${place}`);
    if (!scene) throw new Error(`no ${place}`);
    expect(Object.entries(spotsOf(scene)).filter(([, spot]) => spot === 'hidden')).toEqual([]);
  });
});

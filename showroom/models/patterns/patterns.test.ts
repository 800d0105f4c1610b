import { describe, expect, it } from 'vitest';
import { pieces } from '../../catalog/index.ts';
import { rugMaterial } from '../rug.ts';
import { metres } from '../size.ts';
import { paintedSurface } from './index.ts';
import { rugPattern } from './rug-pattern.ts';

const BLENDER_NAME_LIMIT = 63;

describe('rug patterns', () => {
  it('are described whole by a name that Blender keeps', () => {
    for (const { model } of pieces) {
      if (model.kind !== 'rug') continue;
      const { w, d } = metres(model.size);
      const name = rugMaterial(model, w, d);
      expect(name.length).toBeLessThanOrEqual(BLENDER_NAME_LIMIT);
      const { width, height, pixels } = rugPattern(name, 48);
      expect(pixels).toHaveLength(width * height * 3);
      expect(Math.abs(width / height - w / d)).toBeLessThan(0.05);
    }
  });

  it('refuse a name that describes none', () => {
    expect(() => paintedSurface('rug:paisley:ffffff:100x100')).toThrow('not a rug');
    expect(() => paintedSurface('art:mona-lisa')).toThrow('no such print');
  });
});

import { existsSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isPublicId } from '#core/media/index.ts';
import { budgetOf, wholeBudget } from './budgets.ts';
import type { Manifest } from './manifest.ts';
import manifest from './pictures/manifest.json' with { type: 'json' };

const PICTURES = new URL('./pictures/', import.meta.url).pathname;
const pictures: Manifest = manifest;
/** Of the 750 sides, backs and cut-outs, taken before they had a budget. Take none more. */
const SOMEWHAT_HEAVY = 53;

describe('the pictures', () => {
  it.each(Object.entries(pictures))('%s is there as the manifest says', (publicId, { file, bytes, alt, blur }) => {
    expect(isPublicId(publicId)).toBe(true);
    expect(existsSync(PICTURES + file)).toBe(true);
    expect(statSync(PICTURES + file).size).toBe(bytes);
    expect(alt.length).toBeGreaterThan(0);
    expect(blur).toMatch(/^data:image\/webp;base64,/);
  });

  it('weigh no more than the shop can carry', () => {
    const files = new Map(Object.values(pictures).map(({ file, bytes }) => [file, bytes]));
    expect([...files.values()].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(wholeBudget);
  });

  it('keep to the budget of their kind', () => {
    const kept = /^(hero|scenes)\/|\/(front|detail)$/;
    const own = Object.entries(pictures).filter(([id, { file }]) => kept.test(id) && file === `${id}.webp`);
    const tooHeavy = own.filter(([id, { bytes }]) => bytes > (budgetOf(id) ?? Number.POSITIVE_INFINITY));
    expect(own.length).toBeGreaterThan(500);
    expect(tooHeavy.map(([id, { bytes }]) => `${id}: ${bytes}`)).toEqual([]);
  });

  it('are heavier than a side, a back or a cut-out should be only where cane, fringe or a pattern needs it', () => {
    const own = Object.entries(pictures).filter(([id, { file }]) => file === `${id}.webp`);
    const heavy = own.filter(([id, { bytes }]) => bytes > (budgetOf(id) ?? Number.POSITIVE_INFINITY));
    expect(heavy.length).toBeLessThanOrEqual(SOMEWHAT_HEAVY);
    for (const [id, { bytes }] of heavy) expect([id, bytes < 3 * (budgetOf(id) ?? 0)]).toEqual([id, true]);
  });
});

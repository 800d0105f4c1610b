import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { queueViewTerms, readQueueView } from './queue-view.ts';

describe('a saved view of the queue', () => {
  it('keeps the filters, in one order, and nothing else of the address', () => {
    expect(readQueueView({ name: '  Late   moody ', query: '?style=moody&page=3&state=late&evil=1' })).toEqual({
      ok: true,
      view: { name: 'Late moody', query: 'state=late&style=moody' },
    });
  });

  it.each([
    ['', 'state=late', 'no-name'],
    ['x'.repeat(41), 'state=late', 'name-too-long'],
    ['All', 'page=2', 'nothing-narrowed'],
    ['Long', `q=${'x'.repeat(500)}`, 'too-long'],
  ])('refuses “%s” with %s: %s', (name, query, reason) => {
    expect(readQueueView({ name, query })).toEqual({ ok: false, reason });
  });

  it('reads what it wrote as the same view, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, words) => {
        const read = readQueueView({ name, query: new URLSearchParams({ q: words, page: '2' }).toString() });
        if (!read.ok) return;
        expect(readQueueView(read.view)).toEqual(read);
        expect(read.view.query.length).toBeLessThanOrEqual(queueViewTerms.longestQuery);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addTo, noteMay, noteTerms, readNote, readTag, tagTerms } from './index.ts';

describe('a note about a customer', () => {
  it('keeps its lines and loses what can’t be seen', () => {
    expect(readNote('  Call after 5.\r\nHas a dog.\0\u0007\r\n')).toEqual({
      ok: true,
      body: 'Call after 5.\nHas a dog.',
    });
  });

  it.each([
    ['', 'empty'],
    [' \r\n\t ', 'empty'],
    ['\0', 'empty'],
    ['x'.repeat(noteTerms.longest + 1), 'too-long'],
  ])('is refused: %j', (given, reason) => expect(readNote(given)).toEqual({ ok: false, reason }));

  it('is within its bounds and reads as itself, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 3000 }), (typed) => {
        const read = readNote(typed);
        if (!read.ok) return;
        expect(read.body.length).toBeLessThanOrEqual(noteTerms.longest);
        expect(read.body).not.toContain('\0');
        expect(readNote(read.body)).toEqual(read);
      }),
    );
  });

  it('is its author’s to change; an admin may only delete it', () => {
    const note = { authorId: 'maren' };
    expect(noteMay(note, { id: 'maren', deletesAny: false })).toEqual({ change: true, delete: true });
    expect(noteMay(note, { id: 'theo', deletesAny: false })).toEqual({ change: false, delete: false });
    expect(noteMay(note, { id: 'ada', deletesAny: true })).toEqual({ change: false, delete: true });
  });
});

describe('a tag', () => {
  it.each([
    ['  VIP ', 'vip'],
    ['Press  &  blog', null],
    ['second-home', 'second-home'],
    ['Café', 'cafe\u0301'.normalize('NFC')],
    ['#sale', null],
    ['a,b', null],
  ])('typed as %j is %j', (typed, tag) => {
    expect(readTag(typed)).toEqual(tag === null ? { ok: false, reason: 'odd-signs' } : { ok: true, tag });
  });

  it.each([
    ['   ', 'empty'],
    ['x'.repeat(tagTerms.longest + 1), 'too-long'],
  ])('is refused: %j', (typed, reason) => expect(readTag(typed)).toEqual({ ok: false, reason }));

  it('is short and reads as itself, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (typed) => {
        const read = readTag(typed);
        if (!read.ok) return;
        expect(read.tag.length).toBeLessThanOrEqual(tagTerms.longest);
        expect(readTag(read.tag)).toEqual(read);
        expect(readTag(read.tag.toUpperCase().toLowerCase())).toEqual(readTag(read.tag));
      }),
    );
  });

  const tag = fc.nat({ max: 80 }).map(String);

  it('leaves a customer and the shop within their bounds, in whatever order tags come', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('june', 'theo', 'ida'), tag), { maxLength: 200 }), (added) => {
        const tags = new Map<string, string[]>();
        for (const [who, one] of added) {
          const own = tags.get(who) ?? [];
          const inShop = [...new Set([...tags.values()].flat())];
          const done = addTo({ own, inShop }, one);
          if (done.ok && done.adds) tags.set(who, [...own, one]);
        }
        for (const own of tags.values()) {
          expect(own.length).toBeLessThanOrEqual(tagTerms.mostPerCustomer);
          expect(new Set(own).size).toBe(own.length);
        }
      }),
    );
  });

  it('that’s new is refused once the list is full; one of the list is not', () => {
    const inShop = Array.from({ length: tagTerms.mostInShop }, (_, place) => `tag ${place}`);
    expect(addTo({ own: [], inShop }, 'new')).toEqual({ ok: false, reason: 'list-full' });
    expect(addTo({ own: [], inShop }, 'tag 3')).toEqual({ ok: true, adds: true });
    const own = inShop.slice(0, tagTerms.mostPerCustomer);
    expect(addTo({ own, inShop }, 'tag 50')).toEqual({ ok: false, reason: 'too-many' });
    expect(addTo({ own, inShop }, 'tag 0')).toEqual({ ok: true, adds: false });
  });
});

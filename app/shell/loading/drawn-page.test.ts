import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { dressPage } from './drawn-page.ts';

const dressing = {
  nonce: 'n1',
  styleOf: (path: string) => (path === '/assets/frame.css' ? '.a::after{content:"→"}' : undefined),
};

const page = [
  '<!DOCTYPE html><html><head><title>Café</title>',
  '<link rel="modulepreload" href="/assets/root.js" nonce="n1"/>',
  '<link nonce="n1" rel="stylesheet" href="/assets/frame.css#"/></head>',
  '<body><p>Café → table</p><script nonce="n1" type="module" async="">import "/assets/root.js"</script></body></html>',
].join('');

const dressed = [
  '<!DOCTYPE html><html><head><title>Café</title>',
  '<link rel="held-back" href="/assets/root.js" nonce="n1"/>',
  '<style nonce="n1">.a::after{content:"→"}</style>',
  '<link disabled="" nonce="n1" rel="stylesheet" href="/assets/frame.css#"/></head>',
  '<body><p>Café → table</p><script nonce="n1" type="held-back" async="">import "/assets/root.js"</script></body></html>',
].join('');

describe('a drawn page', () => {
  test('brings its styles along, and names the scripts that come later', async () => {
    const stream = dressPage(dressing);
    stream.end(Buffer.from(page));
    expect(await text(stream)).toBe(dressed);
  });

  test.each([1, 2, 3, 7, 64])('is the same page when it comes in pieces of %i bytes', async (size) => {
    const bytes = Buffer.from(page);
    const stream = dressPage(dressing);
    for (let at = 0; at < bytes.length; at += size) stream.write(bytes.subarray(at, at + size));
    stream.end();
    expect(await text(stream)).toBe(dressed);
  });

  test('keeps the link to a sheet that is not built', async () => {
    const head = '<head><link nonce="n1" rel="stylesheet" href="/app/root.css"/>';
    const stream = dressPage(dressing);
    stream.end(head);
    expect(await text(stream)).toBe(head);
  });

  test('never loses what is not ended', async () => {
    const stream = dressPage(dressing);
    stream.end('<p>only this <a');
    expect(await text(stream)).toBe('<p>only this <a');
  });
});

import { brotliCompressSync } from 'node:zlib';
import type { WantedPage } from './wanted.ts';

const files = /(?:src|href)="(\/assets\/[^"]+\.js)"/g;
const imports = /import\("(\/assets\/[^"]+\.js)"\)|import "(\/assets\/[^"]+\.js)"|from "(\/assets\/[^"]+\.js)"/g;
const inline = /<script(?![^>]*(?:src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g;

/** The size of a page's scripts in kilobytes, compressed as sent: files it refers to plus inline scripts. */
export async function scriptWeight(origin: string, { path, cookie }: WantedPage): Promise<number> {
  const answer = await fetch(`${origin}${path}`, cookie ? { headers: { Cookie: cookie } } : {});
  const html = await answer.text();
  const named = new Set([
    ...[...html.matchAll(files)].map(([, file]) => file),
    ...[...html.matchAll(imports)].map(([, one, two, three]) => one ?? two ?? three),
  ]);
  let bytes = 0;
  for (const file of named) {
    const { headers } = await fetch(`${origin}${file}`, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } });
    bytes += Number(headers.get('content-length'));
  }
  // Loader data doesn't count as script, although it arrives in one.
  const own = [...html.matchAll(inline)].map(([, code = '']) => code).filter((code) => !code.includes('.enqueue('));
  return (bytes + brotliCompressSync(own.join('')).length) / 1000;
}

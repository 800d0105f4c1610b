const files = /(?:src|href)="(\/assets\/[^"]+\.js)"/g;
const imports = /import\("(\/assets\/[^"]+\.js)"\)|import "(\/assets\/[^"]+\.js)"|from "(\/assets\/[^"]+\.js)"/g;

/** How much script Home brings, packed as it is sent, in kilobytes: what the page names, and what runs in it. */
export async function scriptWeight(origin: string): Promise<number> {
  const html = await (await fetch(`${origin}/`)).text();
  const named = new Set([
    ...[...html.matchAll(files)].map(([, file]) => file),
    ...[...html.matchAll(imports)].map(([, one, two, three]) => one ?? two ?? three),
  ]);
  let bytes = 0;
  for (const file of named) {
    const answer = await fetch(`${origin}${file}`, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } });
    bytes += Number(answer.headers.get('content-length'));
  }
  const inline = [...html.matchAll(/<script(?![^>]*(?:src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)];
  const own = inline.map(([, code = '']) => code).filter((code) => !code.includes('streamController.enqueue'));
  return (bytes + own.join('').length) / 1000;
}

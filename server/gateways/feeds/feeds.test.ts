import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { feedLimits, feedWords, readFeedFile } from '#core/feed/index.ts';
import { answering, openReceiver, type Receiver } from '../../webhook/receiver.test-data.ts';
import { httpFeeds } from './http.ts';

async function server(...how: Parameters<typeof openReceiver>): Promise<Receiver> {
  const opened = await openReceiver(...how);
  onTestFinished(() => opened.close());
  return opened;
}
const here = httpFeeds({ openInternetOnly: false });

describe('a maker’s file', () => {
  it('is fetched as it is', async () => {
    const own = await server(answering(200, 'recordId,price\na,5\n'));
    expect(await here.fetch(own.url)).toEqual({ kind: 'file', text: 'recordId,price\na,5\n' });
  });

  it('attack 23: isn’t fetched from a private network, by its name or after it moved there', async () => {
    const own = await server();
    const strict = httpFeeds({ openInternetOnly: true, lookUp: async () => [{ address: '127.0.0.1', family: 4 }] });
    const inside = { kind: 'problem', words: 'The address leads into a private network.' };
    expect(await strict.check(`https://moved.example:${own.port}/`)).toBe('private');
    expect(await strict.fetch(`https://moved.example:${own.port}/`)).toEqual(inside);
    expect(await strict.fetch(own.url)).toMatchObject({ words: 'The address doesn’t begin with https.' });
    expect(own.received).toEqual([]);
  });

  it('attack 23: isn’t looked for where a redirect leads', async () => {
    const other = await server();
    const own = await server((response) => void response.writeHead(302, { Location: other.url }).end());
    expect(await here.fetch(own.url)).toMatchObject({ kind: 'problem', words: expect.stringContaining('another one') });
    expect(other.received).toEqual([]);
  });

  it('attack 23: that would unfold to far more stays as small as it came, and is no text', async () => {
    const bomb = gzipSync(Buffer.alloc(16 * 1024 * 1024, 'a,'));
    const own = await server((response) => {
      response.writeHead(200, { 'Content-Type': 'text/csv', 'Content-Encoding': 'gzip' }).end(bomb);
    });
    const fetched = await here.fetch(own.url);
    const text = fetched.kind === 'file' ? fetched.text : '';
    expect(text.length).toBeGreaterThan(0);
    expect(text.length).toBeLessThanOrEqual(bomb.length);
    expect(readFeedFile(text)).toEqual({ ok: false, message: feedWords.notText });
  });

  it('attack 23: that trickles in is cut off by the whole time, not by each pause', async () => {
    const own = await server((response) => {
      response.writeHead(200);
      const drop = setInterval(() => response.write('a'), 20);
      response.on('close', () => clearInterval(drop));
    });
    const hasty = httpFeeds({ openInternetOnly: false, seconds: 0.3 });
    expect(await hasty.fetch(own.url)).toEqual({ kind: 'problem', words: 'No answer within 0.3 seconds.' });
  });

  it('ends where it’s too large, too slow, or no file at all', async () => {
    const endless = await server((response) => {
      response.writeHead(200);
      const more = () => void (response.writable && response.write('x'.repeat(100_000), () => setImmediate(more)));
      more();
    });
    expect(await here.fetch(endless.url)).toEqual({ kind: 'problem', words: 'The file is larger than 5 MB.' });
    expect(feedLimits.bytes).toBe(5 * 1024 * 1024);
    const silent = await server(() => undefined);
    const hasty = httpFeeds({ openInternetOnly: false, seconds: 0.2 });
    expect(await hasty.fetch(silent.url)).toEqual({ kind: 'problem', words: 'No answer within 0.2 seconds.' });
    const missing = await server(answering(404, 'No such file'));
    expect(await here.fetch(missing.url)).toMatchObject({ words: 'Its server answered 404 and sent no file.' });
  });
});

import { createServer } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { webhookRules } from '#core/webhook/index.ts';
import { answering, openReceiver, type Receiver, taken } from '../../webhook/receiver.test-data.ts';
import { httpWebhooks } from './http.ts';
import { isPublicAddress } from './public-address.ts';

async function receiver(...how: Parameters<typeof openReceiver>): Promise<Receiver> {
  const opened = await openReceiver(...how);
  onTestFinished(() => opened.close());
  return opened;
}

const strict = (addresses: Record<string, string[]> = {}) =>
  httpWebhooks({
    openInternetOnly: true,
    lookUp: async (host) =>
      (addresses[host] ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  });
const here = httpWebhooks({ openInternetOnly: false });

describe('attack 23: an admin’s address that leads into our own network', () => {
  const inside = [
    ...['127.0.0.1', '127.8.8.8', '0.0.0.0', '10.0.0.5', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
    ...['169.254.169.254', '100.64.0.1', '198.18.0.1', '224.0.0.1', '255.255.255.255'],
    ...['::1', '::', 'fe80::1', 'fc00::1', 'fd12:3456::1', 'ff02::1', '::ffff:127.0.0.1', '::ffff:10.0.0.1'],
    ...['64:ff9b::7f00:1', '2002:7f00:1::', '2001:0:7f00:1::', '2001:db8::1'],
  ];

  it.each(inside)('attack 23: %s is not on the open internet', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['93.184.216.34', '8.8.8.8', '172.32.0.1', '192.169.0.1', '2606:4700::1111'])('%s is', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it('attack 23: no private network address is public, nor an IPv4 one disguised as IPv6', () => {
    const byte = fc.nat(255);
    fc.assert(
      fc.property(fc.constantFrom('10', '127', '0'), byte, byte, byte, (first, b, c, d) => {
        const address = `${first}.${b}.${c}.${d}`;
        expect(isPublicAddress(address)).toBe(false);
        expect(isPublicAddress(`::ffff:${address}`)).toBe(false);
        expect(isPublicAddress(`::${address}`)).toBe(false);
      }),
    );
  });

  it('attack 23: is refused as a number, spelled oddly, or behind a name', async () => {
    for (const url of [
      'https://127.0.0.1/',
      'https://0x7f.1/',
      'https://2130706433/',
      'https://[::1]/',
      'https://[::ffff:7f00:1]/',
    ])
      expect(await strict().check(url), url).toBe('private');
    const names = strict({ 'inner.example': ['10.0.0.7'], 'both.example': ['93.184.216.34', '127.0.0.1'] });
    expect(await names.check('https://inner.example/')).toBe('private');
    expect(await names.check('https://both.example/')).toBe('private');
    expect(await names.check('https://nowhere.example/')).toBe('unknown-host');
    expect(await strict({ 'out.example': ['93.184.216.34'] }).check('https://out.example/')).toBe('ok');
    expect(await strict().check('http://93.184.216.34/')).toBe('not-https');
  });

  it('attack 23: a name that leads elsewhere after it was added gets no post', async () => {
    const own = await receiver();
    let address = '93.184.216.34';
    const rebound = httpWebhooks({ openInternetOnly: true, lookUp: async () => [{ address, family: 4 }] });
    const url = `https://rebound.example:${own.port}/hooks`;
    expect(await rebound.check(url)).toBe('ok');
    address = '127.0.0.1';
    expect(await rebound.post(url, {}, '{}')).toEqual({
      kind: 'problem',
      words: 'The address leads into a private network.',
    });
    expect(own.received).toEqual([]);
  });

  it('attack 23: the address that was checked is the one that is connected to', async () => {
    const own = await receiver();
    const asked: string[] = [];
    const once = httpWebhooks({
      openInternetOnly: false,
      lookUp: async (host) => {
        asked.push(host);
        return [{ address: '127.0.0.1', family: 4 }];
      },
    });
    const sent = await once.post(`http://only-here.example:${own.port}/hooks`, {}, '{}');
    expect(sent).toEqual({ kind: 'answer', status: 204, excerpt: '' });
    expect(asked).toEqual(['only-here.example']);
  });

  it('attack 23: a redirect is not followed', async () => {
    const other = await receiver();
    const own = await receiver((response) => void response.writeHead(307, { Location: other.url }).end());
    expect(await here.post(own.url, {}, '{}')).toMatchObject({ kind: 'answer', status: 307 });
    expect(other.received).toEqual([]);
  });
});

describe('a post', () => {
  it('is sent as it is, and the answer’s beginning is kept', async () => {
    const own = await receiver(answering(422, 'No\u0000 such\n order'));
    const answer = await here.post(
      own.url,
      { 'Content-Type': 'application/json', 'webhook-id': 'event_1' },
      '{"a":"ü"}',
    );
    expect(answer).toEqual({ kind: 'answer', status: 422, excerpt: 'No such order' });
    expect(own.received).toMatchObject([{ body: '{"a":"ü"}', headers: { 'webhook-id': 'event_1' } }]);
  });

  it('ends with an answer that never does', async () => {
    const endless = await receiver((response) => {
      response.writeHead(200);
      const more = () => void (response.writable && response.write('x'.repeat(1000), () => setImmediate(more)));
      more();
    });
    const answer = await here.post(endless.url, {}, '{}');
    expect(answer).toMatchObject({ kind: 'answer', status: 200 });
    expect(answer.kind === 'answer' && [...answer.excerpt].length).toBe(webhookRules.longestExcerpt);
  });

  it('waits no longer than it may, for silence, for a slow answer and for a slow name server', async () => {
    const hasty = httpWebhooks({ openInternetOnly: false, seconds: 0.2 });
    const silent = await receiver(() => undefined);
    const slow = await receiver((response) => void response.writeHead(200).write('so far'));
    const late = { kind: 'problem', words: 'No answer within 0.2 seconds.' };
    expect(await hasty.post(silent.url, {}, '{}')).toEqual(late);
    expect(await hasty.post(slow.url, {}, '{}')).toEqual(late);
    const lost = httpWebhooks({ openInternetOnly: false, seconds: 0.2, lookUp: () => new Promise(() => undefined) });
    expect(await lost.post('http://slow.example/', {}, '{}')).toEqual(late);
  });

  it('says what is wrong with a server that is not there, hangs up, or speaks something else', async () => {
    const gone = await openReceiver(taken);
    await gone.close();
    expect(await here.post(gone.url, {}, '{}')).toEqual({
      kind: 'problem',
      words: 'We couldn’t connect (ECONNREFUSED).',
    });
    const rude = await receiver((response) => void response.socket?.destroy());
    expect(await here.post(rude.url, {}, '{}')).toEqual({
      kind: 'problem',
      words: 'We couldn’t connect (ECONNRESET).',
    });
    const odd = createServer((socket) => void socket.end('SSH-2.0-hello\r\n\r\n'));
    await new Promise<void>((listening) => odd.listen(0, '127.0.0.1', listening));
    onTestFinished(() => void odd.close());
    const address = odd.address();
    const port = typeof address === 'object' ? address?.port : 0;
    expect(await here.post(`http://127.0.0.1:${port}/`, {}, '{}')).toMatchObject({ kind: 'problem' });
    expect(await here.post('http://no-such-host.invalid/', {}, '{}')).toMatchObject({ kind: 'problem' });
  });
});

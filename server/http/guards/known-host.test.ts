import { hostname, networkInterfaces } from 'node:os';
import { beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { listen } from '../../process/listen.ts';
import { composeHttp, type TestHttp } from '../http.test-data.ts';
import { ownHosts } from './known-host.ts';

const demo = (given: Record<string, string> = {}) => {
  const read = readConfig(given);
  if (!read.ok) throw new Error(read.complaints.join(' '));
  return ownHosts(read.config);
};

describe('attack 3: a host that is not ours', () => {
  test('in production is any but that of APP_ORIGIN', () => {
    const isOwn = ownHosts({ production: true, appOrigin: 'https://hearthline.example', host: '0.0.0.0' });
    expect(isOwn('hearthline.example')).toBe(true);
    for (const name of ['localhost', '127.0.0.1', 'evil.example', 'hearthline.example.evil.example', hostname(), '']) {
      expect([name, isOwn(name)]).toEqual([name, false]);
    }
  });

  test('in the demo is any but a local name, HOST and APP_ORIGIN', () => {
    const isOwn = demo({ HOST: '192.168.7.7', APP_ORIGIN: 'http://shop.lan:8080' });
    for (const name of ['localhost', 'a.localhost', '127.0.0.1', '[::1]', '192.168.7.7', 'shop.lan']) {
      expect([name, isOwn(name)]).toEqual([name, true]);
    }
    for (const name of ['evil.example', 'localhost.evil.example', '192.168.7.8', 'notlocalhost', hostname()]) {
      expect([name, isOwn(name)]).toEqual([name, false]);
    }
  });

  test.each(['0.0.0.0', '::'])('in a demo that listens everywhere (%s) is no name of this machine', (host) => {
    const isOwn = demo({ HOST: host });
    const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
    for (const { address, family } of addresses) {
      expect(isOwn(family === 'IPv6' ? `[${address}]` : address)).toBe(true);
    }
    expect(isOwn(hostname().toLowerCase())).toBe(true);
    expect([isOwn('evil.example'), isOwn('0.0.0.0'), isOwn('203.0.113.77')]).toEqual([false, false, false]);
  });
});

describe('attack 3: a request under a foreign name, as by DNS rebinding', () => {
  let http: TestHttp;
  beforeAll(async () => {
    http = await composeHttp();
  });

  test.each(['/', '/about', '/api/furniture', '/assets/page-abc123.js', '/robots.txt', '/v1/payment_intents'])(
    'attack 3: gets nothing of %s, but where to go',
    async (path) => {
      const answer = await http.app.request(`http://evil.example${path}`);
      expect([answer.status, await answer.json()]).toEqual([
        421,
        {
          error: {
            code: 'unknown-host',
            message: 'Hearthline doesn’t answer under this name. Its address is http://hearthline.test.',
          },
        },
      ]);
    },
  );

  test('is told so on a page, with a way on and the headers of every page', async () => {
    const answer = await http.app.request('http://evil.example/about', { headers: { Accept: 'text/html' } });
    expect([answer.status, answer.headers.get('x-content-type-options')]).toEqual([421, 'nosniff']);
    expect(await answer.text()).toContain('<a href="http://hearthline.test">');
  });

  test('our own name is known in any spelling', async () => {
    for (const host of ['hearthline.test', 'HEARTHLINE.test', 'hearthline.test.', 'hearthline.test:8080']) {
      expect((await http.app.request(`http://${host}/page`)).status).toBe(200);
    }
  });

  test('health answers under any name, and to who names none', async () => {
    const listening = await listen('127.0.0.1', 0);
    if (!listening.ok) throw new Error(listening.message);
    const { listener } = listening;
    listener.serve(http.app.fetch);
    const say = async (...lines: string[]) => {
      const { connect } = await import('node:net');
      const socket = connect(listener.port, '127.0.0.1');
      socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
      let heard = '';
      for await (const chunk of socket) heard += chunk;
      return heard.split('\r\n')[0];
    };
    for (const path of ['/healthz', '/readyz']) {
      expect(await say(`GET ${path} HTTP/1.1`)).toBe('HTTP/1.1 200 OK');
      expect(await say(`GET ${path} HTTP/1.0`)).toMatch(/200 OK$/);
      expect(await say(`GET ${path} HTTP/1.1`, 'Host: 10.1.2.3:9')).toBe('HTTP/1.1 200 OK');
    }
    expect(await say('GET /page HTTP/1.1')).toMatch(/^HTTP\/1.1 421/);
    expect(await say('GET /page HTTP/1.1', 'Host: evil.example')).toMatch(/^HTTP\/1.1 421/);
    expect(await say('GET http://evil.example/page HTTP/1.1', 'Host: hearthline.test')).toMatch(/^HTTP\/1.1 421/);
    expect(await say('GET /page HTTP/1.1', 'Host: hearthline.test')).toBe('HTTP/1.1 200 OK');
    await listener.close(1000);
  });
});

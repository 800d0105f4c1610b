import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { afterThisFile } from '../../tests/setup/after-file.ts';
import { openingWords } from '../http/opening.ts';
import { listen } from './listen.ts';

async function open() {
  const listening = await listen('127.0.0.1', 0, { keepAliveSeconds: 75 });
  if (!listening.ok) throw new Error(listening.message);
  const { listener } = listening;
  listener.serve(async (asked) => new Response(new URL(asked.url).pathname));
  afterThisFile(() => listener.close(0));
  return listener;
}

async function get(agent: Agent, port: number, path = '/healthz') {
  const asked = request({ agent, port, path, host: '127.0.0.1' }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

test('while it drains, requests are served and each connection is told to close', async () => {
  const listener = await open();
  const agent = new Agent({ keepAlive: true });
  const before = await get(agent, listener.port);
  expect(before.headers).toMatchObject({ connection: 'keep-alive', 'keep-alive': 'timeout=75' });
  listener.drain();
  // Both on the connection from before and on a new one.
  for (let asked = 0; asked < 3; asked += 1) {
    const during = await get(agent, listener.port, '/page');
    expect([during.status, during.headers.connection, during.body]).toEqual([200, 'close', '/page']);
  }
  agent.destroy();
});

test('a health check without a Host header is answered', async () => {
  const { port } = await open();
  const socket = connect(port, '127.0.0.1');
  socket.end('GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
});

test('a person who comes before the shop has started gets a page that opens again by itself', async () => {
  const listening = await listen('127.0.0.1', 0);
  if (!listening.ok) throw new Error(listening.message);
  const { port, close } = listening.listener;
  afterThisFile(() => close(0));
  const answer = await fetch(`http://127.0.0.1:${port}/projects`, { headers: { accept: 'text/html' } });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  const page = await answer.text();
  expect(page).toContain(openingWords.waits);
  expect(page).toContain('<meta http-equiv="refresh" content="2" />');
});

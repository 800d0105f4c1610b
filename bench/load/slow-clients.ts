import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Tally } from './tally.ts';

export interface Slow {
  origin: string;
  tally: Tally;
  over: AbortSignal;
}

/** What a socket heard: its status line, or how it ended. The shop may cut off someone who dawdles. */
function listen(socket: Socket): { status: () => number; closed: Promise<void> } {
  let status = 0;
  socket.on('data', (part: Buffer) => {
    status ||= Number(/^HTTP\/1\.1 (\d{3})/.exec(part.toString('latin1'))?.[1] ?? 0);
  });
  socket.on('error', () => undefined);
  return { status: () => status, closed: new Promise((resolve) => socket.once('close', () => resolve())) };
}

const second = async (over: AbortSignal) => pause(1000, undefined, { signal: over }).catch(() => undefined);

const isOver = (socket: Socket, over: AbortSignal) => over.aborted || socket.destroyed || socket.readableEnded;

/** Sends its headers a few bytes a second. */
export async function dawdleHeaders({ origin, tally, over }: Slow): Promise<void> {
  const { host, hostname, port } = new URL(origin);
  while (!over.aborted) {
    const socket = connect(Number(port), hostname);
    const heard = listen(socket);
    const started = performance.now();
    const head = `GET /about HTTP/1.1\r\nHost: ${host}\r\nX-Slow: ${'s'.repeat(160)}\r\nConnection: close\r\n\r\n`;
    for (let at = 0; at < head.length && !isOver(socket, over); at += 10) {
      socket.write(head.slice(at, at + 10));
      await second(over);
    }
    if (over.aborted) socket.destroy();
    await heard.closed;
    if (heard.status()) tally.answered('slow headers', heard.status(), performance.now() - started);
  }
}

/** Announces a form of 20 kB and sends two hundred bytes of it a second. */
export async function dawdleBody({ origin, tally, over }: Slow): Promise<void> {
  const { host, hostname, port } = new URL(origin);
  while (!over.aborted) {
    const socket = connect(Number(port), hostname);
    const heard = listen(socket);
    const started = performance.now();
    const type = 'Content-Type: application/json\r\nContent-Length: 20000';
    socket.write(`POST /api/newCheckIfEmailExists HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\n${type}\r\n\r\n`);
    for (let sent = 0; sent < 30 && !isOver(socket, over); sent += 1) {
      socket.write(' '.repeat(200));
      await second(over);
    }
    socket.destroy();
    await heard.closed;
    if (heard.status()) tally.answered('slow body', heard.status(), performance.now() - started);
  }
}

/** Takes the home page a little at a time. */
export async function dawdleReading({ origin, tally, over }: Slow): Promise<void> {
  const { host, hostname, port } = new URL(origin);
  while (!over.aborted) {
    const socket = connect(Number(port), hostname);
    const heard = listen(socket);
    const started = performance.now();
    socket.write(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    socket.on('data', () => {
      socket.pause();
      setTimeout(() => socket.resume(), 500).unref();
    });
    while (!isOver(socket, over)) await second(over);
    socket.destroy();
    await heard.closed;
    if (heard.status()) tally.answered('slow reader', heard.status(), performance.now() - started);
  }
}

/** Three megabytes where a quarter of one is allowed, by turns announced and in chunks of unknown length. */
export async function sendTooMuch({ origin, tally, over }: Slow): Promise<void> {
  const { host, hostname, port } = new URL(origin);
  for (let turn = 0; !over.aborted; turn += 1) {
    const socket = connect(Number(port), hostname);
    const heard = listen(socket);
    const started = performance.now();
    const length = turn % 2 === 0 ? `Content-Length: ${48 * 65_536}` : 'Transfer-Encoding: chunked';
    const head = `POST /api/newCheckIfEmailExists HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nConnection: close\r\n`;
    socket.write(`${head}Content-Type: application/json\r\n${length}\r\n\r\n`);
    const part = Buffer.alloc(65_536, ' ');
    for (let sent = 0; sent < 48 && !isOver(socket, over) && !heard.status(); sent += 1) {
      if (turn % 2 === 1) socket.write('10000\r\n');
      socket.write(part);
      if (turn % 2 === 1) socket.write('\r\n');
      await pause(5);
    }
    await Promise.race([heard.closed, second(over)]);
    socket.destroy();
    await heard.closed;
    if (heard.status()) tally.answered('too much', heard.status(), performance.now() - started);
    await second(over);
  }
}

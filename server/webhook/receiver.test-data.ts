import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** Another company's server: keeps what was posted, and answers as told. */
export async function openReceiver(answer: (response: ServerResponse, received: Received) => void = taken) {
  const received: Received[] = [];
  const how = { answer };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const one = { headers: request.headers, body: Buffer.concat(parts).toString('utf8') };
      received.push(one);
      how.answer(response, one);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    port,
    received,
    how,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}
export type Receiver = Awaited<ReturnType<typeof openReceiver>>;

export const taken = (response: ServerResponse): void => void response.writeHead(204).end();
export const answering = (status: number, text: string) => (response: ServerResponse) =>
  void response.writeHead(status, { 'Content-Type': 'text/plain' }).end(text);

/** Checks a post by what `docs/webhooks.md` says, with nothing of ours. */
export function isGenuine({ headers, body }: Received, secret: string, now: Date): boolean {
  const id = String(headers['webhook-id']);
  const timestamp = String(headers['webhook-timestamp']);
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > 5 * 60) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const ours = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  return String(headers['webhook-signature'])
    .split(' ')
    .some((signature) => {
      const [version, given = ''] = signature.split(',');
      const theirs = Buffer.from(given, 'base64');
      return version === 'v1' && theirs.length === ours.length && timingSafeEqual(ours, theirs);
    });
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A step of a trace, as it arrives. */
interface Sent {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId: string;
  attributes: { key: string; value: Record<string, unknown> }[];
  status: { code: number };
}

/** Keeps what it's sent, as a collector would. */
export async function openCollector() {
  const spans: Sent[] = [];
  const server = createServer(async (request, response) => {
    const sent = JSON.parse(await text(request)) as { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] };
    spans.push(...sent.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    response.writeHead(request.url === '/v1/traces' ? 200 : 404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { spans, endpoint: `http://127.0.0.1:${port}`, close: () => server.close() };
}

export type Collector = Awaited<ReturnType<typeof openCollector>>;

import { Agent, request } from 'node:http';

/** Connections stay open, like a browser's. */
const agent = new Agent({ keepAlive: true });

export interface Sent {
  method: string;
  headers: Record<string, string>;
  body?: string;
}

/** The shoppers share the machine with the shop, and this costs a third of what `fetch` does. */
export function send(url: string, { method, headers, body }: Sent): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, headers, agent }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts).toString() }));
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

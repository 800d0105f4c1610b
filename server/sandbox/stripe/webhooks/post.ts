import { Agent, request } from 'node:http';
import { request as requestSecurely, Agent as SecureAgent } from 'node:https';

const agents = { http: new Agent({ keepAlive: true }), https: new SecureAgent({ keepAlive: true }) };

export interface Posted {
  headers: Record<string, string>;
  body: string;
  patienceMs: number;
}

/** Posts a text and says with which status it was answered. A redirection is followed nowhere. */
export function post(url: string, { headers, body, patienceMs }: Posted): Promise<number> {
  const secure = url.startsWith('https:');
  const options = { method: 'POST', headers: { ...headers, 'Content-Length': Buffer.byteLength(body) } };
  return new Promise((resolve, reject) => {
    const asked = secure
      ? requestSecurely(url, { ...options, agent: agents.https })
      : request(url, { ...options, agent: agents.http });
    asked.setTimeout(patienceMs, () => asked.destroy(new Error('no answer in time')));
    asked.on('error', reject);
    asked.on('response', (answer) => {
      answer.on('error', reject);
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.resume();
    });
    asked.end(body);
  });
}

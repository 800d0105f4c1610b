import { createHmac } from 'node:crypto';

/** `t=…,v1=…`: the time of sending, and the HMAC of time and body under the endpoint's secret. */
export function signature(body: string, secret: string, at: Date): string {
  const time = Math.floor(at.getTime() / 1000);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}

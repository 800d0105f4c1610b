import type { IncomingMessage } from 'node:http';
import { excerptOf, webhookRules } from '#core/webhook/index.ts';
import { askOutside, type OutsideSettings } from '../outside.ts';
import type { Webhooks } from './port.ts';

export type WebhookSettings = Omit<OutsideSettings, 'seconds'> & { seconds?: number };

/** Posts by HTTP, and keeps the beginning of the answer. */
export function httpWebhooks({ seconds = webhookRules.seconds, ...settings }: WebhookSettings): Webhooks {
  const { check, ask } = askOutside({ ...settings, seconds });
  return {
    check,
    async post(url, headers, body) {
      const answer = await ask(url, { method: 'POST', headers, body }, beginningOf);
      return answer.kind === 'answer'
        ? { kind: 'answer', status: answer.status, excerpt: excerptOf(answer.value) }
        : answer;
    },
  };
}

async function beginningOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    parts.push(part);
    length += part.length;
    if (length >= webhookRules.mostAnswerBytes) break;
  }
  return Buffer.concat(parts).subarray(0, webhookRules.mostAnswerBytes).toString('utf8');
}

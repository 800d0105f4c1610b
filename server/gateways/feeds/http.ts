import type { IncomingMessage } from 'node:http';
import { feedLimits, feedWords } from '#core/feed/index.ts';
import { askOutside, OutsideProblem, type OutsideSettings } from '../outside.ts';
import type { Feeds } from './port.ts';

export type FeedSettings = Omit<OutsideSettings, 'seconds'> & { seconds?: number };

/** As they came: what is compressed could be larger than it looks. */
const headers = { Accept: 'text/csv, text/plain', 'Accept-Encoding': 'identity' };

export function httpFeeds({ seconds = feedLimits.seconds, ...settings }: FeedSettings): Feeds {
  const { check, ask } = askOutside({ ...settings, seconds });
  return {
    check,
    async fetch(url) {
      const answer = await ask(url, { method: 'GET', headers }, wholeFile);
      if (answer.kind === 'problem') return answer;
      if (answer.status >= 300 && answer.status < 400) return { kind: 'problem', words: feedWords.redirected };
      if (answer.status !== 200) return { kind: 'problem', words: feedWords.answered(answer.status) };
      return { kind: 'file', text: answer.value };
    },
  };
}

/** The file, unless it's too large. Of any other answer, nothing. */
async function wholeFile(answer: IncomingMessage): Promise<string> {
  if (answer.statusCode !== 200) return '';
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > feedLimits.bytes) throw new OutsideProblem(feedWords.tooLarge);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

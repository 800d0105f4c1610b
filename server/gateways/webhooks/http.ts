import { lookup as resolve } from 'node:dns/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { excerptOf, webhookRules } from '#core/webhook/index.ts';
import type { WebhookAddress, WebhookAnswer, Webhooks } from './port.ts';
import { isPublicAddress } from './public-address.ts';

export interface WebhookSettings {
  /** Only https, and only machines on the open internet. The demo and tests post to their own machine. */
  openInternetOnly: boolean;
  /** All addresses of a host name. */
  lookUp?: (host: string) => Promise<{ address: string; family: number }[]>;
  seconds?: number;
}

class NotReachable extends Error {}

const problems = {
  'not-https': 'The address doesn’t begin with https.',
  private: 'The address leads into a private network.',
  'unknown-host': 'We couldn’t find this host.',
} satisfies Record<Exclude<WebhookAddress, 'ok'>, string>;

/**
 * Posts by HTTP. Redirects aren't followed, and neither the wait nor what is read of an answer is without end. The
 * connection goes to the very address that was checked, so a name that changes its mind in between gains nothing.
 */
export function httpWebhooks({
  openInternetOnly,
  lookUp = (host) => resolve(host, { all: true }),
  seconds = webhookRules.seconds,
}: WebhookSettings): Webhooks {
  const isAllowed = (address: string) => !openInternetOnly || isPublicAddress(address);

  /** The addresses of a host, if every one of them may be reached. */
  const addressesOf = async (host: string) => {
    const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await lookUp(host).catch(() => []);
    if (found.length === 0) throw new NotReachable(problems['unknown-host']);
    if (!found.every(({ address }) => isAllowed(address))) throw new NotReachable(problems.private);
    return found;
  };

  const check = async (url: string): Promise<WebhookAddress> => {
    const { protocol } = new URL(url);
    if (openInternetOnly && protocol !== 'https:') return 'not-https';
    try {
      await addressesOf(hostOf(url));
      return 'ok';
    } catch (error) {
      return error instanceof NotReachable && error.message === problems.private ? 'private' : 'unknown-host';
    }
  };

  const post = async (url: string, headers: Readonly<Record<string, string>>, body: string): Promise<WebhookAnswer> => {
    const { protocol } = new URL(url);
    if (openInternetOnly && protocol !== 'https:') return { kind: 'problem', words: problems['not-https'] };
    // Covers the look-up too: a name server may be slow.
    const signal = AbortSignal.timeout(seconds * 1000);
    try {
      const addresses = await Promise.race([addressesOf(hostOf(url)), aborted(signal)]);
      const lookup: LookupFunction = (_host, options, done) => {
        const [first] = addresses;
        if (options.all) done(null, addresses);
        else done(null, first?.address ?? '', first?.family);
      };
      return await new Promise<WebhookAnswer>((answered, failed) => {
        const ask = protocol === 'https:' ? httpsRequest : httpRequest;
        const options = { method: 'POST', agent: false, lookup, signal, headers: { ...headers } };
        const call = ask(url, options, (answer) => {
          beginningOf(answer).then((text) => {
            answered({ kind: 'answer', status: answer.statusCode ?? 0, excerpt: excerptOf(text) });
            call.destroy();
          }, failed);
        });
        call.on('error', failed);
        call.end(body);
      });
    } catch (error) {
      return { kind: 'problem', words: wordsOf(error, signal, seconds) };
    }
  };

  return { check, post };
}

/** IPv6 addresses are in brackets in a URL only. */
const hostOf = (url: string) => new URL(url).hostname.replace(/^\[|\]$/g, '');

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

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

function wordsOf(error: unknown, signal: AbortSignal, seconds: number): string {
  if (signal.aborted) return `No answer within ${seconds} seconds.`;
  if (error instanceof NotReachable) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  return `We couldn’t connect (${excerptOf(code)}).`;
}

import { lookup as resolve } from 'node:dns/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { excerptOf } from '#core/webhook/index.ts';
import { isPublicAddress } from './webhooks/public-address.ts';

export interface OutsideSettings {
  /** Only https, and only machines on the open internet. The demo and tests ask their own machine. */
  openInternetOnly: boolean;
  /** All addresses of a host name. */
  lookUp?: (host: string) => Promise<{ address: string; family: number }[]>;
  seconds: number;
}

export type OutsideAddress = 'ok' | 'not-https' | 'private' | 'unknown-host';

export type OutsideAnswer<Value> =
  | { kind: 'answer'; status: number; value: Value }
  /** No answer: the reason in words. */
  | { kind: 'problem'; words: string };

interface Asked {
  method: 'GET' | 'POST';
  headers: Readonly<Record<string, string>>;
  body?: string;
}

/** Why we don't ask or don't read on, in words. */
export class OutsideProblem extends Error {}

const problems = {
  'not-https': 'The address doesn’t begin with https.',
  private: 'The address leads into a private network.',
  'unknown-host': 'We couldn’t find this host.',
} satisfies Record<Exclude<OutsideAddress, 'ok'>, string>;

/**
 * Asks addresses that admins enter, by HTTP. Redirects aren't followed, and neither the wait nor what is read of an answer
 * is without end. The connection goes to the very address that was checked, so a name that changes its mind in between
 * gains nothing.
 */
export function askOutside({
  openInternetOnly,
  lookUp = (host) => resolve(host, { all: true }),
  seconds,
}: OutsideSettings) {
  const isAllowed = (address: string) => !openInternetOnly || isPublicAddress(address);

  /** The addresses of a host, if every one of them may be reached. */
  const addressesOf = async (host: string) => {
    const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await lookUp(host).catch(() => []);
    if (found.length === 0) throw new OutsideProblem(problems['unknown-host']);
    if (!found.every(({ address }) => isAllowed(address))) throw new OutsideProblem(problems.private);
    return found;
  };

  /** May we ask there? */
  const check = async (url: string): Promise<OutsideAddress> => {
    const { protocol } = new URL(url);
    if (openInternetOnly && protocol !== 'https:') return 'not-https';
    try {
      await addressesOf(hostOf(url));
      return 'ok';
    } catch (error) {
      return error instanceof OutsideProblem && error.message === problems.private ? 'private' : 'unknown-host';
    }
  };

  /** Never throws: what went wrong is part of the answer. */
  const ask = async <Value>(
    url: string,
    { method, headers, body }: Asked,
    read: (answer: IncomingMessage) => Promise<Value>,
  ): Promise<OutsideAnswer<Value>> => {
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
      return await new Promise<OutsideAnswer<Value>>((answered, failed) => {
        const call = (protocol === 'https:' ? httpsRequest : httpRequest)(
          url,
          { method, agent: false, lookup, signal, headers: { ...headers } },
          (answer) => {
            read(answer)
              .then((value) => answered({ kind: 'answer', status: answer.statusCode ?? 0, value }), failed)
              .finally(() => call.destroy());
          },
        );
        call.on('error', failed);
        call.end(body);
      });
    } catch (error) {
      return { kind: 'problem', words: wordsOf(error, signal, seconds) };
    }
  };

  return { check, ask };
}

/** IPv6 addresses are in brackets in a URL only. */
const hostOf = (url: string) => new URL(url).hostname.replace(/^\[|\]$/g, '');

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

function wordsOf(error: unknown, signal: AbortSignal, seconds: number): string {
  if (signal.aborted) return `No answer within ${seconds} seconds.`;
  if (error instanceof OutsideProblem) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  return `We couldn’t connect (${excerptOf(code)}).`;
}

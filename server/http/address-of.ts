import { type BlockList, isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** Unwraps an IPv4 address from its IPv6-mapped form. */
const plain = (address: string) => (address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address);

/** The other end of the connection: the visitor or a proxy. */
function peerOf(context: Context): string {
  try {
    return plain(getConnInfo(context).remote.address ?? 'unknown');
  } catch {
    // No connection, as in tests.
    return 'unknown';
  }
}

/**
 * The client's IP address. Each of our proxies appends the address it heard from, so we read the list from the right
 * and only trust entries written by our own proxies.
 */
export function addressOf(context: Context, trusted: BlockList | null): string {
  let address = peerOf(context);
  const hops = context.req.header('x-forwarded-for')?.split(',') ?? [];
  while (isTrusted(trusted, address)) {
    const hop = plain(hops.pop()?.trim() ?? '');
    if (isIP(hop) === 0) break;
    address = hop;
  }
  return address;
}

function isTrusted(trusted: BlockList | null, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && trusted !== null && trusted.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/** From this machine itself, not forwarded for someone else. */
export function isFromHere(context: Context): boolean {
  const peer = peerOf(context);
  return (peer === '::1' || peer.startsWith('127.')) && context.req.header('x-forwarded-for') === undefined;
}

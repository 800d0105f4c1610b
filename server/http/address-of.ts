import { type BlockList, isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** An IPv4 address that came over an IPv6 socket is still that address. */
const plain = (address: string) => (address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address);

/** The other end of the connection: a visitor, or a proxy. */
function peerOf(context: Context): string {
  try {
    return plain(getConnInfo(context).remote.address ?? 'unknown');
  } catch {
    // Asked without a connection, as a test does.
    return 'unknown';
  }
}

/**
 * Who is asking, as far as the network tells. Each of our own proxies writes down, at the right, whom it heard from: so
 * the list is believed from the right, and only as far as those who wrote it are ours.
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

/** From this very machine, and not on behalf of somebody else. */
export function isFromHere(context: Context): boolean {
  const peer = peerOf(context);
  return (peer === '::1' || peer.startsWith('127.')) && context.req.header('x-forwarded-for') === undefined;
}

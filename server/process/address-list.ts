import { BlockList, isIP } from 'node:net';

/** Comma-separated IP addresses and networks. Null if an entry is neither. */
export function addressList(list: string): BlockList | null {
  const known = new BlockList();
  for (const entry of list.split(',').map((part) => part.trim())) {
    const [address = '', bits, ...more] = entry.split('/');
    const version = isIP(address);
    const longest = version === 6 ? 128 : 32;
    if (version === 0 || more.length > 0) return null;
    const length = bits === undefined ? longest : Number(bits);
    if (bits?.trim() === '' || !Number.isInteger(length) || length < 0 || length > longest) return null;
    known.addSubnet(address, length, version === 6 ? 'ipv6' : 'ipv4');
  }
  return known;
}

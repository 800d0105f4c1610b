import { BlockList, isIPv4, isIPv6 } from 'node:net';

function addTo(list: BlockList, range: string, family: 'ipv4' | 'ipv6'): void {
  const [address = '', bits] = range.split('/');
  list.addSubnet(address, Number(bits), family);
}

const notPublic = new BlockList();
/** This network, private ones, carrier NAT, loopback, link-local, protocol and test networks, multicast, reserved. */
const ranges4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
];
for (const range of ranges4) addTo(notPublic, range, 'ipv4');
/** Within the public part: tunnels that carry an IPv4 address, protocol and documentation networks. */
const ranges6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];
for (const range of ranges6) addTo(notPublic, range, 'ipv6');

/** Everything else in IPv6 is loopback, link-local, a private network, or an IPv4 address in disguise. */
const publicIPv6 = new BlockList();
publicIPv6.addSubnet('2000::', 3, 'ipv6');

/** Is this the address of a machine on the open internet? */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !notPublic.check(address, 'ipv4');
  return isIPv6(address) && publicIPv6.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}

/** Which network addresses the server may connect to for a link that a person wrote: those of the public internet only. */
import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Special ranges of IPv4 (RFC 6890 and later): this network, private, loopback, link local, tests, multicast, reserved. */
const SPECIAL_4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
/** Within 2000::/3: Teredo and other protocol ranges, documentation, and 6to4, which carries an IPv4 address. */
const SPECIAL_6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const special4 = new BlockList();
for (const [net, prefix] of SPECIAL_4) special4.addSubnet(net, prefix, 'ipv4');
const special6 = new BlockList();
for (const [net, prefix] of SPECIAL_6) special6.addSubnet(net, prefix, 'ipv6');
/** Only this part of IPv6 is routed in public. Mapped, translated, local and link local addresses are outside of it. */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address in text is one of the public internet (rule ROT-6). What is no address is not. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special4.check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%')) return false;
  return global6.check(address, 'ipv6') && !special6.check(address, 'ipv6');
}

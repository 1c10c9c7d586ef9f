/** The address of a caller, as the limits of calls count it. */
import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;
/** Groups of 16 bits in the network part that a provider gives to one customer. */
const NETWORK_GROUPS = 4;

/** All eight groups of an address that is known to be IPv6. */
function groupsOf(ip: string): string[] {
  const [head = '', tail] = ip.replace(/%.*$/, '').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
}

/**
 * IPv4 as it is, also when written as IPv6. Of IPv6 the /64 network: one machine can use any number of addresses in it, and
 * would otherwise get a new limit with each.
 */
export function countedAddress(ip: string): string {
  const mapped = MAPPED.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const network = groupsOf(ip).slice(0, NETWORK_GROUPS);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

import { expect, it } from 'vitest';

import { isPublicAddress } from './public-address.ts';

it.each([
  ['first of a private range', '10.0.0.0'],
  ['last of a private range', '172.31.255.255'],
  ['home network', '192.168.1.1'],
  ['loopback', '127.255.255.254'],
  ['this host', '0.0.0.0'],
  ['metadata of a cloud', '169.254.169.254'],
  ['carrier network', '100.127.255.255'],
  ['multicast', '224.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['loopback of IPv6', '::1'],
  ['unspecified', '::'],
  ['mapped loopback', '::ffff:127.0.0.1'],
  ['mapped in hexadecimal', '::ffff:7f00:1'],
  ['mapped public address', '::ffff:8.8.8.8'],
  ['translated (NAT64)', '64:ff9b::7f00:1'],
  ['6to4 of a private address', '2002:7f00:1::'],
  ['Teredo', '2001:0:53aa::1'],
  ['documentation', '2001:db8::1'],
  ['unique local', 'fd00::1'],
  ['link local', 'fe80::1'],
  ['link local with its zone', 'fe80::1%lo'],
  ['a name', 'localhost'],
  ['nothing', ''],
])('[ROT-6] %s is not public: %s', (_name, address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each([
  '8.8.8.8',
  '9.255.255.255',
  '11.0.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '100.128.0.0',
  '2001:4860:4860::8888',
  '2a00::1',
])('[ROT-6] %s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

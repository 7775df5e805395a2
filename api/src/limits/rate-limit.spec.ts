import { expect, it } from '@jest/globals';
import { network } from './rate-limit.js';

it('the network of an IP address is its IPv4 address or the start of its IPv6 address', () => {
  for (const [ip, expected] of [
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:7f00:1', '127.0.0.1'],
    ['0:0:0:0:0:FFFF:CB00:7107', '203.0.113.7'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['', ''],
  ] as const) {
    expect([ip, network(ip)]).toEqual([ip, expected]);
  }
  const ip = '2001:db8:1:abcd:3:4:5:6';
  expect([network(ip, 56), network(ip, 48)]).toEqual(['2001:db8:1:ab00', '2001:db8:1']);
  expect(network('203.0.113.7', 48)).toBe('203.0.113.7');
});

import { describe, expect, it } from '@jest/globals';
import { browserFamily, networkOf } from './session-client.js';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const KHTML = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('the family of a browser', () => {
  it.each([
    [`${WINDOWS} ${KHTML} Chrome/140.0.0.0 Safari/537.36`, 'Chrome'],
    [`${WINDOWS} ${KHTML} HeadlessChrome/147.0.0.0 Safari/537.36`, 'Chrome'],
    [`${WINDOWS} ${KHTML} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge'],
    [`${WINDOWS} ${KHTML} Chrome/140.0.0.0 Safari/537.36 OPR/120.0.0.0`, 'Opera'],
    [
      `${WINDOWS} ${KHTML} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox'],
    [
      'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 FxiOS/143.0 Mobile/15E148 Safari/605.1.15',
      'Firefox',
    ],
    ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 CriOS/140.0 Mobile/15E148 Safari/604.1', 'Chrome'],
    ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/18.6 Mobile/15E148 Safari/604.1', 'Safari'],
    ['Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/18.6 Safari/605.1.15', 'Safari'],
    ['curl/8.5.0', null],
    ['<script>alert(1)</script>', null],
    [undefined, null],
  ])('of %s', (userAgent, family) => {
    expect(browserFamily(userAgent)).toBe(family);
  });
});

describe('the network of an address', () => {
  it.each([
    ['192.0.2.77', '192.0.2.0/24'],
    ['::ffff:192.0.2.77', '192.0.2.0/24'],
    ['2001:db8:1:abcd:3:4:5:6', '2001:db8:1::/48'],
    ['::1', '::/48'],
    ['unknown', null],
    [undefined, null],
  ])('of %s is %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});

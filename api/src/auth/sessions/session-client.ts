import type { Request } from 'express';
import ipaddr from 'ipaddr.js';

/** From where a session began: as much as a user needs to recognise it. */
export interface SessionClient {
  browser: string | null;
  network: string | null;
}

/**
 * Families of browsers by the product in their User-Agent header. Most name several: those that are
 * built on Chromium also name Chrome, and all but Firefox name Safari.
 */
const BROWSERS: readonly [name: string, product: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//],
];

/** The family of a browser; null for an unknown one, and for other programs. */
export function browserFamily(userAgent: string | undefined): string | null {
  const found = BROWSERS.find(([, product]) => product.test(userAgent ?? ''));
  return found ? found[0] : null;
}

/** The /24 of an IPv4 address or the /48 of an IPv6 one; null for anything else. */
export function networkOf(ip: string | undefined): string | null {
  if (ip === undefined || !ipaddr.isValid(ip)) return null;
  const parsed = ipaddr.process(ip);
  if (parsed instanceof ipaddr.IPv4) {
    return `${new ipaddr.IPv4([...parsed.octets.slice(0, 3), 0]).toString()}/24`;
  }
  return `${new ipaddr.IPv6([...parsed.parts.slice(0, 3), 0, 0, 0, 0, 0]).toString()}/48`;
}

/** From where a request comes. */
export const clientOf = (request: Request): SessionClient => ({
  browser: browserFamily(request.headers['user-agent']),
  network: networkOf(request.ip),
});

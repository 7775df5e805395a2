import { isIP } from 'node:net';

/** Parses a whole number up to a maximum. */
export function wholeNumber(max: number) {
  return (value: string) =>
    /^\d+$/.test(value) && Number(value) <= max ? Number(value) : undefined;
}

/** An IP address or a host name. */
export function hostName(value: string): string | undefined {
  return isIP(value) || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(value) ? value : undefined;
}

/** The public key of an age identity; its checksum is not examined. */
export function ageRecipient(value: string): string | undefined {
  return /^age1[a-z\d]{50,}$/.test(value) ? value : undefined;
}

/** The origin of an http or https URL without a path. */
export function origin(value: string): string | undefined {
  if (!isUrl(value, 'http:', 'https:')) return undefined;
  const { pathname, search, hash, username, origin } = new URL(value);
  return pathname === '/' && !search && !hash && !username ? origin : undefined;
}

/** Rejects "on" and all-address networks, which would let visitors forge their IP by a header. */
export function proxies(value: string): false | number | string | undefined {
  if (/^(off|false|no)$/i.test(value)) return false;
  if (/^\d+$/.test(value)) return Number(value);
  const ips = value.split(',').map((ip) => ip.trim());
  return ips.every(isProxyIp) ? ips.join(', ') : undefined;
}

function isProxyIp(value: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value)) return true;
  const [ip = '', bits, ...rest] = value.split('/');
  const version = isIP(ip);
  if (!version || rest.length) return false;
  return (
    bits === undefined || (/^[1-9]\d*$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

/** Whether the value is a URL of one of the protocols, such as `https:`, with a host. */
export function isUrl(value: string, ...protocols: string[]): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocols.includes(protocol) && hostname !== '';
}

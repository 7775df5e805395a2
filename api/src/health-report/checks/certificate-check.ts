import { once } from 'node:events';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { finding, type Finding } from '../finding.js';
import type { HealthConditions } from '../health-conditions.js';

/** Milliseconds before its end at which a certificate should have been renewed. */
const NOTICE_MS = 14 * 86_400_000;

/**
 * The certificate of the site, as visitors get it.
 * An untrusted one may also be for another address.
 */
export async function checkCertificate(
  publicUrl: string,
  { now, authorities, connectLimit }: HealthConditions,
): Promise<Finding> {
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol !== 'https:') return finding('certificate', 'unknown', 'none');
  const host = hostname.replace(/^\[|\]$/g, '');
  const socket = connect({
    host,
    port: Number(port || 443),
    ...(!isIP(host) && { servername: host }),
    ...(authorities !== undefined && { ca: authorities }),
    // An ended certificate is read, too; nothing is sent over this connection.
    rejectUnauthorized: false,
  });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(connectLimit) });
    const { valid_to: validTo } = socket.getPeerCertificate();
    const end = new Date(validTo);
    const values = { end: end.toISOString(), host };
    if (end.getTime() < now()) return finding('certificate', 'error', 'ended', values);
    if (!socket.authorized) return finding('certificate', 'error', 'untrusted', values);
    if (end.getTime() - now() < NOTICE_MS) {
      return finding('certificate', 'warning', 'ending', values);
    }
    return finding('certificate', 'ok', 'ok', values);
  } catch {
    return finding('certificate', 'unknown', 'unchecked');
  } finally {
    socket.destroy();
  }
}

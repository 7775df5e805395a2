import type { Resolver } from 'node:dns/promises';
import { fieldsOf } from 'shared/is-record';
import { finding, type Finding } from '../finding.js';

/** Names servers that hold no such record; other errors say nothing about the domain. */
const MISSING = new Set(['ENOTFOUND', 'ENODATA']);

/** The TXT records of a name; undefined where they could not be read. */
async function textsAt(resolver: Resolver, name: string): Promise<string[] | undefined> {
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    return MISSING.has(String(fieldsOf(error).code)) ? [] : undefined;
  }
}

async function checkSpf(resolver: Resolver, domain: string): Promise<Finding> {
  const texts = await textsAt(resolver, domain);
  if (!texts) return finding('spf', 'unknown', 'unchecked');
  const records = texts.filter((text) => /^v=spf1(?: |$)/i.test(text));
  if (records.length === 0) return finding('spf', 'warning', 'missing', { domain });
  // RFC 7208 4.5: more than one record is an error.
  if (records.length > 1) return finding('spf', 'warning', 'several', { domain });
  return finding('spf', 'ok', 'ok', { domain });
}

async function checkDkim(
  resolver: Resolver,
  domain: string,
  selector: string | undefined,
): Promise<Finding> {
  if (selector === undefined) return finding('dkim', 'unknown', 'noSelector');
  const texts = await textsAt(resolver, `${selector}._domainkey.${domain}`);
  if (!texts) return finding('dkim', 'unknown', 'unchecked');
  // RFC 6376 3.6.1: an empty key is a revoked one.
  const hasKey = texts.some((text) => /(?:^|;)\s*p=\s*[^\s;]/i.test(text));
  return hasKey
    ? finding('dkim', 'ok', 'ok', { domain })
    : finding('dkim', 'warning', 'missing', { domain, selector });
}

/** RFC 7489 6.6.3: the record of the domain, or else of the one above it, which is registered. */
async function checkDmarc(resolver: Resolver, domain: string): Promise<Finding> {
  const labels = domain.split('.');
  for (let from = 0; from < Math.max(labels.length - 1, 1); from += 1) {
    const texts = await textsAt(resolver, `_dmarc.${labels.slice(from).join('.')}`);
    if (!texts) return finding('dmarc', 'unknown', 'unchecked');
    if (texts.some((text) => /^v=DMARC1\s*(?:;|$)/i.test(text))) {
      return finding('dmarc', 'ok', 'ok', { domain });
    }
  }
  return finding('dmarc', 'warning', 'missing', { domain });
}

/**
 * The records by which other servers recognise the association's mail.
 * @param sends whether mails are sent at all
 */
export function checkSenderDomain(
  resolver: Resolver,
  { domain, selector, sends }: { domain: string; selector: string | undefined; sends: boolean },
): Promise<Finding[]> {
  if (!sends) {
    const checks = ['spf', 'dkim', 'dmarc'] as const;
    return Promise.resolve(checks.map((check) => finding(check, 'unknown', 'noServer')));
  }
  return Promise.all([
    checkSpf(resolver, domain),
    checkDkim(resolver, domain, selector),
    checkDmarc(resolver, domain),
  ]);
}

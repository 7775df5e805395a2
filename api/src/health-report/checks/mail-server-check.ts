import { verifySmtp } from '../../mail/smtp-transport.js';
import { finding, type Finding } from '../finding.js';

/**
 * Whether the mail server takes mails.
 * @param limit milliseconds of each step
 */
export async function checkMailServer(url: string | undefined, limit: number): Promise<Finding> {
  if (url === undefined) return finding('mailServer', 'warning', 'none');
  const reason = await verifySmtp(url, limit);
  return reason
    ? finding('mailServer', 'error', 'failing', { reason })
    : finding('mailServer', 'ok', 'ok');
}

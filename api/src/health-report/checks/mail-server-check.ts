import { createTransport } from 'nodemailer';
import { fieldsOf } from 'shared/is-record';
import { failureOf, needsEncryption } from '../../mail/smtp-transport.js';
import { finding, type Finding } from '../finding.js';

/**
 * Connects to the mail server, greets it and signs in, as before a mail, and sends none.
 * @param limit milliseconds of each step
 */
export async function checkMailServer(url: string | undefined, limit: number): Promise<Finding> {
  if (url === undefined) return finding('mailServer', 'warning', 'none');
  const transport = createTransport({
    url,
    requireTLS: needsEncryption(new URL(url)),
    connectionTimeout: limit,
    greetingTimeout: limit,
    socketTimeout: limit,
  });
  try {
    await transport.verify();
    return finding('mailServer', 'ok', 'ok');
  } catch (thrown) {
    const error = fieldsOf(thrown);
    const answer = typeof error.responseCode === 'number' ? error.responseCode : undefined;
    return finding('mailServer', 'error', 'failing', { reason: failureOf(error, answer) });
  } finally {
    transport.close();
  }
}

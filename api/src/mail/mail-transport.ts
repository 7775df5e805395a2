import type { Outcome } from './failures.js';
import type { MailWithAttachments } from './mail-attachments.service.js';

/** Delivers mails to a server or to files. */
export interface MailTransport {
  /** The state of a mail after delivery. */
  readonly successState: 'sent' | 'written';
  /** Makes one attempt, which the signal aborts; never throws. */
  send(mail: MailWithAttachments, signal: AbortSignal): Promise<Outcome>;
  close(): void;
}

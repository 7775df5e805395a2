import type { Outcome } from './failures.js';
import type { MailWithAttachments } from './mail-attachments.service.js';

/** A way to deliver mails. */
export interface MailTransport {
  /** The state of a mail after delivery. */
  readonly successState: 'sent' | 'written';
  /** Tries once; never throws. An abort ends the attempt wherever it is. */
  send(mail: MailWithAttachments, signal: AbortSignal): Promise<Outcome>;
  close(): void;
}

import type { Outcome } from './failures.js';
import type { Mail } from './mail.entity.js';

/** A way out for mails. */
export interface MailTransport {
  /** Tries once; never throws. An abort ends the attempt wherever it is. */
  send(mail: Mail, signal: AbortSignal): Promise<Outcome>;
  close(): void;
}

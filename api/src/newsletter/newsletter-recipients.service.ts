import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sameEmail } from '../emails/email-key.js';
import { MailRecipientsService } from '../mail/mail-recipients.service.js';
import { IS_SUPPRESSED } from './newsletter-tokens.js';

const UNCONFIRMED = 'is_active AND confirmed_at IS NULL';

/** Tells the sending of mails who still gets those of the newsletter. */
@Injectable()
export class NewsletterRecipientsService implements OnModuleInit {
  constructor(private readonly recipients: MailRecipientsService) {}

  onModuleInit(): void {
    this.define('subscriber', `is_active AND confirmed_at IS NOT NULL AND NOT ${IS_SUPPRESSED}`);
    // Who unsubscribed once may ask for the newsletter again.
    this.define('asked', UNCONFIRMED);
    this.define('invited', `${UNCONFIRMED} AND NOT ${IS_SUPPRESSED}`);
  }

  /** @param condition of a row of `newsletters` */
  private define(recipients: 'subscriber' | 'asked' | 'invited', condition: string): void {
    this.recipients.define(recipients, async (manager, recipient) => {
      const rows: unknown[] = await manager.query(
        `SELECT FROM newsletters WHERE ${sameEmail('email', '$1')} AND ${condition}`,
        [recipient],
      );
      return rows.length > 0;
    });
  }
}

import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MAIL_RULES, type Recipients } from './mail-rules.js';
import type { Mail } from './mail.entity.js';
import { isStopped } from './refused/refusals.js';

/** Recipients of whom only another feature knows whether they still want the mail. */
type Chosen = Exclude<Recipients, 'association' | 'person'>;
type RecipientCheck = (manager: EntityManager, recipient: string) => Promise<boolean>;

/**
 * Whether a mail may go to its recipient: `stopped` when the mail server refuses the address,
 * `withdrawn` when its owner has left since the mail was queued.
 */
export type Permission = 'allowed' | 'stopped' | 'withdrawn';

/**
 * Says, whenever a mail is about to be sent, whether its recipient may still get it. Features
 * register who their recipients are when the application starts.
 */
@Injectable()
export class MailRecipientsService {
  private readonly checks = new Map<Recipients, RecipientCheck>();

  /** @param isStillMeant whether an address is still among these recipients */
  define(recipients: Chosen, isStillMeant: RecipientCheck): void {
    this.checks.set(recipients, isStillMeant);
  }

  /** @throws Error when no feature knows the recipients of the kind */
  async permission(
    manager: EntityManager,
    { kind, recipient }: Pick<Mail, 'kind' | 'recipient'>,
  ): Promise<Permission> {
    if (await isStopped(manager, kind, recipient)) return 'stopped';
    const { to } = MAIL_RULES[kind];
    if (to === 'association' || to === 'person') return 'allowed';
    const isStillMeant = this.checks.get(to);
    if (!isStillMeant) throw new Error(`No feature knows who is "${to}".`);
    return (await isStillMeant(manager, recipient)) ? 'allowed' : 'withdrawn';
  }
}

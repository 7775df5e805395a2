import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { createToken, hashOfToken } from '../../access/tokens.js';
import { actAs, SITE } from '../../actors/actor.js';
import { recordAct } from '../../actors/audit-lines.js';
import { APP_CONFIG } from '../../config/app-config.js';
import type { Config } from '../../config/config.js';
import { SiteUrl } from '../../config/site-url.js';
import { ContentChanges, millisecondsUntil } from '../../content/content-changes.js';
import { emailKey } from '../../emails/email-key.js';
import { MailQueueService } from '../../mail/mail-queue.service.js';
import { NotFoundError } from '../../problems/domain-errors.js';
import type { AccountChangeDto } from '../dto/account-change.dto.js';
import { Settings, SETTINGS_ID } from '../settings.entity.js';
import { accountChangeMail } from './account-change-mail.js';
import { AccountChange } from './account-change.entity.js';
import { noticeEmailMail } from './notice-email-mail.js';
import { NoticeEmailsService } from './notice-emails.service.js';

/** The fields of the settings that wait before they change; hours only when they are lowered. */
export const ACCOUNT_FIELDS = ['iban', 'bankRecipient', 'accountChangeHours'] as const;
export type AccountFields = Pick<Settings, (typeof ACCOUNT_FIELDS)[number]>;

const NOTHING_TO_STOP = {
  hr: 'Ova poveznica više ne vrijedi: promjena je već zaustavljena, zamijenjena drugom ili je stupila na snagu.',
  en: 'This link no longer holds: the change was stopped already, replaced by another one, or has come into force.',
};

/** The fields of a change that are not null. */
export function changedFields(change: Readonly<AccountChange>): Partial<AccountFields> {
  const { iban, bankRecipient, accountChangeHours } = change;
  return {
    ...(iban !== null && { iban }),
    ...(bankRecipient !== null && { bankRecipient }),
    ...(accountChangeHours !== null && { accountChangeHours }),
  };
}

/** The values in force of the fields that wait. */
export const inForce = (
  settings: AccountFields,
  waiting: Partial<AccountFields>,
): Partial<AccountFields> => ({
  ...('iban' in waiting && { iban: settings.iban }),
  ...('bankRecipient' in waiting && { bankRecipient: settings.bankRecipient }),
  ...('accountChangeHours' in waiting && { accountChangeHours: settings.accountChangeHours }),
});

/** The given fields that differ from the settings; raised hours are left out. */
function waitingFields(settings: AccountFields, given: Partial<AccountFields>) {
  const { iban = settings.iban, bankRecipient = settings.bankRecipient } = given;
  const { accountChangeHours = settings.accountChangeHours } = given;
  return {
    ...(iban !== settings.iban && { iban }),
    ...(bankRecipient !== settings.bankRecipient && { bankRecipient }),
    ...(accountChangeHours < settings.accountChangeHours && { accountChangeHours }),
  };
}

/** Changes of the account for donations, which hold after a time in which they can be stopped. */
@Injectable()
export class AccountChangesService {
  private readonly site: SiteUrl;

  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: MailQueueService,
    private readonly noticeEmails: NoticeEmailsService,
    changes: ContentChanges,
    @Inject(APP_CONFIG) config: Config,
  ) {
    this.site = new SiteUrl(config.publicUrl);
    changes.registerNextChange('account', () => this.millisecondsLeft());
  }

  /** The change that has not come into force yet, if there is one. */
  async pending(): Promise<AccountChangeDto | null> {
    const found = await this.dataSource.getRepository(AccountChange).findOneBy({ id: 1 });
    if (!found) return null;
    const { iban, bankRecipient, accountChangeHours, requestedAt, holdsAt } = found;
    return { iban, bankRecipient, accountChangeHours, requestedAt, holdsAt };
  }

  /** Writes a change into the settings once its time has come. */
  async applyDue(): Promise<void> {
    const left = await this.millisecondsLeft();
    if (left === null || left > 0) return;
    await actAs(SITE, () =>
      this.dataSource.transaction(async (manager) => {
        // In the order in which a change of the settings locks the rows.
        const settings = await manager.findOneOrFail(Settings, {
          where: { id: SETTINGS_ID },
          lock: { mode: 'pessimistic_write' },
        });
        const due = await manager
          .createQueryBuilder(AccountChange, 'change')
          .where('change.holdsAt <= now()')
          .getOne();
        if (!due) return;
        await manager.remove(due);
        await manager.save(manager.merge(Settings, settings, changedFields(due)));
      }),
    );
  }

  /**
   * Announces a change of the account to the administrators, and lets it wait.
   * @param settings as they are in force, locked
   * @param given the fields of the request
   * @returns the fields that the caller must not change now
   */
  async request(
    manager: EntityManager,
    settings: Readonly<Settings>,
    given: Partial<AccountFields>,
  ): Promise<Partial<AccountFields>> {
    const wanted = waitingFields(settings, given);
    const raised = (given.accountChangeHours ?? 0) > settings.accountChangeHours;
    const earlier = await manager.findOneBy(AccountChange, { id: 1 });
    const before = earlier ? changedFields(earlier) : {};
    if (raised) delete before.accountChangeHours;
    const next = { ...before, ...wanted };
    const isSame = ACCOUNT_FIELDS.every((field) => (earlier?.[field] ?? undefined) === next[field]);
    if (isSame) return wanted;
    if (earlier) await manager.remove(earlier);
    if (Object.keys(next).length === 0) return wanted;
    const hours = Math.max(settings.accountChangeHours, given.accountChangeHours ?? 0);
    const token = createToken();
    const [{ holdsAt }]: [{ holdsAt: Date }] = await manager.query(
      'SELECT now() + make_interval(hours => $1) AS "holdsAt"',
      [hours],
    );
    if (hours > 0) {
      const rest = { requestedAt: new Date(), holdsAt, stopToken: hashOfToken(token) };
      await manager.save(manager.create(AccountChange, { id: 1, ...next, ...rest }));
    }
    const stop = `${this.site.page('/admin/account-change', 'hr')}#${token}`;
    await this.announce(manager, settings, next, hours > 0 ? { holdsAt, stop } : undefined);
    return hours > 0 ? wanted : {};
  }

  /**
   * Asks for the account and the address of restored settings as for a change of those in force.
   * @param manager of a transaction in which these are still those in force
   */
  async requestRestored(manager: EntityManager, restored: Readonly<Settings>): Promise<void> {
    const settings = await manager.findOneByOrFail(Settings, { id: SETTINGS_ID });
    const { iban, bankRecipient, accountChangeHours, email } = restored;
    const given = { iban, bankRecipient, accountChangeHours };
    const waiting = await this.request(manager, settings, given);
    if (emailKey(email) !== emailKey(settings.email)) {
      await this.announceEmail(manager, settings, email);
    }
    const changed = { ...given, ...inForce(settings, waiting), email };
    await manager.update(Settings, { id: SETTINGS_ID }, changed);
  }

  /** Tells the former address of the association that another one is in the settings. */
  async announceEmail(
    manager: EntityManager,
    former: Readonly<Settings>,
    next: string,
  ): Promise<void> {
    await this.mails.add(manager, noticeEmailMail(former, next, this.site));
  }

  /**
   * Stops the waiting change by the token of a mail.
   * @throws NotFoundError with the same message for an unknown token and one of an earlier change
   */
  async stop(token: string): Promise<void> {
    await this.remove(hashOfToken(token));
  }

  /**
   * Stops the waiting change.
   * @throws NotFoundError when there is none
   */
  async cancel(): Promise<void> {
    await this.remove();
  }

  private async remove(stopToken?: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const found = await manager
        .createQueryBuilder(AccountChange, 'change')
        .setLock('pessimistic_write')
        .where('change.holdsAt > now()')
        .andWhere(stopToken === undefined ? 'true' : 'change.stopToken = :stopToken', { stopToken })
        .getOne();
      if (!found) throw new NotFoundError(NOTHING_TO_STOP);
      await manager.remove(found);
      await recordAct(manager, { action: 'account-change-stopped', resource: 'settings' });
    });
  }

  private async announce(
    manager: EntityManager,
    settings: Readonly<Settings>,
    next: Partial<AccountFields>,
    waits: { holdsAt: Date; stop: string } | undefined,
  ): Promise<void> {
    for (const to of await this.noticeEmails.all(manager, settings.email)) {
      await this.mails.add(
        manager,
        accountChangeMail({ to, settings, next, waits, site: this.site }),
      );
    }
  }

  /** The milliseconds until the change holds, by the database's clock; null without one. */
  private async millisecondsLeft(): Promise<number | null> {
    const row = await this.dataSource
      .createQueryBuilder(AccountChange, 'change')
      .select(millisecondsUntil('change.holdsAt'), 'wait')
      .getRawOne<{ wait: number }>();
    return row ? Math.max(0, row.wait + 1) : null;
  }
}

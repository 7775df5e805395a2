import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { ContentChanges } from '../content/content-changes.js';
import { Page } from '../lists/page.js';
import { PhotoStyles } from '../media/photo-style.js';
import { checkShownPictures } from '../media/published-pictures.js';
import { NotFoundError } from '../problems/domain-errors.js';
import type { ExpectedVersions } from '../rows/row-version.js';
import { changeRow } from '../rows/rows.js';
import {
  ACCOUNT_FIELDS,
  AccountChangesService,
  type AccountFields,
} from './account/account-changes.service.js';
import { DEFAULT_SETTINGS } from './default-settings.js';
import type { SettingsDto, UpdateSettingsDto } from './dto/settings.dto.js';
import { Settings, SETTINGS_ID } from './settings.entity.js';
import { SETTINGS, type SettingsRequest } from './settings.resource.js';

/** Fields for administrators and accountants; undefined omits them from the JSON for others. */
const FOR_STAFF = {
  updatedAt: undefined,
  accountChangeHours: undefined,
} satisfies Partial<SettingsDto>;

/** The stored values of the fields that wait. */
const pick = (stored: AccountFields, waiting: Partial<AccountFields>): Partial<AccountFields> => ({
  ...('iban' in waiting && { iban: stored.iban }),
  ...('bankRecipient' in waiting && { bankRecipient: stored.bankRecipient }),
  ...('accountChangeHours' in waiting && { accountChangeHours: stored.accountChangeHours }),
});

@Injectable()
export class SettingsService {
  private cached:
    { generation: number; until: number; settings: Promise<Readonly<Settings>> } | undefined;

  constructor(
    @InjectRepository(Settings) private readonly settings: Repository<Settings>,
    private readonly changes: ContentChanges,
    private readonly account: AccountChangesService,
    styles: PhotoStyles,
  ) {
    styles.define(async () => (await this.current()).photoStyle);
  }

  /**
   * The association's settings, cached until content changes. A missing row is created from the
   * default settings.
   */
  current(): Promise<Readonly<Settings>> {
    const { generation } = this.changes;
    if (this.cached?.generation === generation && Date.now() < this.cached.until) {
      return this.cached.settings;
    }
    const cached = { generation, until: Infinity, settings: this.find() };
    // A waiting change of the account comes into force without a write.
    this.changes.validUntil().then(
      (until) => {
        cached.until = until;
      },
      () => {
        cached.until = 0;
      },
    );
    this.cached = cached;
    cached.settings.catch(() => {
      if (this.cached === cached) this.cached = undefined;
    });
    return cached.settings;
  }

  /**
   * The one row, as a list.
   * @param admin whether fields for administrators are included
   */
  async list({ filter, offset }: SettingsRequest, admin: boolean): Promise<Page<SettingsDto>> {
    const found = filter.id?.includes(SETTINGS_ID) ?? true;
    const rows = found ? [await this.visibleTo(admin)] : [];
    return new Page('settings', rows.slice(offset), rows.length, offset);
  }

  /**
   * The one row.
   * @param admin whether fields for administrators are included
   * @throws NotFoundError for any id but 1
   */
  async one(id: number, admin: boolean): Promise<SettingsDto> {
    this.check(id);
    return this.visibleTo(admin);
  }

  /**
   * Changes the given fields; links are replaced as a whole.
   * @param requireRecent called where donations would go to another account; throws unless the
   * user has entered the password recently
   * @throws NotFoundError for any id but 1
   * @throws InvalidInputError when a new photo is not described, or lacks consent
   * @throws OutdatedError when its version is not the expected one
   */
  async update(
    id: number,
    fields: UpdateSettingsDto,
    expected?: ExpectedVersions,
    requireRecent?: () => Promise<void>,
  ): Promise<SettingsDto> {
    this.check(id);
    const stored = await this.find();
    if (ACCOUNT_FIELDS.some((field) => (fields[field] ?? stored[field]) !== stored[field])) {
      await requireRecent?.();
    }
    await changeRow(this.settings, SETTINGS, id, expected, async (settings, manager) => {
      const before = { ...settings };
      const waiting = await this.account.request(manager, before, fields);
      this.settings.merge(settings, fields, pick(before, waiting));
      await checkShownPictures(manager, Settings, settings, before);
    });
    return this.visibleTo(true);
  }

  private async visibleTo(isStaff: boolean): Promise<SettingsDto> {
    const settings = await this.find();
    if (!isStaff) return { ...settings, ...FOR_STAFF };
    return { ...settings, pendingAccount: await this.account.pending() };
  }

  /** The settings in force: a change of the account is written into them once its time has come. */
  private async find(): Promise<Settings> {
    await this.account.applyDue();
    const found = await this.settings.findOneBy({ id: SETTINGS_ID });
    if (found) return found;
    await this.settings
      .createQueryBuilder()
      .insert()
      .values({ ...DEFAULT_SETTINGS })
      .orIgnore()
      .execute();
    return this.settings.findOneByOrFail({ id: SETTINGS_ID });
  }

  private check(id: number): void {
    if (id !== SETTINGS_ID) this.missing();
  }

  private missing(): never {
    throw new NotFoundError({
      hr: 'Postavke su samo jedne, s brojem 1.',
      en: 'There is only one set of settings, number 1.',
    });
  }
}

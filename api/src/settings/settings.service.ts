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
import { DEFAULT_SETTINGS } from './default-settings.js';
import type { SettingsDto, UpdateSettingsDto } from './dto/settings.dto.js';
import { Settings, SETTINGS_ID } from './settings.entity.js';
import { SETTINGS, type SettingsRequest } from './settings.resource.js';

/** Fields for administrators only; undefined omits them from the JSON for visitors. */
const FOR_ADMINISTRATORS = { updatedAt: undefined } satisfies Partial<SettingsDto>;

function visibleTo(admin: boolean, settings: Readonly<Settings>): SettingsDto {
  return admin ? settings : { ...settings, ...FOR_ADMINISTRATORS };
}

/** Where donations go. */
const ACCOUNT = ['iban', 'bankRecipient'] as const;

@Injectable()
export class SettingsService {
  private cached: { generation: number; settings: Promise<Readonly<Settings>> } | undefined;

  constructor(
    @InjectRepository(Settings) private readonly settings: Repository<Settings>,
    private readonly changes: ContentChanges,
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
    if (this.cached?.generation === generation) return this.cached.settings;
    const cached = { generation, settings: this.find() };
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
    const rows = found ? [visibleTo(admin, await this.find())] : [];
    return new Page('settings', rows.slice(offset), rows.length, offset);
  }

  /**
   * The one row.
   * @param admin whether fields for administrators are included
   * @throws NotFoundError for any id but 1
   */
  async one(id: number, admin: boolean): Promise<SettingsDto> {
    this.check(id);
    return visibleTo(admin, await this.find());
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
  ): Promise<Settings> {
    this.check(id);
    const stored = await this.find();
    if (ACCOUNT.some((field) => (fields[field] ?? stored[field]) !== stored[field])) {
      await requireRecent?.();
    }
    return changeRow(this.settings, SETTINGS, id, expected, async (settings, manager) => {
      const before = { ...settings };
      this.settings.merge(settings, fields);
      await checkShownPictures(manager, Settings, settings, before);
    });
  }

  private async find(): Promise<Settings> {
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

import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { isoDate } from 'shared/croatian-time';
import type { Repository } from 'typeorm';
import { ContentChanges } from '../content/content-changes.js';
import { emailKey } from '../emails/email-key.js';
import { Page } from '../lists/page.js';
import { PhotoStyles } from '../media/photo-style.js';
import { checkShownPictures } from '../media/published-pictures.js';
import { InvalidInputError, NotFoundError } from '../problems/domain-errors.js';
import type { ExpectedVersions } from '../rows/row-version.js';
import { changeRow } from '../rows/rows.js';
import { UsersService } from '../users/users.service.js';
import {
  ACCOUNT_FIELDS,
  AccountChangesService,
  inForce,
} from './account/account-changes.service.js';
import { DEFAULT_SETTINGS } from './default-settings.js';
import type { SettingsDto, UpdateSettingsDto } from './dto/settings.dto.js';
import { Settings, SETTINGS_ID } from './settings.entity.js';
import { SETTINGS, type SettingsRequest } from './settings.resource.js';

/** Fields that no answer has. */
const HIDDEN = { secondFactorRequiredSince: undefined };

/** Fields for administrators and accountants; undefined omits them from the JSON for others. */
const FOR_STAFF = {
  updatedAt: undefined,
  accountChangeHours: undefined,
  requireSecondFactor: undefined,
  secondFactorGraceDays: undefined,
  firstStepsHidden: undefined,
  testimonyConsentDate: undefined,
} satisfies Partial<SettingsDto>;

/** Fields whose changes require that the user has entered the password recently. */
const GUARDED_FIELDS = [
  ...ACCOUNT_FIELDS,
  'email',
  'requireSecondFactor',
  'secondFactorGraceDays',
] as const;

const OWN_FACTOR_FIRST = {
  hr: 'Najprije na zaslonu Moj račun dodajte pristupni ključ ili uključite drugi faktor, da sami ne ostanete bez pristupa.',
  en: 'First add a passkey or turn on a second factor on the screen My account, so that you keep your own access.',
};

/** @throws InvalidInputError when somebody is quoted without consent */
function checkTestimony({ testimony, testimonyEn, testimonyConsentDate: day }: Settings): void {
  if (day === null ? !(testimony ?? testimonyEn) : day <= isoDate(new Date())) return;
  throw InvalidInputError.of('testimonyConsentDate', {
    hr: 'Upišite dan na koji je osoba pristala na objavu; ne može biti u budućnosti.',
    en: 'Enter the day on which the person consented to publication; it cannot be in the future.',
  });
}

/** Who changes the settings. */
interface ChangedBy {
  id: number;
  /** Throws unless the user has entered the password recently. */
  requireRecent: () => Promise<void>;
}

@Injectable()
export class SettingsService {
  /** The settings of a new installation. */
  readonly installed = DEFAULT_SETTINGS;
  private cached:
    { generation: number; until: number; settings: Promise<Readonly<Settings>> } | undefined;

  constructor(
    @InjectRepository(Settings) private readonly settings: Repository<Settings>,
    private readonly changes: ContentChanges,
    private readonly account: AccountChangesService,
    private readonly users: UsersService,
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
   * @param by who makes the change; asked for the password where donations or notices would go
   *   elsewhere, or the second factor is concerned
   * @throws NotFoundError for any id but 1
   * @throws InvalidInputError when a new photo is not described, or lacks consent, or when a second
   *   factor is required by somebody who has none, or somebody is quoted without consent
   * @throws OutdatedError when its version is not the expected one
   */
  async update(
    id: number,
    fields: UpdateSettingsDto,
    expected?: ExpectedVersions,
    by?: ChangedBy,
  ): Promise<SettingsDto> {
    this.check(id);
    const stored = await this.find();
    if (GUARDED_FIELDS.some((field) => (fields[field] ?? stored[field]) !== stored[field])) {
      await by?.requireRecent();
    }
    if (by && fields.requireSecondFactor && !stored.requireSecondFactor) {
      const { hasSecondFactor } = await this.users.one(by.id);
      if (!hasSecondFactor) throw InvalidInputError.of('requireSecondFactor', OWN_FACTOR_FIRST);
    }
    await changeRow(this.settings, SETTINGS, id, expected, async (settings, manager) => {
      const before = { ...settings };
      const waiting = await this.account.request(manager, before, fields);
      this.settings.merge(settings, fields, inForce(before, waiting));
      if (emailKey(settings.email) !== emailKey(before.email)) {
        await this.account.announceEmail(manager, before, settings.email);
      }
      if (settings.requireSecondFactor !== before.requireSecondFactor) {
        settings.secondFactorRequiredSince = settings.requireSecondFactor ? new Date() : null;
      }
      checkTestimony(settings);
      await checkShownPictures(manager, Settings, settings, before);
    });
    return this.visibleTo(true);
  }

  private async visibleTo(isStaff: boolean): Promise<SettingsDto> {
    const settings = await this.find();
    if (!isStaff) return { ...settings, ...HIDDEN, ...FOR_STAFF };
    return { ...settings, ...HIDDEN, pendingAccount: await this.account.pending() };
  }

  /** The settings in force: a change of the account is written into them once its time has come. */
  private async find(): Promise<Settings> {
    await this.account.applyDue();
    const found = await this.settings.findOneBy({ id: SETTINGS_ID });
    if (found) return found;
    // See decision 013.
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

import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Language } from '../i18n/language.js';
import { formatCount } from '../personal-data/counted.js';
import { PersonalDataRegistry } from '../personal-data/personal-data-registry.js';
import type { Outcomes, PersonalData } from '../personal-data/personal-data.js';
import { InvalidInputError } from '../problems/domain-errors.js';
import { SettingsService } from '../settings/settings.service.js';
import type { ErasedDto } from './dto/erased.dto.js';
import type { FoundDto } from './dto/found.dto.js';
import type { HeldDto } from './dto/held.dto.js';
import { Erasure } from './erasure.entity.js';
import { note } from './outcomes.js';
import { keyedHash, PRIVACY_KEY } from './privacy-key.js';
import { PrivacyRecordsService } from './privacy-records.service.js';

const OURS = {
  hr: 'Ovo je adresa Udruge: o njoj govore poruke svih posjetitelja. Upišite adresu osobe',
  en: 'This is the association’s own address: every visitor’s messages are about it. Enter a person’s',
};
const ADDRESS = { hr: 'Adresa e-pošte', en: 'Email address' };
const EXPORTED = { hr: 'Izvezeno', en: 'Exported' };

/** Shows, exports and erases the personal data of one e-mail address. */
@Injectable()
export class PrivacyService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly registry: PersonalDataRegistry,
    private readonly settings: SettingsService,
    private readonly records: PrivacyRecordsService,
    @Inject(PRIVACY_KEY) private readonly key: string,
  ) {}

  /**
   * The stored data of an address, counted, and when it was erased before.
   * @throws InvalidInputError when the address is the association's own
   */
  async find(email: string, language: Language): Promise<FoundDto> {
    await this.refuseOurs(email);
    return {
      held: await this.held(this.registry.all(), email, language),
      erasures: await this.records.erasuresOf(keyedHash(this.key, email), language),
    };
  }

  /**
   * Everything that is stored about an address, in one snapshot.
   * @throws InvalidInputError when the address is the association's own
   */
  async export(email: string, language: Language): Promise<Record<string, unknown>> {
    await this.refuseOurs(email);
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const all: Record<string, unknown> = {
        [ADDRESS[language]]: email,
        [EXPORTED[language]]: new Date(),
      };
      for (const { title, find } of this.registry.all()) {
        if (title && find) all[title[language]] = await find(manager, email, language);
      }
      return all;
    });
  }

  /**
   * Erases everything about an address that need not be retained, all or nothing, and records who
   * did it. A second call finds nothing and changes nothing.
   * @param by the full name of the administrator
   * @throws InvalidInputError when the address is the association's own
   */
  async erase(email: string, by: string, language: Language): Promise<ErasedDto> {
    await this.refuseOurs(email);
    const counts = await this.dataSource.transaction(async (manager) => {
      const done: Outcomes = {};
      for (const { kind, erase } of this.registry.all()) {
        if (erase) note(done, kind, await erase(manager, email));
      }
      if (Object.keys(done).length > 0) {
        const addressHash = keyedHash(this.key, email);
        await manager.insert(Erasure, { addressHash, erasedBy: by, counts: done });
      }
      return done;
    });
    const staying = this.registry.all().filter(({ stays }) => stays);
    return {
      done: this.records.inWords(counts, language),
      stays: await this.held(staying, email, language),
    };
  }

  private held(kinds: PersonalData[], email: string, language: Language): Promise<HeldDto[]> {
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const found: HeldDto[] = [];
      for (const { kind, held, find, stays } of kinds) {
        const count = (await find?.(manager, email, language))?.length ?? 0;
        if (!held || count === 0) continue;
        const text = formatCount(held, count, language);
        found.push({ kind, count, text, stays: stays?.[language] ?? null });
      }
      return found;
    });
  }

  private async refuseOurs(email: string): Promise<void> {
    const settings = await this.settings.current();
    if (settings.email.toLowerCase() === email.toLowerCase()) {
      throw InvalidInputError.of('email', OURS);
    }
  }
}

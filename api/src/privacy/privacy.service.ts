import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { emailKey } from '../emails/email-key.js';
import type { Language } from '../i18n/language.js';
import { formatCount } from '../personal-data/counted.js';
import { ErasureLedger } from '../personal-data/erasure-ledger.js';
import { MAX_PEOPLE, peopleSearch } from '../personal-data/people-search.js';
import { PersonalDataRegistry } from '../personal-data/personal-data-registry.js';
import { addOutcomes, type Outcomes, type PersonalData } from '../personal-data/personal-data.js';
import { InvalidInputError } from '../problems/domain-errors.js';
import { SettingsService } from '../settings/settings.service.js';
import type { ErasedDto } from './dto/erased.dto.js';
import type { FoundDto } from './dto/found.dto.js';
import type { HeldDto } from './dto/held.dto.js';
import type { PeopleDto, PersonDto } from './dto/people.dto.js';
import { Erasure } from './erasure.entity.js';
import { PrivacyRecordsService } from './privacy-records.service.js';

const OWN_EMAIL = {
  hr: 'Ovo je adresa Udruge: o njoj govore poruke svih posjetitelja. Upišite adresu osobe',
  en: 'This is the association’s own address: every visitor’s messages are about it. Enter a person’s',
};
const EMAIL_LABEL = { hr: 'Adresa e-pošte', en: 'Email address' };
const EXPORTED_LABEL = { hr: 'Izvezeno', en: 'Exported' };

/** Finds, exports and erases the personal data of an e-mail address. */
@Injectable()
export class PrivacyService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly registry: PersonalDataRegistry,
    private readonly settings: SettingsService,
    private readonly records: PrivacyRecordsService,
    private readonly ledger: ErasureLedger,
  ) {}

  /**
   * Counts the stored data of an e-mail address, and lists its earlier erasures.
   * @throws InvalidInputError when the address is the association's own
   */
  async find(email: string, language: Language): Promise<FoundDto> {
    await this.refuseOwnEmail(email);
    return {
      held: await this.countStored(this.registry.all(), email, language),
      erasures: await this.records.erasuresOf(this.ledger.hash(email), language),
    };
  }

  /** The e-mail addresses of people whose name, address or phone number is stored. */
  async people(text: string, language: Language): Promise<PeopleDto> {
    const search = peopleSearch(text);
    const own = emailKey((await this.settings.current()).email);
    const found = new Map<string, PersonDto>();
    for (const { title, people } of this.registry.all()) {
      for (const { email, name } of (await people?.(this.dataSource.manager, search)) ?? []) {
        const key = emailKey(email);
        const person = found.get(key) ?? { email, name, where: [] };
        if (key === own) continue;
        found.set(key, { ...person, name: person.name ?? name });
        if (title) person.where.push(title[language]);
      }
    }
    const byName = (a: PersonDto, b: PersonDto) =>
      (a.name ?? a.email).localeCompare(b.name ?? b.email, language);
    return { people: [...found.values()].sort(byName).slice(0, MAX_PEOPLE) };
  }

  /**
   * All stored data of an e-mail address, in one snapshot.
   * @throws InvalidInputError when the address is the association's own
   */
  async export(email: string, language: Language): Promise<Record<string, unknown>> {
    await this.refuseOwnEmail(email);
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const all: Record<string, unknown> = {
        [EMAIL_LABEL[language]]: email,
        [EXPORTED_LABEL[language]]: new Date(),
      };
      for (const { title, find } of this.registry.all()) {
        if (title && find) all[title[language]] = await find(manager, email, language);
      }
      return all;
    });
  }

  /**
   * Erases all data of an e-mail address that need not be retained, in one transaction, and records
   * the erasure, also in the ledger beside the backups: they may have what was deleted here before.
   * Idempotent.
   * @param by the full name of the administrator
   * @throws InvalidInputError when the address is the association's own
   */
  async erase(email: string, by: string, language: Language): Promise<ErasedDto> {
    await this.refuseOwnEmail(email);
    const counts = await this.dataSource.transaction(async (manager) => {
      const erased = await this.eraseRows(manager, email);
      const entry = { addressHash: this.ledger.hash(email), erasedAt: new Date() };
      if (Object.keys(erased).length > 0) {
        await manager.insert(Erasure, { ...entry, erasedBy: by, counts: erased });
      }
      await this.ledger.add(manager, entry);
      return erased;
    });
    const retainedKinds = this.registry.all().filter(({ retained }) => retained);
    return {
      done: this.records.describeCounts(counts, language),
      stays: await this.countStored(retainedKinds, email, language),
    };
  }

  /**
   * Erases the data of an e-mail address in a transaction, of every kind.
   * @returns numbers of rows by `kind.outcome`
   */
  async eraseRows(manager: EntityManager, email: string): Promise<Outcomes> {
    const erased: Outcomes = {};
    for (const { kind, erase } of this.registry.all()) {
      if (erase) addOutcomes(erased, kind, await erase(manager, email));
    }
    return erased;
  }

  private countStored(
    kinds: PersonalData[],
    email: string,
    language: Language,
  ): Promise<HeldDto[]> {
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const found: HeldDto[] = [];
      for (const { kind, stored, find, retained } of kinds) {
        const count = (await find?.(manager, email, language))?.length ?? 0;
        if (!stored || count === 0) continue;
        const text = formatCount(stored, count, language);
        const reason = typeof retained === 'function' ? await retained(manager, email) : retained;
        found.push({ kind, count, text, stays: reason?.[language] ?? null });
      }
      return found;
    });
  }

  private async refuseOwnEmail(email: string): Promise<void> {
    const settings = await this.settings.current();
    if (emailKey(settings.email) === emailKey(email)) {
      throw InvalidInputError.of('email', OWN_EMAIL);
    }
  }
}

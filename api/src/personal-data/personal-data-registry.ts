import { Injectable } from '@nestjs/common';
import type { Language } from '../i18n/language.js';
import { formatCount } from './counted.js';
import type { PersonalData } from './personal-data.js';

/**
 * Registry in which features declare, when the application starts, which personal data they store.
 */
@Injectable()
export class PersonalDataRegistry {
  private readonly known = new Map<string, PersonalData>();

  /** @throws Error when there is such a kind already */
  add(data: PersonalData): void {
    if (this.known.has(data.kind)) throw new Error(`Two features keep “${data.kind}”.`);
    this.known.set(data.kind, data);
  }

  /** Every kind, in the order in which it is erased. */
  all(): PersonalData[] {
    const kinds = [...this.known.values()].sort((a, b) => a.kind.localeCompare(b.kind));
    const last = ({ erasedLast = false }: PersonalData) => Number(erasedLast);
    return kinds.sort((a, b) => last(a) - last(b));
  }

  /**
   * An outcome of so many rows, in words; undefined for an outcome that no longer exists.
   * @param outcome as records name it: `contact.deleted`
   */
  describeCounts(outcome: string, count: number, language: Language): string | undefined {
    const [kind = '', name = ''] = outcome.split('.');
    const counted = this.known.get(kind)?.outcomes?.[name];
    return counted && formatCount(counted, count, language);
  }
}

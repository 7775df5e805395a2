import { Injectable } from '@nestjs/common';
import type { Language } from '../i18n/language.js';
import { formatCount } from './counted.js';
import type { PersonalData } from './personal-data.js';

/** Registry of personal data: each feature registers what it stores when the application starts. */
@Injectable()
export class PersonalDataRegistry {
  private readonly kinds = new Map<string, PersonalData>();

  /** @throws Error when the kind is registered already */
  add(data: PersonalData): void {
    if (this.kinds.has(data.kind)) throw new Error(`Two features register “${data.kind}”.`);
    this.kinds.set(data.kind, data);
  }

  /** All kinds, in the order of erasure. */
  all(): PersonalData[] {
    const kinds = [...this.kinds.values()].sort((a, b) => a.kind.localeCompare(b.kind));
    const last = ({ erasedLast = false }: PersonalData) => Number(erasedLast);
    return kinds.sort((a, b) => last(a) - last(b));
  }

  /**
   * Describes the number of rows of an outcome; undefined when the outcome no longer exists.
   * @param outcome as stored in records, such as `contact.deleted`
   */
  describeCounts(outcome: string, count: number, language: Language): string | undefined {
    const [kind = '', name = ''] = outcome.split('.');
    const counted = this.kinds.get(kind)?.outcomes?.[name];
    return counted && formatCount(counted, count, language);
  }
}

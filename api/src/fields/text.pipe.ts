import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { isStorable } from '../i18n/language.js';
import { InvalidInputError } from '../problems/domain-errors.js';

/**
 * Rejects text that PostgreSQL cannot store, anywhere in a body, a query or a path. The depth of
 * bodies is limited by `isTooComplex`; queries and paths are flat.
 */
@Injectable()
export class TextPipe implements PipeTransform {
  transform(value: unknown, { type, data }: ArgumentMetadata): unknown {
    if (type !== 'custom') check(value, data ?? '');
    return value;
  }
}

function check(value: unknown, field: string): void {
  if (typeof value === 'string' && !isStorable(value)) {
    throw InvalidInputError.of(field.replaceAll(/[^\w.-]/g, '').slice(0, 60) || 'value', {
      hr: 'Tekst sadrži nedopuštene znakove.',
      en: 'The text contains characters that are not allowed.',
    });
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    check(name, field);
    check(inner, field ? `${field}.${name}` : name);
  }
}

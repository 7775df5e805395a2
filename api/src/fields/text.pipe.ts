import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { isStorable, withoutControls } from '../i18n/language.js';
import { InvalidInputError } from '../problems/domain-errors.js';

/**
 * Removes control characters, which are pasted unseen, and rejects text that PostgreSQL cannot
 * store, anywhere in a body, a query or a path. The depth of bodies is limited by `isTooComplex`;
 * queries and paths are flat.
 */
@Injectable()
export class TextPipe implements PipeTransform {
  transform(value: unknown, { type, data }: ArgumentMetadata): unknown {
    return type === 'custom' ? value : cleaned(value, data ?? '');
  }
}

/** The value without control characters; objects and arrays are changed in place. */
function cleaned(value: unknown, field: string): unknown {
  if (typeof value === 'string') return cleanedText(value, field);
  if (typeof value !== 'object' || value === null) return value;
  for (const [name, inner] of Object.entries(value)) {
    cleanedText(name, field);
    Reflect.set(value, name, cleaned(inner, field ? `${field}.${name}` : name));
  }
  return value;
}

function cleanedText(text: string, field: string): string {
  if (isStorable(text)) return withoutControls(text);
  throw InvalidInputError.of(field.replaceAll(/[^\w.-]/g, '').slice(0, 60) || 'value', {
    hr: 'Tekst sadrži nedopuštene znakove.',
    en: 'The text contains characters that are not allowed.',
  });
}

import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { InvalidInputError } from './domain-errors.js';
import { isStorable } from './text.js';

const MAX_DEPTH = 20;

/** Refuses text that no database can store, wherever it stands in a body, a query or a path. */
@Injectable()
export class TextPipe implements PipeTransform {
  transform(value: unknown, { type, data }: ArgumentMetadata): unknown {
    if (type !== 'custom') check(value, data ?? '', 0);
    return value;
  }
}

function check(value: unknown, field: string, depth: number): void {
  if (typeof value === 'string' ? !isStorable(value) : depth > MAX_DEPTH) {
    throw InvalidInputError.of(field.replaceAll(/[^\w.-]/g, '').slice(0, 60) || 'value', {
      hr: 'Tekst sadrži nedopuštene znakove.',
      en: 'The text contains characters that are not allowed.',
    });
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    check(name, field, depth);
    check(inner, field ? `${field}.${name}` : name, depth + 1);
  }
}

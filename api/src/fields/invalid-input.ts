import type { ValidationError } from 'class-validator';
import type { Text } from '../i18n/language.js';
import { InvalidInputError } from '../problems/domain-errors.js';
import { DETAILS } from '../problems/problem-texts.js';

function isText(value: unknown): value is Text {
  return typeof value === 'object' && value !== null && 'hr' in value && 'en' in value;
}

/** The message of a field's topmost failing rule (rules register from the bottom up). */
function textOf({ contexts = {} }: ValidationError): Text {
  const text: unknown = Object.values(contexts).at(-1);
  return isText(text) ? text : DETAILS[400];
}

function collect(errors: ValidationError[], parent = ''): [string, Text][] {
  return errors.flatMap((error) => {
    const field = parent + error.property;
    return error.children?.length
      ? collect(error.children, `${field}.`)
      : [[field, textOf(error)] satisfies [string, Text]];
  });
}

/** The error of a body or a row that breaks rules. */
export function invalidInput(errors: ValidationError[]): InvalidInputError {
  const fields = collect(errors);
  return new InvalidInputError(fields[0]?.[1] ?? DETAILS[400], Object.fromEntries(fields));
}

import { ValidationPipe, type Type, type ValidationError } from '@nestjs/common';
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

/**
 * Nest's pipe without its conversion of single values, which converts numeric path parameters
 * (`1.0`, `0x1` and `+1` all become 1) before the parameter's own pipe reads the text.
 */
class BodyValidationPipe extends ValidationPipe {
  protected override transformPrimitive(value: unknown): unknown {
    return value;
  }
}

/** Validates bodies by the rules of their DTO, and drops fields that the DTO does not have. */
export const validationPipe = new BodyValidationPipe({
  whitelist: true,
  transform: true,
  transformOptions: { exposeUnsetFields: false },
  exceptionFactory(errors) {
    const fields = collect(errors);
    return new InvalidInputError(fields[0]?.[1] ?? DETAILS[400], Object.fromEntries(fields));
  },
});

/**
 * Validates a body as the pipe does, for methods that choose the DTO themselves.
 * @throws InvalidInputError naming the fields
 */
export async function checkBody<T>(rules: Type<T>, body: unknown): Promise<T> {
  const checked: unknown = await validationPipe.transform(body, { type: 'body', metatype: rules });
  if (checked instanceof rules) return checked;
  throw new InvalidInputError(DETAILS[400]);
}

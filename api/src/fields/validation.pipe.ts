import { ValidationPipe, type Type } from '@nestjs/common';
import { validate, type ValidationError, type ValidatorOptions } from 'class-validator';
import { InvalidInputError } from '../problems/domain-errors.js';
import { DETAILS } from '../problems/problem-texts.js';
import { rulesFor } from './drafts.js';
import { invalidInput } from './invalid-input.js';

/**
 * Nest's pipe without its conversion of single values, which converts numeric path parameters
 * (`1.0`, `0x1` and `+1` all become 1) before the parameter's own pipe reads the text. Bodies of
 * drafts may be unfinished.
 */
class BodyValidationPipe extends ValidationPipe {
  protected override transformPrimitive(value: unknown): unknown {
    return value;
  }

  protected override validate(
    body: object,
    options?: ValidatorOptions,
  ): Promise<ValidationError[]> {
    return validate(body, { ...options, ...rulesFor(body) });
  }
}

/** Validates bodies by the rules of their DTO, and drops fields that the DTO does not have. */
export const validationPipe = new BodyValidationPipe({
  whitelist: true,
  transform: true,
  transformOptions: { exposeUnsetFields: false },
  exceptionFactory: invalidInput,
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

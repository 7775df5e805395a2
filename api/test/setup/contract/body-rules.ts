import { defaultMetadataStorage } from 'class-transformer/cjs/storage.js';
import { getMetadataStorage, type ValidationError } from 'class-validator';
import { fieldsOf } from 'shared/is-record';
import { validationPipe } from '../../../src/fields/validation.pipe.js';

type Class = abstract new (...args: never) => unknown;

const isClass = (value: unknown): value is Class => typeof value === 'function';

/** These are no rules: they say when others apply, or accept a field. */
const CONDITIONS = new Set(['conditionalValidation', 'whitelistValidation']);

const nameOf = (owner: string, property: string, rule: string, text: string) =>
  `${owner}.${property} ${rule}: ${text}`;

/** The names of the rules of a class and of the classes of its fields. */
export function rulesOf(one: Class): string[] {
  return getMetadataStorage()
    .getTargetValidationMetadatas(one, '', false, false)
    .flatMap(({ type, name, propertyName, context }) => {
      if (CONDITIONS.has(type)) return [];
      const inner =
        type === 'nestedValidation'
          ? defaultMetadataStorage.findTypeMetadata(one, propertyName)
          : undefined;
      const innerClass: unknown = inner?.typeFunction();
      const named = nameOf(one.name, propertyName, name ?? type, String(fieldsOf(context).hr));
      return [named, ...(isClass(innerClass) ? rulesOf(innerClass) : [])];
    });
}

/** The names of the broken rules; an entry of a list breaks the rule of the field of the list. */
function brokenIn(error: ValidationError, listError = error): string[] {
  const { contexts = {}, children = [] } = error;
  const { target, property } = Array.isArray(error.target) ? listError : error;
  const shown = fieldsOf(Object.values(contexts).at(-1)).hr;
  const own = Object.entries(contexts)
    .filter(([, text]) => fieldsOf(text).hr === shown)
    .map(([rule]) => nameOf(target?.constructor.name ?? '', property, rule, String(shown)));
  return [...own, ...children.flatMap((child) => brokenIn(child, error))];
}

/** Records the rules that refuse bodies, by the names of `rulesOf`. */
export function watchRefusals(): Set<string> {
  const seen = new Set<string>();
  const options: object = Reflect.get(validationPipe, 'validatorOptions');
  Reflect.set(validationPipe, 'validatorOptions', {
    ...options,
    validationError: { target: true },
  });
  const refuse = Reflect.get(validationPipe, 'exceptionFactory');
  Reflect.set(validationPipe, 'exceptionFactory', (errors: ValidationError[]) => {
    for (const name of errors.flatMap((error) => brokenIn(error))) seen.add(name);
    return refuse(errors);
  });
  return seen;
}

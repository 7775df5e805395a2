import { Patch, Put } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';

/** The name of the method for PUT, from which the operation id is made. */
const REPLACE = 'replace';

/**
 * Registers a controller's method for PATCH, and a copy of it, `replace`, for PUT. Decorators above
 * this one do not apply to the copy: pass them in `decorators`.
 * See decision 007.
 *
 * @param decorators for the methods of PUT and PATCH
 */
export function PutAndPatch(
  path: string,
  decorators: { put: MethodDecorator; patch: MethodDecorator },
): MethodDecorator {
  return (prototype, name, patch) => {
    const put = copyMethod(prototype, name, REPLACE);
    for (const decorate of [Put(path), decorators.put]) decorate(prototype, REPLACE, put);
    for (const decorate of [Patch(path), decorators.patch]) decorate(prototype, name, patch);
  };
}

/** Adds a method that calls another one and has the metadata of its parameters and decorators. */
function copyMethod(prototype: object, from: string | symbol, to: string): PropertyDescriptor {
  const original: unknown = Reflect.get(prototype, from);
  if (typeof original !== 'function') throw new TypeError(`${String(from)} is no method`);
  const copy = function (this: unknown, ...values: unknown[]): unknown {
    return Reflect.apply(original, this, values);
  };
  Object.defineProperty(copy, 'name', { value: to });
  for (const key of Reflect.getOwnMetadataKeys(original)) {
    Reflect.defineMetadata(key, Reflect.getOwnMetadata(key, original), copy);
  }
  for (const key of Reflect.getOwnMetadataKeys(prototype, from)) {
    Reflect.defineMetadata(key, Reflect.getOwnMetadata(key, prototype, from), prototype, to);
  }
  const { constructor } = prototype;
  const parameters: unknown = Reflect.getMetadata(ROUTE_ARGS_METADATA, constructor, from);
  Reflect.defineMetadata(ROUTE_ARGS_METADATA, parameters, constructor, to);
  const descriptor = { value: copy, writable: true, configurable: true, enumerable: false };
  Object.defineProperty(prototype, to, descriptor);
  return descriptor;
}

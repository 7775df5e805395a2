import { SetMetadata } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { patternOfPath } from '../allowed-methods.js';
import { controllersOf, operationsOf } from '../operations.js';

/** How the body of an operation is read. */
export type BodyReading =
  /** As JSON of at most so many bytes, before anything else. */
  | { maxBytes: number }
  /** By the operation itself, after its sender is authorised: a file, or JSON that holds files. */
  | { ownReader: 'file' | 'json' };

const BODY_READING = 'body reading';

/** Bytes of JSON where the operation does not say otherwise: the largest public form needs 40 kB. */
export const DEFAULT_JSON_BYTES = 64 * 1024;

/** Bytes of JSON for whole articles: 100,000 characters in each language. */
export const ARTICLE_BYTES = 1024 * 1024;

/** Lets an operation accept a JSON body of more than `DEFAULT_JSON_BYTES`. */
export const TakesJson = (maxBytes: number): MethodDecorator =>
  SetMetadata(BODY_READING, { maxBytes } satisfies BodyReading);

/** Leaves the body of an operation to the operation. */
export const ReadsBodyItself = (ownReader: 'file' | 'json'): MethodDecorator =>
  SetMetadata(BODY_READING, { ownReader } satisfies BodyReading);

/** Answers how the body of a request is read. */
export type BodyReadings = (method: string, path: string) => BodyReading;

/** Collects what the controllers' methods declare about their bodies. */
export function bodyReadings(app: NestExpressApplication): BodyReadings {
  const declared = operationsOf(controllersOf(app)).flatMap(({ method, path, handler }) => {
    const reading: BodyReading | undefined = Reflect.getMetadata(BODY_READING, handler);
    return reading ? [{ method, form: patternOfPath(path), reading }] : [];
  });
  return (method, path) =>
    declared.find((one) => one.method === method && one.form.test(path))?.reading ?? {
      maxBytes: DEFAULT_JSON_BYTES,
    };
}

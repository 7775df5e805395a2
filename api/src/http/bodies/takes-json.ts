import { SetMetadata } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { patternOfPath } from '../allowed-methods.js';
import { controllersOf, operationsOf } from '../operations.js';

/** How the body of an operation is read. */
export type BodyReading =
  /** As JSON of at most `maxBytes`, before the guards run. */
  | { maxBytes: number }
  /** By the operation itself, after its sender is authorised: a file, or JSON with files in it. */
  | { ownReader: 'file' | 'json' };

const BODY_READING = 'body reading';

/** Bytes of JSON that an operation accepts by default: the largest public form needs 40 kB. */
export const DEFAULT_JSON_BYTES = 64 * 1024;

/** Bytes of JSON for whole articles: 100,000 characters in each language. */
export const ARTICLE_BYTES = 1024 * 1024;

/** Lets an operation accept a JSON body of more than `DEFAULT_JSON_BYTES`. */
export const TakesJson = (maxBytes: number): MethodDecorator =>
  SetMetadata(BODY_READING, { maxBytes } satisfies BodyReading);

/** Leaves reading the body to the operation itself. */
export const ReadsBodyItself = (ownReader: 'file' | 'json'): MethodDecorator =>
  SetMetadata(BODY_READING, { ownReader } satisfies BodyReading);

/** Returns how the body of a request is read. */
export type BodyReadings = (method: string, path: string) => BodyReading;

/** Collects the body readings that the controllers' methods declare. */
export function bodyReadings(app: NestExpressApplication): BodyReadings {
  const declared = operationsOf(controllersOf(app)).flatMap(({ method, path, handler }) => {
    const reading: BodyReading | undefined = Reflect.getMetadata(BODY_READING, handler);
    return reading ? [{ method, pattern: patternOfPath(path), reading }] : [];
  });
  return (method, path) =>
    declared.find((one) => one.method === method && one.pattern.test(path))?.reading ?? {
      maxBytes: DEFAULT_JSON_BYTES,
    };
}

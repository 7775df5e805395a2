import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader, ApiProperty } from '@nestjs/swagger';
import type { Request } from 'express';
import { fieldsOf } from 'shared/is-record';
import { documented } from '../openapi/documented.js';
import { ApiProblems } from '../openapi/problems.js';
import { InvalidInputError, OutdatedError } from '../problems/domain-errors.js';
import { DETAILS } from '../problems/problem-texts.js';

/** The largest value of its column. */
const MAX_VERSION = 2_147_483_647;

/** An entity tag that contains a version. */
const TAG = /^\s*"(?<version>\d{1,10})"\s*$/;

/** The versions on which a change may be based; undefined when the request states none. */
export type ExpectedVersions = ReadonlySet<number> | undefined;

function versionsInHeader(header: string | undefined): ExpectedVersions {
  if (header === undefined || header.trim() === '*') return undefined;
  return new Set(header.split(',').map((tag) => Number(TAG.exec(tag)?.groups?.version)));
}

function versionsInBody(body: unknown): ExpectedVersions {
  const { version } = fieldsOf(body);
  if (version === undefined) return undefined;
  if (typeof version === 'number' && Number.isInteger(version) && version >= 1) {
    if (version <= MAX_VERSION) return new Set([version]);
  }
  throw InvalidInputError.of('version', {
    hr: 'Inačica mora biti cijeli broj veći od nule',
    en: 'Version must be a whole number above zero',
  });
}

const IF_MATCH = ApiHeader({
  name: 'If-Match',
  required: false,
  description:
    'The `version` that the change is based on, in quotes. If the row has another version, nothing is changed (412). A `version` in the body has the same effect.',
  schema: { type: 'string' },
  examples: { 'left out': { value: '' }, example: { value: '"3"' } },
});

/**
 * Passes the versions on which a change may be based to a controller's method, and documents them:
 * those of `If-Match`, and the `version` of the body. Where both are given, both must match.
 * @throws InvalidInputError when the body's `version` is not a version
 */
export const ExpectedVersion = createParamDecorator(
  (_: unknown, context: ExecutionContext): ExpectedVersions => {
    const request = context.switchToHttp().getRequest<Request>();
    const ofHeader = versionsInHeader(request.headers['if-match']);
    const ofBody = versionsInBody(request.body);
    if (!ofHeader || !ofBody) return ofHeader ?? ofBody;
    return new Set([...ofBody].filter((version) => ofHeader.has(version)));
  },
  [documented(IF_MATCH, ApiProblems(412))],
);

/** Documents the version of a row in a response. */
export function ApiVersion(): PropertyDecorator {
  return ApiProperty({
    type: 'integer',
    description:
      'Incremented with every change. Sent with a change, it prevents overwriting others’ changes.',
    example: 3,
  });
}

/** Documents the version in the body of a change. */
export function ApiBaseVersion(): PropertyDecorator {
  return ApiProperty({
    type: 'integer',
    required: false,
    minimum: 1,
    maximum: MAX_VERSION,
    description:
      'The version that the change is based on. If the row has another version, nothing is changed (412).',
    example: 3,
  });
}

/** @throws OutdatedError when a row that is locked for a change has an unexpected version */
export function checkVersion(row: { version?: number }, expected: ExpectedVersions): void {
  if (expected && !(row.version !== undefined && expected.has(row.version))) {
    const { updatedAt } = fieldsOf(row);
    throw new OutdatedError(DETAILS[412], updatedAt instanceof Date ? updatedAt : undefined);
  }
}

import { applyDecorators } from '@nestjs/common';
import { ApiResponse, getSchemaPath, type OpenAPIObject } from '@nestjs/swagger';
import { titleOf } from '../problems/problem-texts.js';
import { ProblemDto } from '../problems/problem.dto.js';
import {
  RECENT_SIGN_IN_REQUIRED,
  RECENT_SIGN_IN_TITLE,
} from '../problems/recent-sign-in-required.error.js';
import { SECOND_FACTOR_SETUP_REQUIRED } from '../problems/second-factor-setup-required.error.js';

type Responses = NonNullable<OpenAPIObject['paths'][string]['get']>['responses'];
type Response = Exclude<Responses[string], undefined | { $ref: string }>;

export const PROBLEM_TYPE = 'application/problem+json';

const DESCRIPTIONS: Record<number, string> = {
  400: 'The request is invalid; `errors` names the fields.',
  401: 'Nobody is signed in, or the credentials are wrong.',
  403: `The role does not allow this, the request comes from another site, or, with the type \`${SECOND_FACTOR_SETUP_REQUIRED}\`, the user has to set up a second factor first.`,
  404: 'The resource does not exist.',
  409: 'The state of the data does not allow this; `errors` names the field.',
  410: 'The row that the first request with this `Idempotency-Key` created was deleted.',
  412: 'The row has changed since the version in `If-Match` or the body; `changedBy` and `changedAt` tell who changed it and when, where that is known.',
  413: 'The body is larger than 64 kB (1 MB for posts, projects and events), or than the limit of the operation.',
  415: 'The media type of the body is not supported.',
  422: 'The first request with this `Idempotency-Key` had different content; `earlier` is its row.',
  429: 'Too many requests; `Retry-After` is the number of seconds to wait.',
  503: 'The database is unavailable; `Retry-After` is the number of seconds to wait.',
};

const RETRY_AFTER = {
  'Retry-After': { schema: { type: 'integer' }, description: 'Seconds.' },
} as const;

/** The headers of a problem. */
const HEADERS: Record<number, Response['headers']> = {
  401: {
    'WWW-Authenticate': {
      schema: { type: 'string', example: 'Bearer' },
      description: 'How clients authenticate (RFC 6750); browsers use the cookie.',
    },
  },
  429: RETRY_AFTER,
  503: RETRY_AFTER,
};

/**
 * The documented response of a problem.
 * @param instance the path in its example
 */
export function problemResponse(status: number, instance = ''): Response {
  const title = titleOf(status).hr;
  return {
    description: DESCRIPTIONS[status] ?? title,
    headers: HEADERS[status],
    content: {
      [PROBLEM_TYPE]: {
        schema: { $ref: getSchemaPath(ProblemDto) },
        example: { type: 'about:blank', title, status, detail: title, instance, message: title },
      },
    },
  };
}

/** The documented response of an operation that requires a recent sign-in. */
export function recentSignInResponse(): Response {
  const response = problemResponse(403);
  const title = RECENT_SIGN_IN_TITLE.hr;
  return {
    ...response,
    description: `${DESCRIPTIONS[403]} Its \`type\` is \`${RECENT_SIGN_IN_REQUIRED}\` when the password has to be entered again first (\`POST /api/auth/confirm\`).`,
    content: {
      [PROBLEM_TYPE]: {
        schema: { $ref: getSchemaPath(ProblemDto) },
        example: {
          type: RECENT_SIGN_IN_REQUIRED,
          title,
          status: 403,
          detail: title,
          instance: '',
          message: title,
        },
      },
    },
  };
}

/**
 * Documents problems that are specific to an operation. `describeOperations` adds those that follow
 * from its access and its body, and inserts its URL into the examples.
 */
export function ApiProblems(...statuses: number[]): MethodDecorator {
  return applyDecorators(
    ...statuses.map((status) => ApiResponse({ status, ...problemResponse(status) })),
  );
}

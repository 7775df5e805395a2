import { applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { Resource } from '../lists/resource.js';
import { ApiFilters } from './api-docs.js';
import { ApiProblems } from './problems.js';

/** Documents an export: its filters and its file. */
export function ApiCsv(list: Resource, example: string): MethodDecorator {
  return applyDecorators(
    ApiFilters(list),
    ApiProduces('text/csv'),
    ApiOkResponse({
      description:
        'A file for spreadsheets: UTF-8 with a byte order mark, semicolons, CRLF (RFC 4180), headings in the language of the request, times in Croatia. A text that could run as a formula has an apostrophe in front.',
      content: { 'text/csv': { schema: { type: 'string' }, example } },
      headers: {
        'Content-Disposition': {
          description: 'An attachment, named with the day.',
          schema: {
            type: 'string',
            example: `attachment; filename=${list.name}-2026-05-01.csv`,
          },
        },
      },
    }),
    ApiProblems(400),
  );
}

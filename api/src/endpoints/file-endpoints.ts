import { applyDecorators, Get, Header } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiProduces } from '@nestjs/swagger';
import { TakesUpload } from '../http/bodies/upload.js';
import type { Resource } from '../lists/resource.js';
import { ApiFilters } from '../openapi/api-docs.js';
import { ApiProblems } from '../openapi/problems.js';
import type { EndpointText } from './endpoints.js';

interface FileText extends EndpointText {
  /** The beginning of a file, where it is text. */
  example?: string;
}

/** A GET that answers a file of one media type instead of JSON. */
export function FileEndpoint(
  path: string,
  mediaType: string,
  { summary, description, answer, example, problems = [] }: FileText,
): MethodDecorator {
  const isText = /^text\/|\+xml$/.test(mediaType);
  const schema = { type: 'string', ...(!isText && { format: 'binary' }) };
  return applyDecorators(
    Get(path),
    Header('Content-Type', mediaType),
    ApiOperation({ summary, description }),
    ApiOkResponse({ description: answer, content: { [mediaType]: { schema, example } } }),
    ApiProblems(...problems),
  );
}

/**
 * Exports the rows of a list, filtered as the list is, in a file that `sendCsv` writes.
 * @param example the first lines of a file
 */
export function CsvExport(
  resource: Resource,
  { summary, example }: { summary: string; example: string },
): MethodDecorator {
  return applyDecorators(
    Get('export'),
    ApiOperation({ summary }),
    ApiFilters(resource),
    ApiProduces('text/csv'),
    ApiOkResponse({
      description:
        'A file for spreadsheets: UTF-8 with a byte order mark, semicolons, CRLF (RFC 4180), headings in the language of the request, times in Croatia. Texts that a spreadsheet could run as a formula begin with an apostrophe.',
      content: { 'text/csv': { schema: { type: 'string' }, example } },
      headers: {
        'Content-Disposition': {
          description: 'The file, with the date in its name.',
          schema: {
            type: 'string',
            example: `attachment; filename=${resource.name}-2026-05-01.csv`,
          },
        },
      },
    }),
    ApiProblems(400),
  );
}

/**
 * Accepts a body with one file of at most `maxBytes`, in a form or in JSON.
 * @param noun for the file, in the document
 */
export function FileBody(maxBytes: number, noun: string): MethodDecorator {
  const file = {
    type: 'string',
    format: 'binary',
    description: `In a form: ${noun}. In JSON: a data URL in base64.`,
  };
  return applyDecorators(
    TakesUpload(maxBytes),
    ApiConsumes('multipart/form-data', 'application/json'),
    ApiBody({ schema: { type: 'object', required: ['file'], properties: { file } } }),
  );
}

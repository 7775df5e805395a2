import { describe, expect, it } from '@jest/globals';
import type { Type as NestType } from '@nestjs/common';
import { ApiProperty, PartialType, type OpenAPIObject } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsOptional, Matches, MaxLength, MinLength, ValidateNested } from 'class-validator';
import { EmptyToNull, Trim } from '../fields/rules.js';
import { bilingual } from '../i18n/language.js';
import { createFormRules } from './form-rules.js';

const tooLong = bilingual('Predugo', 'Too long');
const tooShort = bilingual('Prekratko', 'Too short');
const notALink = bilingual('Nije poveznica', 'Not a link');

class LinkDto {
  @ApiProperty()
  @Trim()
  @Matches(/^https:/u, notALink)
  url: string;
}

class CreateBookDto {
  @Trim()
  @MinLength(3, tooShort)
  @MaxLength(200, tooLong)
  title: string;

  @EmptyToNull()
  @IsOptional()
  @MaxLength(200, tooLong)
  subtitle?: string | null;

  @MinLength(12, tooShort)
  key: string;

  kind?: string;

  @ValidateNested(notALink)
  @Type(() => LinkDto)
  links?: LinkDto[];
}

class UpdateBookDto extends PartialType(CreateBookDto) {
  @MaxLength(5, tooLong)
  shelf?: string;
}

class MessageDto {
  @MinLength(1, tooShort)
  message: string;
}

const text = { type: 'string' } as const;
const body = (name: string) => ({
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
});
const responses = {};
const security = [{ cookie: [] }];

const fields = {
  title: text,
  subtitle: { type: ['string', 'null'] },
  key: text,
  kind: { ...text, default: 'novel', enum: ['novel', 'essay'] },
  links: { type: 'array', items: { $ref: '#/components/schemas/LinkDto' } },
};

/** A document in the form that `createDocument` returns. */
const document: OpenAPIObject = JSON.parse(
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Books', version: '1' },
    paths: {
      '/api/books': {
        post: {
          operationId: 'books_create',
          requestBody: body('CreateBookDto'),
          security,
          responses,
        },
      },
      '/api/books/{id}': {
        put: {
          operationId: 'books_replace',
          requestBody: body('UpdateBookDto'),
          security,
          responses,
        },
      },
      '/api/books/{id}/lend': {
        post: { operationId: 'books_lend', requestBody: body('MessageDto'), security, responses },
      },
      '/api/messages': {
        post: { operationId: 'messages_send', requestBody: body('MessageDto'), responses },
      },
    },
    components: {
      schemas: {
        CreateBookDto: { type: 'object', required: ['title', 'key'], properties: fields },
        UpdateBookDto: { type: 'object', properties: { ...fields, shelf: text, version: text } },
        MessageDto: { type: 'object', required: ['message'], properties: { message: text } },
        LinkDto: { type: 'object', required: ['url'], properties: { url: text } },
      },
    },
  }),
);

const rules = createFormRules(
  document,
  new Map<string, NestType>([
    ['books_create', CreateBookDto],
    ['books_replace', UpdateBookDto],
    ['messages_send', MessageDto],
  ]),
);

describe('the rules of the panel’s forms', () => {
  it('cover the rows that administrators add or change', () => {
    expect(Object.keys(rules)).toEqual(['books']);
    expect(Object.keys(rules.books ?? {})).toEqual([
      'title',
      'subtitle',
      'key',
      'kind',
      'links',
      'links.url',
      'shelf',
    ]);
  });

  it('contain a field’s checks in the order of the API, with messages in both languages', () => {
    expect(rules.books?.title).toEqual({
      initial: '',
      checks: [
        { check: 'minLength', limit: 3, hr: 'Prekratko', en: 'Too short' },
        { check: 'maxLength', limit: 200, hr: 'Predugo', en: 'Too long' },
      ],
    });
  });

  it('contain the meaning of an empty field, and its value in a new form', () => {
    expect(rules.books?.subtitle).toMatchObject({ initial: null, empty: 'null' });
    expect(rules.books?.kind).toMatchObject({ initial: 'novel', empty: 'default' });
    expect(rules.books?.kind?.choices).toEqual(['novel', 'essay']);
    expect(rules.books?.links).toMatchObject({ initial: [], empty: 'default' });
    expect(rules.books?.title?.empty).toBeUndefined();
    expect(rules.books?.shelf?.initial).toBeUndefined();
  });

  it('mark texts that the API does not trim', () => {
    expect(rules.books?.key?.reads).toBe('verbatim');
    expect(rules.books?.title?.reads).toBeUndefined();
  });

  it('include the fields of objects in a list', () => {
    expect(rules.books?.['links.url']?.checks).toEqual([
      { check: 'matches', limit: '^https:', flags: 'u', hr: 'Nije poveznica', en: 'Not a link' },
    ]);
  });
});

it('rejects a rule without a message in both languages', () => {
  class SilentDto {
    @MinLength(1)
    message: string;
  }
  const silent = new Map<string, NestType>([['books_create', SilentDto]]);
  expect(() => createFormRules(document, silent)).toThrow(
    'SilentDto.message has no message for minLength.',
  );
});

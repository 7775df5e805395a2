import 'reflect-metadata';
import { applyDecorators, type Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Column, type ColumnOptions } from 'typeorm';

/** Options of every kind of field. */
export interface FieldOptions {
  /** A valid value, shown in the OpenAPI document. */
  example?: unknown;
  /** Description in the OpenAPI document, of bodies and of responses. */
  description?: string;
  /** Whether the search covers this text and its English version. */
  searched?: boolean;
  /** Whether this text and its English version may be formatted; the row has a `contentFormat`. */
  formatted?: boolean;
}

/** The items of an array in the OpenAPI document. */
interface ItemDocument {
  type: 'integer';
  minimum?: number;
  maximum?: number;
}

/** A value in the OpenAPI document. */
export interface ValueDocument {
  type?: 'integer' | 'array' | Type<unknown> | [Type<unknown>];
  items?: ItemDocument;
  format?: string;
  enum?: string[];
  nullable?: boolean;
  description?: string;
  example?: unknown;
}

/** Documentation of a value that applies to bodies only. */
interface BodyDocument {
  type?: 'integer' | Type<unknown>;
  format?: string;
  required?: boolean;
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  items?: ItemDocument;
  maxItems?: number;
  uniqueItems?: boolean;
  description?: string;
}

/** A field of an entity, as its decorators declare it. */
export interface Field {
  name: string;
  /** Whether clients write it; otherwise it is never read from a body. */
  written: boolean;
  nullable: boolean;
  /** Whether it is a text of several paragraphs, not a single line. */
  long: boolean;
  searched: boolean;
  formatted: boolean;
  /** Whether it holds the URL of a picture. */
  picture: boolean;
  /** The value in a draft whose body leaves it out; undefined where drafts need it, too. */
  unfinished: unknown;
  /** Documents it in the bodies of drafts. */
  draft: PropertyDecorator;
  /** Documents it in responses, without the limits of bodies. */
  answer: PropertyDecorator;
}

interface Declaration extends FieldOptions {
  column: PropertyDecorator;
  /** Documents the value in bodies and responses. */
  value?: ValueDocument;
  /** Documents it in responses, if they differ. */
  answer?: PropertyDecorator;
  /** Documents it in bodies only. */
  body?: BodyDocument;
  /** Transformations and rules. Only a field with rules is written by clients. */
  rules?: readonly PropertyDecorator[];
  nullable?: boolean;
  long?: boolean;
  picture?: boolean;
  /** The value in a draft whose body leaves it out, where only publishing needs it. */
  unfinished?: unknown;
  /** What the document says of it in the bodies of drafts, by default that publishing needs it. */
  inDrafts?: string;
}

const FIELDS = 'fields of an entity';

/** The fields of an entity, in the order in which they are declared. */
export function fieldsOf(entity: object): readonly Field[] {
  return Reflect.getOwnMetadata(FIELDS, entity) ?? [];
}

/** The names of the fields that clients write. */
export const writtenNames = (entity: object): string[] =>
  fieldsOf(entity).flatMap(({ name, written }) => (written ? [name] : []));

/** Whether a field is the English version of another: its name has the suffix `En`. */
export const isEnglish = (name: string): boolean => name.endsWith('En');

/** The name of a field's English version. */
export const englishName = (name: string): string => `${name}En`;

/** The names of the texts that the search covers, each with its English version if it has one. */
export function searchedNames(entity: object): string[] {
  const fields = fieldsOf(entity);
  const covered = fields.filter(({ searched }) => searched).map(({ name }) => name);
  const all = covered.flatMap((name) => [name, englishName(name)]);
  return fields.map(({ name }) => name).filter((name) => all.includes(name));
}

/** The names of the texts that may be formatted, each with its English version. */
export const formattedNames = (entity: object): string[] =>
  fieldsOf(entity).flatMap(({ name, formatted }) => (formatted ? [name, englishName(name)] : []));

/** The column of a field. */
export const column = (type: ColumnOptions['type'], options: ColumnOptions = {}) =>
  Column({ type, ...options });

/** What the document says of a field that only publishing needs. */
const toPublish = ({ minLength = 0 }: BodyDocument): string =>
  minLength > 1
    ? `Needed to publish, with at least ${minLength} characters.`
    : 'Needed to publish.';

/** Declares a field: its column, its rules in bodies, and its documentation. */
export function declareField(declaration: Declaration): PropertyDecorator {
  const { column, body = {}, rules = [], description, example, unfinished } = declaration;
  const {
    nullable = false,
    long = false,
    searched = false,
    formatted = false,
    picture = false,
  } = declaration;
  const value = { ...declaration.value, ...(nullable && { nullable }) };
  const texts = {
    ...(description !== undefined && { description }),
    ...(example !== undefined && { example }),
  };
  const draft = ApiProperty({
    required: false,
    ...(body.minLength && { minLength: 0 }),
    ...(unfinished === null && { nullable: true }),
    description: [body.description ?? description, declaration.inDrafts ?? toPublish(body)]
      .filter(Boolean)
      .join(' '),
  });
  const register: PropertyDecorator = ({ constructor }, key) => {
    const name = String(key);
    const written = rules.length > 0;
    const { answer = ApiProperty({ ...value, ...texts }) } = declaration;
    const traits = { nullable, long, searched, formatted, picture, unfinished };
    const field: Field = { name, written, ...traits, answer, draft };
    Reflect.defineMetadata(FIELDS, [...fieldsOf(constructor), field], constructor);
  };
  return applyDecorators(
    column,
    ApiProperty({ ...value, ...(nullable && { required: false }), ...body, ...texts }),
    ...rules,
    register,
  );
}

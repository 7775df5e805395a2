import 'reflect-metadata';
import { applyDecorators, type Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Column, type ColumnOptions } from 'typeorm';

/** What is declared of a field beyond its kind. */
export interface FieldOptions {
  /** An accepted value, as the API's document shows it. */
  example?: unknown;
  /** What the API's document says of the field, in bodies and in answers. */
  description?: string;
  /** Whether the search finds the row by this text and by its English twin. */
  searched?: boolean;
}

/** The items of a list in the API's document. */
interface ItemDocument {
  type: 'integer';
  minimum?: number;
  maximum?: number;
}

/** A value in the API's document. */
export interface ValueDocument {
  type?: 'integer' | 'array' | Type<unknown> | [Type<unknown>];
  items?: ItemDocument;
  format?: string;
  enum?: string[];
  nullable?: boolean;
  description?: string;
  example?: unknown;
}

/** What bodies accept of a value. */
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
  /** Whether clients write it; what is not declared so is never taken from a body. */
  written: boolean;
  nullable: boolean;
  /** Whether it is a text of several paragraphs. */
  long: boolean;
  searched: boolean;
  /** Whether it holds the URL of a picture. */
  picture: boolean;
  /** Documents it in answers: without the limits of what is accepted. */
  answer: PropertyDecorator;
}

interface Declaration extends FieldOptions {
  column: PropertyDecorator;
  /** The document of the value. */
  value?: ValueDocument;
  /** The document of answers, where it is another. */
  answer?: PropertyDecorator;
  /** What the document says in bodies only. */
  body?: BodyDocument;
  /** Transformations and rules, which make it a field that clients write. */
  rules?: readonly PropertyDecorator[];
  nullable?: boolean;
  long?: boolean;
  picture?: boolean;
}

const FIELDS = 'fields of an entity';

/** The fields of an entity, in the order in which they are declared. */
export function fieldsOf(entity: object): readonly Field[] {
  return Reflect.getOwnMetadata(FIELDS, entity) ?? [];
}

/** The names of the fields that clients write. */
export const writtenNames = (entity: object): string[] =>
  fieldsOf(entity).flatMap(({ name, written }) => (written ? [name] : []));

/** Whether a field holds the English twin of the field without the ending. */
export const isEnglish = (name: string): boolean => name.endsWith('En');

/** The name of a field's English twin. */
export const englishName = (name: string): string => `${name}En`;

/** The names of the texts by which the search finds a row, each with its English twin. */
export const searchedNames = (entity: object): string[] =>
  fieldsOf(entity).flatMap(({ name, searched }) => (searched ? [name, englishName(name)] : []));

/** The column of a field. */
export const column = (type: ColumnOptions['type'], options: ColumnOptions = {}) =>
  Column({ type, ...options });

/** Joins what a field is in the database, in bodies, in answers and in the API's document. */
export function declareField(declaration: Declaration): PropertyDecorator {
  const { column, body = {}, rules = [], description, example } = declaration;
  const { nullable = false, long = false, searched = false, picture = false } = declaration;
  const value = { ...declaration.value, ...(nullable && { nullable }) };
  const words = {
    ...(description !== undefined && { description }),
    ...(example !== undefined && { example }),
  };
  const register: PropertyDecorator = ({ constructor }, key) => {
    const name = String(key);
    const written = rules.length > 0;
    const { answer = ApiProperty({ ...value, ...words }) } = declaration;
    const field = { name, written, nullable, long, searched, picture, answer };
    Reflect.defineMetadata(FIELDS, [...fieldsOf(constructor), field], constructor);
  };
  return applyDecorators(
    column,
    ApiProperty({ ...value, ...(nullable && { required: false }), ...body, ...words }),
    ...rules,
    register,
  );
}

import { isRegExp } from 'node:util/types';
import type { INestApplicationContext, Type } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { ModulesContainer } from '@nestjs/core';
import type { OpenAPIObject } from '@nestjs/swagger';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage } from 'class-validator';
import { LANGUAGES, type Text } from '../i18n/language.js';
import { operationId } from './document.js';
import { DRAFT, draftBodiesOf, PUBLISHED } from './draft-bodies.js';

/** One check of a field: its name in class-validator, its limit, and its message. */
interface Check extends Text {
  check: string;
  /** The limit, or the source of a regular expression. */
  limit?: unknown;
  /** The flags of a regular expression. */
  flags?: string;
  /** Whether a draft need not pass it. */
  toPublish?: true;
}

/** The rules of a field of a request body, for the panel's forms. */
interface FieldRules {
  /** The value in a new form: the API's default, or an empty value of the field's type. */
  initial?: unknown;
  /** The meaning of an empty value, where the field may be empty; `draft`: in drafts only. */
  empty?: 'null' | 'default' | 'draft';
  /** How the API transforms a text; by default, it trims both ends. */
  reads?: 'verbatim' | 'without spaces, in capitals';
  /** The allowed values of an enumeration. */
  choices?: unknown;
  checks?: Check[];
}

/** By resource and field; a nested field by its path (`socialLinks.facebook`). */
export type FormRules = Record<string, Record<string, FieldRules>>;

type Fields = Record<string, unknown>;
type Operation = NonNullable<OpenAPIObject['paths'][string]['post']>;

/** Checks that a form can do in the browser; all others are done by the API only. */
const CHECKS = new Set([
  'minLength',
  'maxLength',
  'matches',
  'isInstant',
  'isOneLine',
  'isEmail',
  'isInt',
  'min',
  'max',
  'isPastYear',
  'isTaxId',
  'isIBAN',
  'fitsSlip',
]);

/** Fields that no form shows: the row's version is sent with every change. */
const NOT_SHOWN = new Set(['version']);

const isClass = (value: unknown): value is Type => typeof value === 'function';
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is Text =>
  isFields(value) && LANGUAGES.every((language) => typeof value[language] === 'string');

/** The classes of the controllers' request bodies, by the id of their operation. */
export function bodyClasses(app: INestApplicationContext): Map<string, Type> {
  const classes = new Map<string, Type>();
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) =>
    [...module.controllers.values()].map(({ metatype }) => metatype),
  );
  for (const controller of controllers.filter(isClass)) {
    for (const method of Object.getOwnPropertyNames(controller.prototype)) {
      const args: Record<string, { index: number }> =
        Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, method) ?? {};
      const types: unknown[] =
        Reflect.getMetadata('design:paramtypes', controller.prototype, method) ?? [];
      for (const [key, { index }] of Object.entries(args)) {
        const type = types[index];
        if (key.startsWith(`${RouteParamtypes.BODY}:`) && isClass(type)) {
          classes.set(operationId(controller.name, method), type);
        }
      }
    }
  }
  return classes;
}

/** The value of a field after its class has transformed it. */
function readBy(body: Type, field: string, given: unknown): unknown {
  return Reflect.get(plainToInstance(body, { [field]: given }), field);
}

/** The class of the objects in a field. */
function nestedClass(body: Type, field: string): Type | undefined {
  const read = readBy(body, field, {});
  return isFields(read) && read.constructor !== Object && isClass(read.constructor)
    ? read.constructor
    : undefined;
}

/** The checks of a class by field, in the order in which the API reports violations. */
function checksOf(body: Type, drafts: boolean): Map<string, Check[]> {
  const checks = new Map<string, Check[]>();
  for (const rule of getMetadataStorage().getTargetValidationMetadatas(body, '', false, false)) {
    const { propertyName: field, name: check, constraints = [] } = rule;
    if (!check || !CHECKS.has(check) || rule.each) continue;
    const text: unknown = rule.context;
    if (!isText(text)) throw new Error(`${body.name}.${field} has no message for ${check}.`);
    const limit: unknown = constraints[0];
    const [hr, en] = [text.hr, text.en];
    const toPublish = (drafts && isToPublish(rule.groups)) || undefined;
    const found: Check = isRegExp(limit)
      ? { check: 'matches', limit: limit.source, flags: limit.flags || undefined, hr, en }
      : { check, limit: isFields(limit) ? undefined : limit, toPublish, hr, en };
    // Decorators register from the bottom up, and the API reports the topmost violated rule.
    checks.set(field, [found, ...(checks.get(field) ?? [])]);
  }
  return checks;
}

/** Whether drafts need not meet a rule. */
const isToPublish = (groups: readonly string[] = []): boolean =>
  groups.includes(PUBLISHED) && !groups.includes(DRAFT);

/** The fields that only drafts may leave empty. */
function emptyInDrafts(body: Type): Set<string> {
  const rules = getMetadataStorage().getTargetValidationMetadatas(body, '', false, false);
  const conditions = rules.filter(
    ({ type, groups = [] }) => type === 'conditionalValidation' && groups.includes(DRAFT),
  );
  return new Set(conditions.map(({ propertyName }) => propertyName));
}

/** How a class transforms the text of a field. */
function readingOf(body: Type, field: string): FieldRules['reads'] {
  const read = readBy(body, field, ' a b ');
  if (read === ' a b ') return 'verbatim';
  return read === 'AB' ? 'without spaces, in capitals' : undefined;
}

/** The schema of an administrator's body; some routes also accept a different body of visitors. */
function administratorsBody({ requestBody, security = [] }: Operation): unknown {
  if (!requestBody || '$ref' in requestBody) return undefined;
  const schema: unknown = requestBody.content['application/json']?.schema;
  const bodies: unknown = isFields(schema) ? schema.anyOf : undefined;
  if (Array.isArray(bodies)) return bodies.at(-1);
  return security.length > 0 ? schema : undefined;
}

/** The properties of a schema, with references resolved, and the required ones. */
function propertiesOf(document: OpenAPIObject, schema: unknown): [Fields, Set<unknown>] {
  if (!isFields(schema)) return [{}, new Set()];
  const { $ref, allOf, properties, required } = schema;
  if (Array.isArray(allOf)) return propertiesOf(document, allOf[0]);
  if (typeof $ref === 'string') {
    const name = $ref.slice($ref.lastIndexOf('/') + 1);
    return propertiesOf(document, document.components?.schemas?.[name]);
  }
  return [isFields(properties) ? properties : {}, new Set(Array.isArray(required) ? required : [])];
}

const typesOf = ({ type, anyOf, oneOf }: Fields): unknown[] => [
  ...(Array.isArray(type) ? type : [type]),
  ...[anyOf, oneOf].flatMap((schemas) =>
    Array.isArray(schemas) ? schemas.filter(isFields).flatMap((schema) => typesOf(schema)) : [],
  ),
];

const holdsText = (schema: Fields): boolean =>
  typesOf(schema).includes('string') && schema.format !== 'date-time';

/** The value of a field in a new form. */
function initialOf(schema: Fields, isRequired: boolean): unknown {
  const types = typesOf(schema);
  if (schema.default !== undefined) return schema.default;
  if (types.includes('null')) return null;
  if (types.includes('array')) return [];
  if (Array.isArray(schema.allOf)) return {};
  if (!isRequired) return undefined;
  return holdsText(schema) ? '' : null;
}

/** The rules of the fields of one body. */
function fieldsOf(
  document: OpenAPIObject,
  body: Type | undefined,
  schema: unknown,
  isNew: boolean,
  drafts = body !== undefined && draftBodiesOf(body) !== undefined,
): Record<string, FieldRules> {
  const [properties, required] = propertiesOf(document, schema);
  const checks = body ? checksOf(body, drafts) : new Map<string, Check[]>();
  const unfinished = body && drafts ? emptyInDrafts(body) : new Set<string>();
  const fields: Record<string, FieldRules> = {};
  for (const [field, property] of Object.entries(properties)) {
    if (NOT_SHOWN.has(field) || !isFields(property)) continue;
    const isNullable = typesOf(property).includes('null');
    const found = checks.get(field);
    const inDrafts = unfinished.has(field);
    const isOptional = isNew && !required.has(field);
    fields[field] = {
      initial: isNew ? initialOf(property, inDrafts || !isOptional) : undefined,
      empty: inDrafts ? 'draft' : isNullable ? 'null' : isOptional ? 'default' : undefined,
      choices: property.enum,
      reads: body && found && holdsText(property) ? readingOf(body, field) : undefined,
      checks: found,
    };
    const nested = body && nestedClass(body, field);
    if (!nested) continue;
    const inner = fieldsOf(document, nested, property.items ?? property, false, drafts);
    for (const [name, rules] of Object.entries(inner)) fields[`${field}.${name}`] = rules;
  }
  return fields;
}

/** Merges the fields of two bodies of a resource; the first takes precedence. */
function merged(
  one: Record<string, FieldRules>,
  other: Record<string, FieldRules>,
): Record<string, FieldRules> {
  const all = { ...other, ...one };
  for (const [field, { checks, reads }] of Object.entries(other)) {
    all[field] = {
      ...all[field],
      checks: all[field]?.checks ?? checks,
      reads: all[field]?.reads ?? reads,
    };
  }
  return all;
}

/**
 * Creates the rules of the administration panel's forms from the rules of the API: for each
 * resource whose rows can be added or changed, the fields of the request bodies.
 * @param classes the classes of the bodies, by the id of their operation
 */
export function createFormRules(
  document: OpenAPIObject,
  classes: ReadonlyMap<string, Type>,
): FormRules {
  const rules: FormRules = {};
  for (const [path, { post, put }] of Object.entries(document.paths)) {
    const [matches, resource = '', row] = /^\/api\/([\w-]+)(\/\{\w+\})?$/.exec(path) ?? [];
    const operation = row ? put : post;
    const schema = operation && administratorsBody(operation);
    if (!matches || !schema) continue;
    const body = classes.get(operation.operationId ?? '');
    const fields = fieldsOf(document, body, schema, row === undefined);
    const known = rules[resource] ?? {};
    rules[resource] = row ? merged(known, fields) : merged(fields, known);
  }
  return rules;
}

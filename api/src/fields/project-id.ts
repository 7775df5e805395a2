import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { bilingual } from '../i18n/language.js';
import { column, declareField, type FieldOptions } from './field.js';
import { MAX_ID } from './id.pipe.js';
import { EmptyToNull } from './rules.js';

const fromList = bilingual('Odaberite s popisa', 'Choose from the list');

/** The id of a project, or null. */
export function ProjectId(options: FieldOptions): PropertyDecorator {
  return declareField({
    ...options,
    column: column('integer', { nullable: true }),
    value: { type: 'integer' },
    body: { minimum: 1, maximum: MAX_ID },
    rules: [EmptyToNull(), IsOptional(), IsInt(fromList), Min(1, fromList), Max(MAX_ID, fromList)],
    nullable: true,
  });
}

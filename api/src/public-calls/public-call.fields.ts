import { ArrayMaxSize, ArrayUnique, IsArray, IsInt, Max, Min } from 'class-validator';
import { column, declareField, type FieldOptions } from '../fields/field.js';
import { MAX_ID } from '../fields/id.pipe.js';
import { OptionalNotNull } from '../fields/rules.js';
import { bilingual } from '../i18n/language.js';

const MAX_DOCUMENTS = 20;

const fromList = bilingual('Odaberite s popisa', 'Choose from the list');
const eachFromList = { ...fromList, each: true };

/** SQL: the state of a call. A draft that has no opening yet opens later. */
export const stateOf = (row: string): string =>
  `public_call_state(coalesce(${row}.opens_at, 'infinity'), ${row}.deadline, ${row}.results_at)`;

/** Ids of documents; none in a row whose body omits them. */
export function DocumentIds(options: FieldOptions): PropertyDecorator {
  const id = { type: 'integer', minimum: 1, maximum: MAX_ID } as const;
  return declareField({
    ...options,
    column: column('integer', { array: true, default: '{}' }),
    value: { type: 'array', items: { type: 'integer' } },
    body: { required: false, maxItems: MAX_DOCUMENTS, uniqueItems: true, items: id },
    rules: [
      OptionalNotNull(),
      IsInt(eachFromList),
      Min(1, eachFromList),
      Max(MAX_ID, eachFromList),
      ArrayUnique(
        bilingual('Isti dokument odabran je dvaput', 'The same document is chosen twice'),
      ),
      ArrayMaxSize(
        MAX_DOCUMENTS,
        bilingual(
          `Dopušteno je najviše ${MAX_DOCUMENTS} dokumenata`,
          `At most ${MAX_DOCUMENTS} documents are allowed`,
        ),
      ),
      IsArray(fromList),
    ],
  });
}

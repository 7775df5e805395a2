import { ArrayMaxSize, ArrayUnique, IsArray, IsInt, Max, Min } from 'class-validator';
import { column, declareField } from '../../fields/field.js';
import { MAX_ID } from '../../fields/id.pipe.js';
import { OptionalNotNull } from '../../fields/rules.js';
import { bilingual } from '../../i18n/language.js';

/** More would make a mail too long to read. */
const MAX_ITEMS = 20;

/** Ids of rows that an issue presents, in order; none in a row whose body omits them. */
export function ItemIds(example: number[]): PropertyDecorator {
  const notIds = bilingual('Odaberite s popisa', 'Choose from the list');
  return declareField({
    column: column('integer', { array: true, default: '{}' }),
    value: { type: 'array', items: { type: 'integer' } },
    body: {
      required: false,
      maxItems: MAX_ITEMS,
      uniqueItems: true,
      items: { type: 'integer', minimum: 1, maximum: MAX_ID },
    },
    example,
    rules: [
      OptionalNotNull(),
      IsInt({ ...notIds, each: true }),
      Min(1, { ...notIds, each: true }),
      Max(MAX_ID, { ...notIds, each: true }),
      ArrayUnique(bilingual('Isto je odabrano dvaput', 'The same is chosen twice')),
      ArrayMaxSize(
        MAX_ITEMS,
        bilingual(`Odaberite ih najviše ${MAX_ITEMS}`, `Choose at most ${MAX_ITEMS}`),
      ),
      IsArray(notIds),
    ],
  });
}

import { fieldsOf, isRecord } from 'shared/is-record';

/**
 * The texts of both catalogues. A branch that both have, such as `admin.blog`, has the texts of
 * both; of a text that both have, the second one is taken.
 */
export function mergeCatalogues<A extends object, B extends object>(first: A, second: B): A & B {
  const merged = { ...fieldsOf(first) };
  for (const [key, value] of Object.entries(second)) {
    const former = merged[key];
    merged[key] = isRecord(former) && isRecord(value) ? mergeCatalogues(former, value) : value;
  }
  return merged as A & B;
}

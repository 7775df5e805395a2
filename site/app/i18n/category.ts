import type { TFunction } from 'i18next';

/**
 * The name of a category of posts or projects, in the plural; one without a translation is shown as
 * it is.
 * @param one of one post, in the singular
 */
export function categoryName(category: string, t: TFunction, one = false): string {
  const names: Record<string, unknown> = {
    ...t('categories', { returnObjects: true }),
    ...(one && t('category', { returnObjects: true })),
  };
  const name = names[category.toLowerCase()];
  return typeof name === 'string' ? name : category;
}

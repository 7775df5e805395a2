import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 A and AA, and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What colours can break. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What colours and sizes can break; they take most of axe's time. */
export const DISPLAY_RULES = [...COLOUR_RULES, 'target-size'];

/**
 * What axe finds on the page against WCAG 2.2 A and AA and its best practices.
 * @param rules only these
 * @param without all but these
 */
export async function axeViolations(
  page: Page,
  { rules, without = [] }: { rules?: string[]; without?: string[] } = {},
): Promise<string[]> {
  // A selector for each element that passes would take a third of the time, and nobody reads it.
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  if (rules) builder.withRules(rules);
  else builder.withTags(TAGS).disableRules(without);
  // Without frames, axe needs no second page to put its findings together.
  const { violations } = await builder.setLegacyMode(page.frames().length === 1).analyze();
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
  );
}

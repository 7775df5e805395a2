import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 A and AA, and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that depend on colours. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** The rules that depend on colours and sizes; they take most of axe's time. */
export const DISPLAY_RULES = [...COLOUR_RULES, 'target-size'];

/** A page in a frame has the same landmarks as the page around it, as each is a document. */
const LANDMARKS = 'landmark-unique';

/**
 * The violations of WCAG 2.2 A and AA, and of axe's best practices, on the page.
 * @param rules checks only these rules
 * @param without checks all rules but these
 */
export async function axeViolations(
  page: Page,
  { rules, without = [] }: { rules?: string[]; without?: string[] } = {},
): Promise<string[]> {
  // Selectors of the elements that pass would take a third of the time.
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  if (rules) builder.withRules(rules);
  else builder.withTags(TAGS).disableRules([...without, LANDMARKS]);
  // Without frames, axe needs no second page to merge its results.
  const { violations } = await builder.setLegacyMode(page.frames().length === 1).analyze();
  if (!rules) {
    const own = new AxeBuilder({ page })
      .setLegacyMode()
      .options({ iframes: false, runOnly: [LANDMARKS] });
    violations.push(...(await own.analyze()).violations);
  }
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
  );
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

// A browser compiles the minified script in two thirds of the time.
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 A and AA, and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that depend on colours. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** The rules that depend on colours and sizes. */
export const DISPLAY_RULES = [...COLOUR_RULES, 'target-size'];

/** A page in a frame has the same landmarks as the page around it, as each is a document. */
const LANDMARKS = 'landmark-unique';

export interface Checked {
  /** Checks only these rules. */
  rules?: string[];
  /** Selects elements that are not checked, such as those of all pages. */
  exclude?: string;
}

/** The violations of WCAG 2.2 A and AA, and of axe's best practices, on the page. */
export async function axeViolations(
  page: Page,
  { rules, exclude }: Checked = {},
): Promise<string[]> {
  const iframes = await loadAxe(page);
  if (rules) return run(page, { runOnly: rules, iframes });
  if (!iframes) return run(page, { runOnly: TAGS, iframes }, exclude);
  return [
    ...(await run(page, { runOnly: TAGS, rules: { [LANDMARKS]: { enabled: false } } })),
    ...(await run(page, { runOnly: [LANDMARKS], iframes: false })),
  ];
}

/**
 * Loads axe into each document of the page, once: reading its script takes longer than a check.
 * @returns whether the page has frames
 */
async function loadAxe(page: Page): Promise<boolean> {
  const frames = page.frames();
  for (const frame of frames) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
  }
  return frames.length > 1;
}

async function run(page: Page, options: RunOptions, exclude?: string): Promise<string[]> {
  const violations = await page.evaluate(
    async ([given, left]) => {
      const context = left === undefined ? document : { exclude: left };
      // Selectors of the elements that pass would take a third of the time.
      return (await window.axe.run(context, { resultTypes: ['violations'], ...given })).violations;
    },
    [options, exclude] as const,
  );
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
  );
}

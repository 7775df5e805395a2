import type { Page } from '@playwright/test';

/** The ARIA references of the page to ids that no element has. */
export function danglingReferences(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    ['describedby', 'labelledby', 'controls', 'errormessage', 'owns', 'details'].flatMap((kind) =>
      [...document.querySelectorAll(`[aria-${kind}]`)].flatMap((element) =>
        (element.getAttribute(`aria-${kind}`) ?? '')
          .split(/\s+/)
          .filter((id) => id === '' || document.getElementById(id) === null)
          .map((id) => `aria-${kind}="${id}" of ${element.outerHTML.slice(0, 120)}`),
      ),
    ),
  );
}

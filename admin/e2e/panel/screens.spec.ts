import { open, overflow, phoneProblems } from '../setup/open-screens';
import { allScreens } from '../setup/screens';
import { expect, test } from '../setup/signed-in';

test.use({ expectedErrors: [/status of 404/] });

/** A key of the catalogues, which the panel shows where it finds no text. */
const RAW_KEY = /\b(?:admin|resources|ra)\.\w+\.\w/;

test.describe('Every screen and dialog', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test('is accessible and fits a phone', async ({ page, api, checkAccessibility }) => {
    test.slow();
    for (const screen of await allScreens(api)) {
      await test.step(screen.path, async () => {
        await open(page, screen, 'hr');
        await expect(page.locator('body')).not.toContainText(RAW_KEY);
        expect.soft(await phoneProblems(page), screen.path).toEqual([]);
        if (screen.dialog) {
          const box = await page.getByRole('dialog').boundingBox();
          expect.soft(box, screen.path).toMatchObject({ x: 0, y: 0, width: 375, height: 740 });
          const save = page.getByRole('dialog').locator('button[type=submit]').last();
          const below = ((await save.boundingBox())?.y ?? 0) > 740 - 80;
          expect.soft(below, `${screen.path}: the save button is at the bottom`).toBe(true);
        }
        const closed = await page.locator('details:not([open])').evaluateAll((sections) => {
          for (const section of sections) section.setAttribute('open', '');
          return sections.length;
        });
        if (closed > 0) {
          expect.soft(await phoneProblems(page), `${screen.path}, open`).toEqual([]);
        }
        // A nightly test checks all screens, with these sections as they are.
        if (!screen.isAlike) await checkAccessibility(page);
        await page.setViewportSize({ width: 320, height: 740 });
        expect.soft(await overflow(page), `${screen.path} at 320 px`).toBeLessThanOrEqual(0);
        await page.setViewportSize({ width: 375, height: 740 });
      });
    }
  });
});

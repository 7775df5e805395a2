import { expect, test } from '../../../testing/fixtures';
import { en, hr, type Catalogue, ONE_LANGUAGE } from '../texts';

const textsIn = ({ common, legal }: Catalogue) => ({
  title: legal.title,
  sections: [legal.privacy.title, legal.terms.title, legal.cookies.title] as const,
  contents: legal.contents,
  accessibility: legal.accessibility.title,
  checked: legal.accessibility.prepared.text.split('{{')[0] ?? '',
  kept: legal.cookies.all,
  footer: [legal.privacy.title, legal.terms.title, common.cookies.label] as const,
  purposes: [
    legal.privacy.purposes.newsletter.title,
    legal.privacy.purposes.imported.title,
    legal.privacy.purposes.contact.title,
    legal.privacy.purposes.donations.title,
    legal.privacy.purposes.mails.title,
    legal.privacy.purposes.refused.title,
    legal.privacy.purposes.security.title,
  ] as const,
  basis: legal.privacy.purposes.basis,
  authority: legal.privacy.rights.authorityLink,
  open: legal.cookies.change.button,
  preferences: common.cookies.preferences,
  save: common.cookies.save,
});

const texts = {
  hr: { ...textsIn(hr), scriptless: /^Bez JavaScripta preglednik pamti/ },
  en: { ...textsIn(en), scriptless: /^Without JavaScript the browser remembers/ },
};

const anchors = ['privacy', 'terms', 'cookies'] as const;

for (const language of ['hr', 'en'] as const) {
  const t = texts[language];
  const path = `/legal?lang=${language}`;

  test.describe(`legal, ${language}`, () => {
    test('has the three sections to which the footer leads', async ({ page }) => {
      await page.goto(`/?lang=${language}`);
      for (const [position, anchor] of anchors.entries()) {
        await page
          .getByRole('contentinfo')
          .getByRole('link', { name: t.footer[position], exact: true })
          .click();
        await expect(page).toHaveURL(new RegExp(`/legal#${anchor}$`));
        await expect(
          page
            .locator(`section#${anchor}`)
            .getByRole('heading', { level: 2, name: t.sections[position] }),
        ).toBeInViewport();
      }
      await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeAttached();
    });

    test('states how accessible it is, and when that was checked', async ({ page }) => {
      await page.goto(path);
      const contents = page.getByRole('navigation', { name: t.contents });
      await contents.getByRole('link', { name: t.accessibility }).click();
      await expect(page).toHaveURL(/#accessibility$/);
      const statement = page.getByRole('region', { name: t.accessibility });
      await expect(statement.getByRole('heading', { level: 2 })).toBeInViewport();
      await expect(statement.getByRole('heading', { level: 3 })).toHaveCount(5);
      await expect(statement.locator('time')).toContainText(t.checked);
      for (const address of ['mailto:pristupacnost@pristupinfo.hr', 'https://pristupinfo.hr/']) {
        await expect(statement.locator(`a[href="${address}"]`)).toBeVisible();
      }
    });

    test('names the purpose, legal basis and duration of all stored data', async ({ page }) => {
      await page.goto(path);
      const privacy = page.locator('#privacy');
      await expect(privacy.getByRole('heading', { level: 4 })).toHaveText([...t.purposes]);
      await expect(privacy.getByText(t.basis, { exact: true })).toHaveCount(t.purposes.length);
      await expect(privacy.getByText(/GDPR|čl\. 6|Art\. 6/).first()).toBeVisible();
    });

    test('names the controller as the settings do, and the supervisory authority', async ({
      page,
      api,
    }) => {
      const settings = await (await api.get('/api/settings/1')).json();
      await page.goto(path);
      const privacy = page.locator('#privacy');
      for (const fact of [settings.name, settings.taxId, settings.email, settings.phone]) {
        await expect(privacy.getByText(fact, { exact: true })).toBeVisible();
      }
      await expect(privacy.getByRole('link', { name: t.authority })).toHaveAttribute(
        'href',
        'https://azop.hr/',
      );
    });
  });
}

for (const language of ONE_LANGUAGE) {
  const t = texts[language];
  const path = `/legal?lang=${language}`;

  test.describe(`legal, ${language}`, () => {
    test('names every key that the browser stores', async ({ page, context, baseURL }) => {
      await page.goto(`/?lang=${language}`);
      await page.getByRole('button', { name: /Prihvatite sve|Accept all/ }).click();
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^(Blog)$/ })
        .click();
      await page.goto(path);
      const stored = await page.evaluate(() => [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
      ]);
      const cookies = (await context.cookies(baseURL)).map(({ name }) => name);
      expect(stored).toContain('cookiesAccepted');
      expect(cookies).toEqual(['language']);
      await page.getByText(t.kept, { exact: true }).click();
      const named = await page.locator('#cookies').getByRole('rowheader').allInnerTexts();
      for (const key of [...stored, ...cookies]) expect(named).toContain(key);
    });

    test('opens the storage options, and applies them', async ({ page, context }) => {
      await page.goto(path);
      await page.evaluate(() => {
        localStorage.setItem('cookiesAccepted', 'true');
        localStorage.setItem('theme', 'dark');
      });
      await page.reload();
      await page.getByRole('button', { name: t.open }).click();
      await page.getByRole('checkbox', { name: t.preferences }).uncheck();
      await page.getByRole('button', { name: t.save }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
      expect(await page.evaluate(() => localStorage.getItem('preferences'))).toBe('off');
      expect(await context.cookies()).toEqual([]);
      await expect(page.getByRole('button', { name: t.open })).toBeFocused();
    });
  });
}

for (const language of ['hr', 'en'] as const) {
  const t = texts[language];

  test.describe(`legal without scripts, ${language}`, () => {
    test.use({ javaScriptEnabled: false });

    test('opens a folded purpose for a link to it, and all of them on paper', async ({ page }) => {
      await page.goto(`/legal?lang=${language}#privacy-donations`);
      await expect(page.locator('#privacy-donations')).toBeInViewport();
      await expect(page.locator('#privacy-contact')).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('#privacy-contact')).toBeVisible();
    });

    test('names what a browser without scripts stores', async ({ page }) => {
      await page.goto(`/legal?lang=${language}`);
      await expect(page.getByText(t.scriptless)).toBeVisible();
      await expect(page.getByRole('button', { name: t.open })).toBeHidden();
    });
  });
}

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { expect, test } from '../../../testing/fixtures';
import { urlOf } from '../every-page/pages';

/** All that a formatted text may hold, and what is shown as text. */
const TEXT = `Uvod s **podebljanim**, *kosim* i ***oboje***, s [poveznicom](/projects) i
[vanjskom poveznicom](https://example.com/adresa), a ovdje\\
je novi redak.

## Što nudimo

- čaj
- razgovor
  - s psihologinjom
    1. uz najavu

      i bez nje
- <b>šetnja</b>

3. treći
4. četvrti

### Kada i gdje

| Dan | Sat | Mjesto | Voditeljica | Napomena o dolasku | Najava |
| :-- | --: | :----: | ----------- | ------------------ | ------ |
| ponedjeljak | 10:00 | Knin | Ana Horvat | ulaz sa stražnje strane | [prijava](/contact) |

#### Sitnica

> Hvala vam.
>
> ## Naslov u navodu
>
> - i susjedima

![Crtež ljudi](/images/terapija-opustanja.svg "Radionica u Kninu")

---

![](/images/projekt-zazeli.svg)

## Što nudimo

[javascript](javascript:alert(1)) <script>alert(1)</script>`;

const html = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('texts of all parts make valid and accessible pages, also on a small screen', async ({
  page,
  api,
  checkEveryDisplay,
  checkAccessibility,
}) => {
  const own = `proba-${randomUUID().slice(0, 8)}`;
  const bodies = {
    blog: { content: TEXT, contentEn: TEXT, isPublished: true },
    projects: { description: TEXT, descriptionEn: TEXT, category: 'Proba', status: 'active' },
    events: {
      description: TEXT,
      descriptionEn: TEXT,
      eventDate: new Date(Date.now() + 86_400_000).toISOString(),
      location: 'Knin',
    },
  };
  const created: string[] = [];
  try {
    for (const [resource, body] of Object.entries(bodies)) {
      const row = await api.post(`/api/${resource}`, {
        data: { title: 'Proba', titleEn: 'Trial', slug: own, contentFormat: 'markdown', ...body },
      });
      expect(row.status(), await row.text()).toBe(201);
      created.push(`/api/${resource}/${(await row.json()).id}`);
    }
    const invalid: string[] = [];
    for (const path of [`/blog/${own}`, `/projects/${own}`, `/events/${own}`, '/events']) {
      const answer = await api.get(urlOf(path, 'en'));
      const { results } = await html.validateString(await answer.text());
      invalid.push(
        ...results.flatMap(({ messages }) =>
          messages.map(({ ruleId, message }) => `${path} ${ruleId}: ${message}`),
        ),
      );

      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      expect.soft(await tooWide(page), path).toBe(0);
      await expect(page.locator('main th').first()).toHaveAttribute('scope', 'col');
    }
    expect(invalid).toEqual([]);
    await checkAccessibility(page);

    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/blog/${own}`);
    await checkEveryDisplay(page);
    const article = page.getByRole('article').first();
    await expect(article.locator('h2, h3, h4')).toHaveText([
      'Što nudimo',
      'Kada i gdje',
      'Sitnica',
      'Što nudimo',
    ]);
    await expect(article.locator('a[href^="javascript"], script')).toHaveCount(0);

    await page.setViewportSize({ width: 375, height: 700 });
    const table = page.getByRole('region', { name: 'Tablica' });
    await table.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  } finally {
    for (const path of created) await api.delete(path);
  }
});

test('the preview of a post shows its formatted text before it is saved', async ({
  page,
  session,
  baseURL,
}) => {
  await page.context().addCookies(session.storage.cookies);
  await page.goto('/preview/blog/en');
  await page.evaluate(
    ([text, origin]) => {
      const post = { title: 'a', contentFormat: 'markdown', content: 'a', contentEn: text };
      window.postMessage({ type: 'blog-preview', post }, origin);
    },
    [TEXT, baseURL ?? ''] as const,
  );
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 3 })).toHaveText('Kada i gdje');
  await expect(article.getByRole('table')).toBeVisible();
  await expect(article).not.toContainText('**');
});

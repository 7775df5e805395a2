import { menuOf } from '../setup/menu';
import { expect, test } from '../setup/signed-in';
import { en, hr, startingWith } from '../setup/texts';

const { dashboard } = hr.admin;

test.beforeEach(async ({ page }) => {
  await page.goto('/admin');
});

test('An unknown URL of the panel shows that there is no such page', async ({ page }) => {
  await page.goto('/admin/nepostojece');
  await expect(page.getByRole('heading', { name: hr.admin.notFound.title })).toBeVisible();
  await page.getByRole('link', { name: hr.admin.notFound.back }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(dashboard.welcomeAnonymous);
});

test('The language chosen in the panel also applies to the public site', async ({ page }) => {
  await page.getByRole('button', { name: /English/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    en.admin.dashboard.welcomeAnonymous,
  );
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('The dark theme is kept after a reload', async ({ page }) => {
  await page.getByRole('button', { name: hr.admin.theme.dark }).click();
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.reload();
  await expect(page.getByRole('button', { name: hr.admin.theme.light })).toBeVisible();
});

test('Pending work is counted, and each count links to the list of what it counts', async ({
  page,
  api,
}) => {
  const sent = await api.post('/api/contact', {
    data: {
      name: 'Ana Čeka',
      email: 'ana.ceka@udruga.example',
      subject: `Pitanje ${Date.now()}`,
      message: 'Čekam odgovor.',
      gdprConsent: true,
    },
  });
  const message = await sent.json();
  await page.reload();
  const waiting = page.getByRole('region', { name: dashboard.waiting.title });
  const unread = waiting.getByRole('link', { name: /nepročitan/ });
  const listed = await api.get('/api/contact', {
    params: { filter: '{"state":"new"}', range: '[0,0]' },
  });
  const total = Number(listed.headers()['content-range']?.split('/')[1]);
  await expect(unread).toContainText(String(total));
  await expect(unread).toHaveAttribute('href', /^\/admin\/contact\?/);
  await expect(menuOf(page).getByRole('link', { name: /nepročitan/ })).toContainText(String(total));
  await unread.click();
  await expect(page.getByLabel(hr.admin.contact.state)).toContainText(hr.admin.contact.filters.new);
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: message.subject }),
  ).toBeVisible();
  await api.delete(`/api/contact/${message.id}`);
});

test('A count leads to a filtered list, the menu and the cards to the whole list', async ({
  page,
  api,
}) => {
  const slug = `skica-${Date.now().toString(36)}`;
  const created = await api.post('/api/blog', {
    data: {
      title: 'Skica za filtar',
      titleEn: 'A draft to find',
      slug,
      isPublished: false,
      content: 'Sadržaj koji je dovoljno dug.',
      contentEn: 'Content long enough.',
    },
  });
  const { id } = await created.json();
  const main = page.getByRole('main');
  const state = page.getByRole('combobox', { name: hr.admin.blog.state.label });
  const all = page.getByRole('button', { name: hr.ra.navigation.clear_filters });
  const count = main.getByRole('link', { name: /^\d+ skic\S* član/ });
  const row = main.getByRole('listitem').filter({ hasText: slug });
  const toDashboard = () => menuOf(page).getByRole('link', { name: hr.ra.page.dashboard }).click();
  const toBlog = () => menuOf(page).getByRole('link', { name: hr.admin.blog.title }).click();

  await test.step('an earlier search does not filter the counted rows', async () => {
    await toBlog();
    await main.getByRole('textbox').fill('opuštanj');
    await expect(page).toHaveURL(/opu/);
    await expect(all).toBeVisible();
    await toDashboard();
    await expect(count).toContainText(/[1-9]/);
    const counted = Number(/\d+/.exec(await count.innerText())?.[0]);
    await count.click();
    await expect(state).toHaveText(hr.admin.blog.state.drafts);
    await expect(main.getByRole('listitem')).toHaveCount(Math.min(counted, 10));
    await expect(row).toBeVisible();
  });

  await test.step('opening and closing a row keeps the filter', async () => {
    await row.getByRole('link', { name: startingWith(hr.admin.blog.edit) }).click();
    await expect(page.getByRole('dialog')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(state).toHaveText(hr.admin.blog.state.drafts);
  });

  await test.step('one button removes the filter', async () => {
    await all.click();
    await expect(state).toHaveText(hr.admin.filter.all);
    await expect(all).toHaveCount(0);
  });

  for (const [element, open] of [
    ['menu', toBlog],
    [
      'card',
      () =>
        main
          .getByRole('tabpanel')
          .getByRole('link', { name: startingWith(dashboard.cards.blog.title) })
          .click(),
    ],
  ] as const) {
    await test.step(`so does the ${element}`, async () => {
      await toDashboard();
      await count.click();
      await expect(state).toHaveText(hr.admin.blog.state.drafts);
      await toDashboard();
      await open();
      await expect(state).toHaveText(hr.admin.filter.all);
      await expect(all).toHaveCount(0);
    });
  }

  await test.step('so does the menu while the list is open', async () => {
    await toDashboard();
    await count.click();
    await expect(state).toHaveText(hr.admin.blog.state.drafts);
    await toBlog();
    await expect(state).toHaveText(hr.admin.filter.all);
  });
  await api.delete(`/api/blog/${id}`);
});

for (const [language, t] of Object.entries({
  hr: {
    region: dashboard.gaps.title,
    person: /^\d+ osob[ae] u timu$/,
    filter: startingWith(hr.admin.filter.translation),
    missing: hr.admin.filter.untranslated,
  },
  en: {
    region: en.admin.dashboard.gaps.title,
    person: /^\d+ team members?$/,
    filter: startingWith(en.admin.filter.translation),
    missing: en.admin.filter.untranslated,
  },
})) {
  test(`Missing translations are counted and can be listed (${language})`, async ({
    page,
    api,
  }) => {
    const name = `Bez prijevoda ${language}${Date.now().toString(36)}`;
    const created = await api.post('/api/team', {
      data: { name, position: 'Gost', positionEn: 'Guest', bio: 'Samo na hrvatskom.', order: 99 },
    });
    const { id } = await created.json();
    await page.goto(`/admin?lang=${language}`);
    const gaps = page.getByRole('region', { name: t.region });
    await gaps.getByRole('link', { name: t.person }).click();
    await expect(page.getByRole('combobox', { name: t.filter })).toHaveText(t.missing);
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
    await expect(row).toBeVisible();
    await api.patch(`/api/team/${id}`, { data: { bioEn: 'Only in Croatian.' } });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(row).toHaveCount(0);
    await api.delete(`/api/team/${id}`);
  });
}

test('On a phone the last change is opened by keyboard, in English', async ({ page, api }) => {
  const name = `Association ${Date.now().toString(36)}`;
  const { id } = await (await api.post('/api/partners', { data: { name, order: 97 } })).json();
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto('/admin?lang=en');
  const changes = page.getByRole('region', { name: en.admin.dashboard.overview.changes });
  await changes.getByRole('link', { name }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(en.resources.partners.fields.name, { exact: true })).toHaveValue(
    name,
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await api.post('/api/partners/bulk', { data: { action: 'delete', ids: [id] } });
  await page.goto('/admin');
  const removed = changes.getByRole('listitem').filter({ hasText: name });
  await expect(removed).toContainText(en.admin.dashboard.overview.deleted);
  await expect(removed.getByRole('link')).toHaveCount(0);
});

import { expect, test } from '../setup/signed-in';

test.beforeEach(async ({ page }) => {
  await page.goto('/admin');
});

test('An address without a screen says so inside the panel', async ({ page }) => {
  await page.goto('/admin/nepostojece');
  await expect(page.getByRole('heading', { name: 'Ove stranice nema' })).toBeVisible();
  await page.getByRole('link', { name: 'Na nadzornu ploču' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dobro došli');
});

test('The language chosen in the panel is the one of the public site', async ({ page }) => {
  await page.getByRole('button', { name: /English/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('A dark panel stays dark', async ({ page }) => {
  await page.getByRole('button', { name: 'Uključi tamni prikaz' }).click();
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Uključi svijetli prikaz' })).toBeVisible();
});

test('What waits is counted, and each count leads to the list of what it counts', async ({
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
  const waiting = page.getByRole('region', { name: 'Čeka vas' });
  await expect(waiting.getByRole('link')).toHaveCount(6);
  const unread = waiting.getByRole('link', { name: /nepročitan/ });
  const listed = await api.get('/api/contact', {
    params: { filter: '{"isRead":false}', range: '[0,0]' },
  });
  const total = Number(listed.headers()['content-range']?.split('/')[1]);
  await expect(unread).toContainText(String(total));
  const targets = await waiting
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => decodeURIComponent(link.getAttribute('href') ?? '')),
    );
  expect(targets).toEqual([
    '/admin/contact?filter={"isRead":false}',
    '/admin/donations?filter={"status":"pending"}',
    '/admin/blog?filter={"isPublished":false}',
    '/admin/blog?filter={"isPublished":true,"published":false}',
    '/admin/events?filter={"upcoming":true}',
    '/admin/newsletter?filter={"isActive":true,"confirmed":true}',
  ]);
  await unread.click();
  await expect(page.getByLabel('Pročitanost')).toContainText('Nepročitano');
  await expect(page.getByRole('listitem').filter({ hasText: message.subject })).toBeVisible();
  await api.delete(`/api/contact/${message.id}`);
});

test('A count leads to just what it counted, the menu and the cards to all of it', async ({
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
  const state = page.getByRole('combobox', { name: 'Stanje' });
  const all = page.getByRole('button', { name: 'Ukloni filtre' });
  const count = main.getByRole('link', { name: /skic/ });
  const row = main.getByRole('listitem').filter({ hasText: slug });
  const toDashboard = () => page.getByRole('menuitem', { name: 'Nadzorna ploča' }).click();
  const toBlog = () => page.getByRole('menuitem', { name: 'Blog' }).click();

  await test.step('what was looked for earlier does not narrow what was counted', async () => {
    await toBlog();
    await main.getByRole('textbox').fill('opuštanj');
    await expect(page).toHaveURL(/opu/);
    await expect(all).toBeVisible();
    await toDashboard();
    await expect(count).toContainText(/[1-9]/);
    const counted = Number(/\d+/.exec(await count.innerText())?.[0]);
    await count.click();
    await expect(state).toHaveText('Skice');
    await expect(main.getByRole('listitem')).toHaveCount(Math.min(counted, 10));
    await expect(row).toBeVisible();
  });

  await test.step('a row that is opened and closed leaves the list as it was', async () => {
    await row.getByRole('link', { name: /^Uredi/ }).click();
    await expect(page.getByRole('dialog')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(state).toHaveText('Skice');
  });

  await test.step('one button shows all of it', async () => {
    await all.click();
    await expect(state).toHaveText('Sve');
    await expect(all).toHaveCount(0);
  });

  for (const [way, go] of [
    ['menu', toBlog],
    ['card', () => main.getByRole('tabpanel').getByRole('link', { name: /^Blog/ }).click()],
  ] as const) {
    await test.step(`so does the ${way}`, async () => {
      await toDashboard();
      await count.click();
      await expect(state).toHaveText('Skice');
      await toDashboard();
      await go();
      await expect(state).toHaveText('Sve');
      await expect(all).toHaveCount(0);
    });
  }

  await test.step('and the menu of the list that is open', async () => {
    await toDashboard();
    await count.click();
    await expect(state).toHaveText('Skice');
    await toBlog();
    await expect(state).toHaveText('Sve');
  });
  await api.delete(`/api/blog/${id}`);
});

for (const [language, t] of Object.entries({
  hr: {
    region: 'Nedostaje prijevod',
    person: /^\d+ osob[ae] u timu$/,
    filter: /^Prijevod/,
    missing: 'Nedostaje',
  },
  en: {
    region: 'Missing translations',
    person: /^\d+ team members?$/,
    filter: /^Translation/,
    missing: 'Missing',
  },
})) {
  test(`What one language lacks is counted and can be listed (${language})`, async ({
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
    const row = page.getByRole('listitem').filter({ hasText: name });
    await expect(row).toBeVisible();
    await api.patch(`/api/team/${id}`, { data: { bioEn: 'Only in Croatian.' } });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(row).toHaveCount(0);
    await api.delete(`/api/team/${id}`);
  });
}

import type { Locator, Page } from '@playwright/test';
import { navigate } from '../setup/panel';
import { createPost, createRow, mark, read } from '../setup/rows';
import { expect, test } from '../setup/signed-in';
import { en, hr, startingWith, withAnyValues } from '../setup/texts';

const { draftWork, save, cancel, arrived } = hr.admin.form;
const { draftWork: blogWork } = hr.admin.blog;
const { fields } = hr.resources.settings;
const restoreIn = (page: Page | Locator) => page.getByRole('button', { name: draftWork.restore });

/** Forms of each kind: a dialog with formatted texts, one of a record, a page. */
const forms = [
  ['/admin/blog/create', 'title'],
  ['/admin/events/1', 'location'],
  ['/admin/settings#registryNumber', 'registryNumber'],
] as const;

test('A form restores unsaved text after Back and another tab’s sign-out', async ({ page }) => {
  test.slow();
  await page.goto('/admin/mails');
  const heading = page.getByRole('heading', { level: 1, name: hr.admin.mails.title });
  const session = await page.evaluate(() => localStorage.getItem('admin'));
  /** Simulates that another tab signs out or in. */
  const storeInOtherTab = (value: string | null) =>
    page.evaluate((stored) => {
      if (stored === null) localStorage.removeItem('admin');
      else localStorage.setItem('admin', stored);
      dispatchEvent(new StorageEvent('storage', { key: 'admin', newValue: stored }));
    }, value);

  for (const [path, field] of forms) {
    await test.step(path, async () => {
      await navigate(page, '/admin/mails');
      await expect(heading).toBeVisible();
      await navigate(page, path);
      const input = page.locator(`[name="${field}"]`);
      await input.fill('Nespremljeno');
      await page.goBack();
      await expect(input).toHaveCount(0);
      await page.goForward();
      await restoreIn(page).click();
      await expect(input).toHaveValue('Nespremljeno');

      await storeInOtherTab(null);
      await expect(page).toHaveURL(/\/admin\/login$/);
      await storeInOtherTab(session);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(input).toHaveValue('Nespremljeno');
    });
  }
});

test('Unsaved text is offered wherever one works', async ({ page, browser, session, api }) => {
  test.slow();
  const post = await createPost(api);
  const author = hr.resources.blog.fields.author;
  const found = (of: Page) => of.getByText(blogWork.found.replace(/%.*/, ''));
  await page.goto(`/admin/blog/${post.id}`);
  await page.getByRole('dialog').getByLabel(author).fill('Nespremljena Autorica');
  await expect(page.getByText(withAnyValues(blogWork.kept))).toBeVisible();
  await page.close();
  const again = await page.context().newPage();
  const dialog = again.getByRole('dialog');

  await test.step('a new tab', async () => {
    await again.goto(`/admin/blog/${post.id}`);
    await expect(dialog.getByLabel(author)).toHaveValue('Marija Kovač');
    await restoreIn(dialog).click();
    await expect(dialog.getByLabel(author)).toHaveValue('Nespremljena Autorica');
    await dialog.getByRole('button', { name: save }).click();
    await expect(dialog).toBeHidden();
    expect((await read(api, `blog/${post.id}`)).author).toBe('Nespremljena Autorica');
  });

  await test.step('a post that somebody else has saved meanwhile', async () => {
    await navigate(again, `/admin/blog/${post.id}`);
    await expect(found(again)).toHaveCount(0);
    await dialog.getByLabel(author).fill('Odbačena Autorica');
    await expect(again.getByText(withAnyValues(blogWork.kept))).toBeVisible();
    await api.patch(`/api/blog/${post.id}`, { data: { category: 'Druženje' } });
    await again.reload();
    await expect(again.getByText(blogWork.overtaken)).toBeVisible();
    await dialog.getByRole('button', { name: blogWork.discard }).click();
    await again.reload();
    await expect(dialog.getByLabel(author)).toHaveValue('Nespremljena Autorica');
    await expect(found(again)).toHaveCount(0);
  });

  await test.step('another computer of the same person, by keyboard on a phone, in English', async () => {
    const name = `Nedovršen ${mark()}`;
    await navigate(again, '/admin/partners/create');
    const label = hr.resources.partners.fields.name;
    await dialog.getByLabel(label, { exact: true }).fill(name);
    await again.getByRole('button', { name: cancel }).click();
    const unfinished = again.getByRole('link', { name: draftWork.continueNew });
    await expect(unfinished).toBeVisible();

    const viewport = { width: 375, height: 740 };
    const context = await browser.newContext({ storageState: session.storage, viewport });
    const phone = await context.newPage();
    const t = en.admin.form.draftWork;
    await phone.goto('/admin/partners?lang=en');
    await phone.getByRole('link', { name: t.continueNew }).press('Enter');
    const offer = phone.getByRole('dialog').getByRole('alert');
    await expect(offer).toHaveText(withAnyValues(t.foundElsewhere));
    await offer.getByRole('button', { name: t.restore }).press('Enter');
    const field = phone
      .getByRole('dialog')
      .getByLabel(en.resources.partners.fields.name, { exact: true });
    await expect(field).toHaveValue(name);
    await field.press('Enter');
    await expect(phone.getByRole('dialog')).toBeHidden();
    await context.close();

    await again.reload();
    await expect(again.getByText(name, { exact: true })).toBeVisible();
    await expect(unfinished).toHaveCount(0);
    const [partner] = await read(api, 'partners', { q: name });
    await api.delete(`/api/partners/${partner.id}`);
  });
  await api.delete(`/api/blog/${post.id}`);
});

test.describe('While a save fails', () => {
  const errors = /ERR_(?:INTERNET_DISCONNECTED|FAILED|CONNECTION)|status of (?:4(?:00|13|22)|502)/;
  test.use({ ownContext: true, expectedErrors: [errors] });

  test('no text is lost, and nothing stored twice', async ({ page, context, api }) => {
    test.slow();
    const before = await read(api, 'settings/1');
    const alert = (text: string) => page.getByRole('alert').filter({ hasText: text });
    const dialog = page.getByRole('dialog');
    await page.goto('/admin/settings#registryNumber');

    await test.step('offline it waits, and is sent once the connection returns', async () => {
      const number = page.getByLabel(fields.registryNumber);
      await expect(number).toBeFocused();
      await number.fill('00001111');
      await context.setOffline(true);
      await expect(page.getByText(hr.admin.status.offline)).toBeVisible();
      const size = page.viewportSize() ?? { width: 1280, height: 720 };
      await page.setViewportSize({ width: 375, height: 740 });
      await page.getByRole('button', { name: hr.admin.settings.save }).click();
      await page.setViewportSize(size);
      await expect(page.getByRole('button', { name: hr.admin.form.saving })).toBeVisible();
      await expect(number).toHaveValue('00001111');
      await context.setOffline(false);
      await expect(page.getByText(hr.admin.status.offline)).toBeHidden();
      await expect(alert(hr.admin.settings.toast.saved.title)).toBeVisible();
      expect((await read(api, 'settings/1')).registryNumber).toBe('00001111');
      await api.patch('/api/settings/1', { data: { registryNumber: before.registryNumber } });
    });

    const data = { name: `Iva ${mark()}`, position: 'Gošća', positionEn: 'Guest', order: 93 };
    const { id } = await createRow(api, 'team', data);
    const position = dialog.locator('[name="position"]');
    const saveButton = dialog.getByRole('button', { name: save });
    await test.step('the server or its proxy refuses it', async () => {
      const typed = 'T'.repeat(121);
      const url = `**/api/team/${id}`;
      await navigate(page, `/admin/team/${id}`);
      await position.fill(typed);
      for (const [answer, text] of [
        [undefined, hr.admin.status.unreachable],
        [413, hr.admin.status.tooLarge],
        [502, hr.admin.status.unreachable],
      ] as const) {
        await page.route(url, async (route) => {
          if (route.request().method() === 'GET') return route.continue();
          if (answer === undefined) return route.abort('connectionrefused');
          return route.fulfill({ status: answer, contentType: 'text/html', body: '<h1>No</h1>' });
        });
        await saveButton.click();
        await expect(alert(text)).toBeVisible();
        await expect(position).toHaveValue(typed);
        await page.unroute(url);
      }
      await saveButton.click();
      await expect(position).toHaveAccessibleDescription(/^Dopušteno je najviše \d+ znakova$/);
      await expect(position).toBeFocused();
      await expect(position).toHaveValue(typed);
    });

    await page.getByRole('button', { name: cancel }).click();
    await expect(dialog).toBeHidden();
    await api.delete(`/api/team/${id}`);

    await test.step('its answer is lost: it is not created again', async () => {
      const text = `Izgubljen ${mark()}`;
      const name = dialog.getByLabel(hr.resources.partners.fields.name, { exact: true });
      await navigate(page, '/admin/partners/create');
      await name.fill(text);
      await page.route(
        '**/api/partners',
        async (route) => {
          await route.fetch();
          await route.abort('connectionreset');
        },
        { times: 1 },
      );
      await saveButton.click();
      await expect(alert(hr.admin.status.unreachable)).toBeVisible();
      const asked = page.waitForEvent('dialog').then((question) => question.accept());
      await page.reload();
      await asked;
      await restoreIn(dialog).click();
      await expect(name).toHaveValue(text);
      await name.fill(`${text} poslije`);
      await saveButton.click();
      const editing = { name: startingWith(hr.admin.partners.edit) };
      await expect(page.getByRole('dialog', editing)).toBeVisible();
      await expect(page.getByText(arrived)).toBeVisible();
      await saveButton.click();
      await expect(dialog).toBeHidden();
      const found = await read(api, 'partners', { q: text });
      expect(found).toMatchObject([{ name: `${text} poslije` }]);
      await api.delete(`/api/partners/${found[0].id}`);
    });
  });
});

import type { Locator } from '@playwright/test';
import { navigate } from '../setup/client-navigation';
import { forms, createRow } from '../setup/forms';
import { drawnPicture } from '../setup/pictures';
import { expect, test } from '../setup/signed-in';
import { type Catalogue, en, hr } from '../setup/texts';

const textsIn = ({ admin }: Catalogue) => ({
  save: admin.form.save,
  cancel: admin.form.cancel,
  unreachable: admin.status.unreachable,
  tooLarge: admin.status.tooLarge,
  tooBig: { picture: admin.image.error.tooBig, pdf: admin.documents.file.tooBig },
  uploadFailed: admin.image.error.lost,
});

const texts = {
  hr: {
    ...textsIn(hr),
    tooLong: /^Dopušteno je najviše \d+ znakova$/,
  },
  en: {
    ...textsIn(en),
    tooLong: /^At most \d+ characters are allowed$/,
  },
};

/** Drops a file of one byte more than 10 MB, created in the page. */
async function dropTooBig(on: Locator, type: string): Promise<void> {
  await on.evaluate((area, mime) => {
    const dataTransfer = new DataTransfer();
    const bytes = new Uint8Array(10 * 1024 * 1024 + 1);
    dataTransfer.items.add(new File([bytes], `prevelika.${mime.split('/')[1]}`, { type: mime }));
    area.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  }, type);
}

test.use({ expectedErrors: [/status of (4(00|13)|502)|ERR_CONNECTION_REFUSED/] });

for (const [language, shown] of [
  ['hr', forms],
  // The messages are the same in every form.
  ['en', forms.filter(({ resource }) => ['events', 'documents'].includes(resource))],
] as const) {
  const t = texts[language];

  test(`Every form explains a lost connection and a rejection, and keeps its text (${language})`, async ({
    page,
    api,
  }) => {
    test.slow();
    const dialog = page.getByRole('dialog');
    await page.goto(`/admin/account?lang=${language}`);

    for (const { resource, row, field, text, upload } of shown) {
      await test.step(resource, async () => {
        const id = await createRow(api, resource, await row(page));
        await navigate(page, `/admin/${resource}/${id}`);
        const input = dialog.locator(`[name="${field}"]`);
        await input.fill(text);

        if (upload) {
          const area = dialog.getByTestId(`${upload}-drop`).first();
          await dropTooBig(area, upload === 'pdf' ? 'application/pdf' : 'image/png');
          await expect(dialog.getByText(t.tooBig[upload])).toBeVisible();
        }

        const url = `**/api/${resource}/${id}`;
        const save = dialog.getByRole('button', { name: t.save });
        await page.route(url, (route) =>
          route.request().method() === 'PUT' ? route.abort('connectionrefused') : route.continue(),
        );
        await save.click();
        await expect(page.getByRole('alert').filter({ hasText: t.unreachable })).toBeVisible();
        await expect(input).toHaveValue(text);
        await page.unroute(url);

        await save.click();
        await expect(input).toHaveAttribute('aria-invalid', 'true');
        await expect(input).toHaveAccessibleDescription(t.tooLong);
        await expect(input).toBeFocused();
        await expect(input).toHaveValue(text);
        await dialog.getByRole('button', { name: t.cancel }).click();
        await expect(dialog).toBeHidden();
        await api.delete(`/api/${resource}/${id}`);
      });
    }
  });
}

for (const language of ['hr', 'en'] as const) {
  const t = texts[language];

  test(`A form explains a rejection by a proxy, and keeps its text (${language})`, async ({
    page,
    api,
  }) => {
    const id = await createRow(api, 'team', (await forms[3]?.row(page)) ?? {});
    const dialog = page.getByRole('dialog');
    const position = dialog.locator('[name="position"]');
    await page.goto(`/admin/team/${id}?lang=${language}`);
    await position.fill('Voditeljica');
    const failWrites = (url: string, status: number, body: string) =>
      page.route(url, (route) =>
        route.request().method() === 'GET'
          ? route.continue()
          : route.fulfill({ status, contentType: 'text/html', body }),
      );

    await failWrites('**/api/media', 413, '<h1>413 Request Entity Too Large</h1>');
    await dialog.locator('input[type=file]').setInputFiles(await drawnPicture(page, `posrednik`));
    await expect(dialog.getByRole('alert')).toHaveText(t.tooBig.picture);

    await failWrites(`**/api/team/${id}`, 413, '<h1>413 Request Entity Too Large</h1>');
    await dialog.getByRole('button', { name: t.save }).click();
    await expect(page.getByRole('alert').filter({ hasText: t.tooLarge })).toBeVisible();
    await expect(position).toHaveValue('Voditeljica');

    const down = '<h1>502 Bad Gateway</h1>';
    await failWrites('**/api/media', 502, down);
    await dialog.locator('input[type=file]').setInputFiles(await drawnPicture(page, `posrednik`));
    await expect(dialog.getByRole('alert')).toHaveText(t.uploadFailed);
    await failWrites(`**/api/team/${id}`, 502, down);
    await dialog.getByRole('button', { name: t.save }).click();
    await expect(page.getByRole('alert').filter({ hasText: t.unreachable })).toBeVisible();
    await expect(position).toHaveValue('Voditeljica');
    await api.delete(`/api/team/${id}`);
  });
}

test('The other forms keep the typed text while the server is unreachable', async ({ page }) => {
  test.slow();
  const { account } = hr.admin;
  const unreachable = page.getByRole('alert').filter({ hasText: texts.hr.unreachable });
  const abortWrites = (url: string) =>
    page.route(url, (route) =>
      route.request().method() === 'GET' ? route.continue() : route.abort('connectionrefused'),
    );

  /** Whether the browser would ask for confirmation before it closes the page. */
  const asksBeforeClosing = () =>
    page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

  await page.goto('/admin/newsletter/create');
  const email = page.getByRole('dialog').getByLabel(hr.resources.newsletter.fields.email);
  await abortWrites('**/api/newsletter');
  await expect(email).toBeVisible();
  expect(await asksBeforeClosing()).toBe(false);
  await email.fill('ana@udruga.example');
  await expect.poll(asksBeforeClosing).toBe(true);
  await page.getByRole('dialog').getByRole('button', { name: hr.admin.form.save }).click();
  await expect(unreachable).toBeVisible();
  await expect(email).toHaveValue('ana@udruga.example');

  await navigate(page, '/admin/account');
  await abortWrites('**/api/auth/password');
  const passwords = [account.current, account.next, account.repeat].map((name) =>
    page.getByLabel(name, { exact: true }),
  );
  for (const field of passwords) await field.fill('jedna duga fraza za prijavu');
  await page.getByRole('button', { name: account.save }).click();
  await expect(unreachable).toBeVisible();
  for (const field of passwords) await expect(field).toHaveValue('jedna duga fraza za prijavu');

  await navigate(page, '/admin/media');
  await page.getByTestId('drop-area').waitFor();
  await dropTooBig(page.getByTestId('drop-area'), 'image/png');
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: 'prevelika.png' }),
  ).toContainText(texts.hr.tooBig.picture);
});

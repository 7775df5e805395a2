import type { Locator } from '@playwright/test';
import { goWithin } from '../setup/client-navigation';
import { forms, createRow } from '../setup/forms';
import { drawnPicture } from '../setup/pictures';
import { expect, test } from '../setup/signed-in';

const texts = {
  hr: {
    save: 'Spremi',
    cancel: 'Odustani',
    unreachable: 'Poslužitelj ne odgovara. Provjerite vezu i pokušajte ponovno',
    tooLong: /^Dopušteno je najviše \d+ znakova$/,
    tooBig: { picture: 'Slika smije imati najviše 10 MB.', pdf: 'PDF smije imati najviše 10 MB.' },
    tooLarge: 'Poslano je preveliko za poslužitelj.',
    notSent: 'Slika nije poslana. Provjerite vezu i pokušajte ponovno.',
  },
  en: {
    save: 'Save',
    cancel: 'Cancel',
    unreachable: 'The server is not answering. Check your connection and try again',
    tooLong: /^At most \d+ characters are allowed$/,
    tooBig: { picture: 'The picture may be at most 10 MB.', pdf: 'A PDF may be at most 10 MB.' },
    tooLarge: 'What you sent is too large for the server.',
    notSent: 'The picture was not sent. Check your connection and try again.',
  },
};

/** Drops a file of one byte more than 10 MB, made where it is dropped. */
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
  // The words are the same in every form.
  ['en', forms.filter(({ resource }) => ['events', 'documents'].includes(resource))],
] as const) {
  const t = texts[language];

  test(`In every form a lost connection and refusals are told in words, and cost no text (${language})`, async ({
    page,
    api,
  }) => {
    test.slow();
    const dialog = page.getByRole('dialog');
    await page.goto(`/admin/account?lang=${language}`);

    for (const { resource, row, field, text, upload } of shown) {
      await test.step(resource, async () => {
        const id = await createRow(api, resource, await row(page));
        await goWithin(page, `/admin/${resource}/${id}`);
        const input = dialog.locator(`[name="${field}"]`);
        await input.fill(text);

        if (upload) {
          const area = dialog.getByTestId(`${upload}-drop`).first();
          await dropTooBig(area, upload === 'pdf' ? 'application/pdf' : 'image/png');
          await expect(dialog.getByText(t.tooBig[upload])).toBeVisible();
        }

        const address = `**/api/${resource}/${id}`;
        const save = dialog.getByRole('button', { name: t.save });
        await page.route(address, (route) =>
          route.request().method() === 'PUT' ? route.abort('connectionrefused') : route.continue(),
        );
        await save.click();
        await expect(page.getByRole('alert').filter({ hasText: t.unreachable })).toBeVisible();
        await expect(input).toHaveValue(text);
        await page.unroute(address);

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

  test(`What a proxy refuses or cannot pass on is told in words too, and costs no text (${language})`, async ({
    page,
    api,
  }) => {
    const id = await createRow(api, 'team', (await forms[3]?.row(page)) ?? {});
    const dialog = page.getByRole('dialog');
    const position = dialog.locator('[name="position"]');
    await page.goto(`/admin/team/${id}?lang=${language}`);
    await position.fill('Voditeljica');
    const refuse = (address: string, status: number, body: string) =>
      page.route(address, (route) =>
        route.request().method() === 'GET'
          ? route.continue()
          : route.fulfill({ status, contentType: 'text/html', body }),
      );

    await refuse('**/api/media', 413, '<h1>413 Request Entity Too Large</h1>');
    await dialog.locator('input[type=file]').setInputFiles(await drawnPicture(page, `posrednik`));
    await expect(dialog.getByRole('alert')).toHaveText(t.tooBig.picture);

    await refuse(`**/api/team/${id}`, 413, '<h1>413 Request Entity Too Large</h1>');
    await dialog.getByRole('button', { name: t.save }).click();
    await expect(page.getByRole('alert').filter({ hasText: t.tooLarge })).toBeVisible();
    await expect(position).toHaveValue('Voditeljica');

    const down = '<h1>502 Bad Gateway</h1>';
    await refuse('**/api/media', 502, down);
    await dialog.locator('input[type=file]').setInputFiles(await drawnPicture(page, `posrednik`));
    await expect(dialog.getByRole('alert')).toHaveText(t.notSent);
    await refuse(`**/api/team/${id}`, 502, down);
    await dialog.getByRole('button', { name: t.save }).click();
    await expect(page.getByRole('alert').filter({ hasText: t.unreachable })).toBeVisible();
    await expect(position).toHaveValue('Voditeljica');
    await api.delete(`/api/team/${id}`);
  });
}

test('Forms that only add, and those of one’s own, keep what was typed without the server', async ({
  page,
}) => {
  test.slow();
  const unreachable = page.getByRole('alert').filter({ hasText: texts.hr.unreachable });
  const lose = (address: string) =>
    page.route(address, (route) =>
      route.request().method() === 'GET' ? route.continue() : route.abort('connectionrefused'),
    );

  /** Whether the browser would ask before it closes the page. */
  const asks = () =>
    page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

  await page.goto('/admin/newsletter/create');
  const address = page.getByRole('dialog').getByLabel('E-pošta');
  await lose('**/api/newsletter');
  await expect(address).toBeVisible();
  expect(await asks()).toBe(false);
  await address.fill('ana@udruga.example');
  await expect.poll(asks).toBe(true);
  await page.getByRole('dialog').getByRole('button', { name: 'Spremi' }).click();
  await expect(unreachable).toBeVisible();
  await expect(address).toHaveValue('ana@udruga.example');

  await goWithin(page, '/admin/account');
  await lose('**/api/auth/password');
  const passwords = ['Trenutačna lozinka', 'Nova lozinka', 'Nova lozinka još jednom'].map((name) =>
    page.getByLabel(name, { exact: true }),
  );
  for (const field of passwords) await field.fill('jedna duga fraza za prijavu');
  await page.getByRole('button', { name: 'Promijeni lozinku' }).click();
  await expect(unreachable).toBeVisible();
  for (const field of passwords) await expect(field).toHaveValue('jedna duga fraza za prijavu');

  await goWithin(page, '/admin/media');
  await page.getByTestId('drop-area').waitFor();
  await dropTooBig(page.getByTestId('drop-area'), 'image/png');
  await expect(page.getByRole('listitem').filter({ hasText: 'prevelika.png' })).toContainText(
    texts.hr.tooBig.picture,
  );
});

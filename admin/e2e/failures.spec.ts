import { expect, test } from './signed-in';

/** A form of each resource, and a text field of it that the server allows less than this. */
const forms = [
  { resource: 'blog', field: 'titleEn', text: 'T'.repeat(201) },
  { resource: 'projects', field: 'titleEn', text: 'T'.repeat(201) },
  { resource: 'events', field: 'titleEn', text: 'T'.repeat(201) },
  { resource: 'team', field: 'position', text: 'T'.repeat(121) },
  { resource: 'partners', field: 'name', text: 'T'.repeat(201) },
  { resource: 'documents', field: 'nameEn', text: 'T'.repeat(201) },
  { resource: 'users', field: 'fullName', text: 'T'.repeat(121) },
  { resource: 'donations', field: 'donorName', text: 'T'.repeat(301) },
];

const texts = {
  hr: {
    save: 'Spremi',
    unreachable: 'Poslužitelj ne odgovara. Provjerite vezu i pokušajte ponovno',
    tooLong: /^Dopušteno je najviše \d+ znakova$/,
  },
  en: {
    save: 'Save',
    unreachable: 'The server is not answering. Check your connection and try again',
    tooLong: /^At most \d+ characters are allowed$/,
  },
};

test.use({ expectedErrors: [/status of 400|ERR_CONNECTION_REFUSED/] });

for (const language of ['hr', 'en'] as const) {
  const t = texts[language];

  test(`In every form a lost connection and a refusal are told in words, and cost no text (${language})`, async ({
    page,
    api,
  }) => {
    test.setTimeout(300_000);
    const donation = await api.post('/api/donations', {
      data: { amount: 20, currency: 'EUR', status: 'pending' },
    });
    expect(donation.ok(), await donation.text()).toBe(true);
    const dialog = page.getByRole('dialog');

    for (const { resource, field, text } of forms) {
      await test.step(resource, async () => {
        const query = new URLSearchParams({ range: '[0,0]', sort: '["id","DESC"]' });
        const [row] = await (await api.get(`/api/${resource}?${query.toString()}`)).json();
        await page.goto(`/admin/${resource}/${row.id}?lang=${language}`);
        const input = dialog.locator(`[name="${field}"]`);
        await input.fill(text);

        const address = `**/api/${resource}/${row.id}`;
        await page.route(address, (route) =>
          route.request().method() === 'PUT' ? route.abort('connectionrefused') : route.continue(),
        );
        await dialog.getByRole('button', { name: t.save }).click();
        await expect(page.getByRole('alert').filter({ hasText: t.unreachable })).toBeVisible();
        await expect(input).toHaveValue(text);
        await page.unroute(address);

        await dialog.getByRole('button', { name: t.save }).click();
        await expect(input).toHaveAttribute('aria-invalid', 'true');
        await expect(input).toHaveAccessibleDescription(t.tooLong);
        await expect(input).toBeFocused();
        await expect(input).toHaveValue(text);
      });
    }
    await api.delete(`/api/donations/${(await donation.json()).id}`);
  });
}

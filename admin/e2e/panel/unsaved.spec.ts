import type { APIRequestContext } from '@playwright/test';
import { goWithin } from '../setup/client-navigation';
import { signIn } from '../setup/sign-in';
import { expect, test } from '../setup/signed-in';

/** A form of each resource, and a field of it that takes any text. */
const forms = [
  ['/admin/blog/create', 'title'],
  ['/admin/projects/create', 'title'],
  ['/admin/events/create', 'location'],
  ['/admin/events/1', 'location'],
  ['/admin/team/create', 'name'],
  ['/admin/partners/create', 'name'],
  ['/admin/documents/create', 'name'],
  ['/admin/donations/create', 'donorName'],
  ['/admin/newsletter/create', 'email'],
  ['/admin/issues/create', 'title'],
  ['/admin/users/create', 'fullName'],
  ['/admin/settings', 'registryNumber'],
] as const;

const mark = () => `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;

/** How many rows of a resource are found by words. */
async function count(api: APIRequestContext, resource: string, words: string): Promise<number> {
  const filter = JSON.stringify({ q: words });
  return (await (await api.get(`/api/${resource}`, { params: { filter } })).json()).length;
}

test('Going back and forward again brings back what was typed, in every form', async ({ page }) => {
  test.slow();
  await page.goto('/admin/account');
  for (const [path, field] of forms) {
    await test.step(path, async () => {
      await goWithin(page, '/admin/account');
      await expect(page.getByLabel('Trenutačna lozinka')).toBeVisible();
      await goWithin(page, path);
      const input = page.locator(`[name="${field}"]`);
      await input.fill('Nespremljeno');
      await page.goBack();
      await expect(input).toHaveCount(0);
      await page.goForward();
      await page.getByRole('button', { name: 'Vrati nespremljeno' }).click();
      await expect(input).toHaveValue('Nespremljeno');
    });
  }
});

test('Two presses in one moment, and Enter held down, add one row', async ({ page, api }) => {
  test.slow();
  await page.goto('/admin/account');
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') sent += 1;
  });
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Spremi' });
  for (const [resource, field, fill] of [
    ['partners', 'name', {}],
    ['donations', 'donorName', { amount: '20' }],
    ['team', 'name', { position: 'Gošća', positionEn: 'Guest' }],
  ] as const) {
    await test.step(resource, async () => {
      const name = `Dvaput ${mark()}`;
      await goWithin(page, `/admin/${resource}/create`);
      for (const [other, value] of Object.entries(fill)) {
        await dialog.locator(`[name="${other}"]`).fill(value);
      }
      await dialog.locator(`[name="${field}"]`).fill(name);
      sent = 0;
      await save.evaluate((button: HTMLButtonElement) => {
        button.click();
        button.click();
        button.form?.requestSubmit();
        setTimeout(() => button.click());
      });
      await expect(dialog).toBeHidden();
      expect(sent).toBe(1);
      expect(await count(api, resource, name)).toBe(1);
    });
  }
});

test.describe('When the answer to a save is lost', () => {
  test.use({ expectedErrors: [/ERR_CONNECTION_RESET|status of 422/] });

  test('what was saved is not added again', async ({ page, api }) => {
    test.slow();
    const dialog = page.getByRole('dialog');
    const name = dialog.getByLabel('Naziv', { exact: true });
    const save = dialog.getByRole('button', { name: 'Spremi' });
    const unreachable = page.getByRole('alert').filter({ hasText: 'Poslužitelj ne odgovara' });
    /** The server does what it is asked to, and nobody hears of it. */
    const loseAnswer = () =>
      page.route(
        '**/api/partners',
        async (route) => {
          await route.fetch();
          await route.abort('connectionreset');
        },
        { times: 1 },
      );
    const fillAndLose = async (text: string) => {
      await goWithin(page, '/admin/partners/create');
      await name.fill(text);
      await loseAnswer();
      await save.click();
      await expect(unreachable).toBeVisible();
      await unreachable.getByRole('button').click();
      await expect(unreachable).toHaveCount(0);
    };
    await page.goto('/admin/account');

    await test.step('by pressing Save again', async () => {
      const text = `Izgubljen ${mark()}`;
      await fillAndLose(text);
      await save.click();
      await expect(dialog).toBeHidden();
      expect(await count(api, 'partners', text)).toBe(1);
    });

    await test.step('by opening the form anew after the page was reloaded', async () => {
      const text = `Ponovno ${mark()}`;
      await fillAndLose(text);
      page.once('dialog', (question) => void question.accept());
      await page.reload();
      await dialog.getByRole('button', { name: 'Vrati nespremljeno' }).click();
      await expect(name).toHaveValue(text);
      await save.click();
      await expect(dialog).toBeHidden();
      expect(await count(api, 'partners', text)).toBe(1);
      await goWithin(page, '/admin/partners/create');
      await expect(name).toHaveValue('');
      await expect(dialog.getByRole('button', { name: 'Vrati nespremljeno' })).toHaveCount(0);
    });

    await test.step('and what was changed since changes it', async () => {
      const text = `Dopunjen ${mark()}`;
      await fillAndLose(text);
      await name.fill(`${text} poslije`);
      await save.click();
      await expect(page.getByRole('dialog', { name: /^Uredi/ })).toBeVisible();
      await expect(page.getByText('Prvo je spremanje ipak uspjelo')).toBeVisible();
      await expect(name).toHaveValue(`${text} poslije`);
      await save.click();
      await expect(dialog).toBeHidden();
      expect(await count(api, 'partners', text)).toBe(1);
      expect(await count(api, 'partners', `${text} poslije`)).toBe(1);
    });
  });
});

test.describe('Work left unsaved', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('is offered to nobody else on this computer, and holds no password', async ({
    page,
    api,
    adminCredentials,
  }) => {
    const credentials = { username: `druga-${mark()}`, password: 'jedna duga fraza za prijavu' };
    const created = await api.post('/api/users', {
      data: {
        ...credentials,
        email: `${credentials.username}@udruga.example`,
        fullName: 'Ana Drugić',
        role: 'admin',
      },
    });
    expect(created.ok(), await created.text()).toBe(true);
    const offer = page.getByRole('button', { name: 'Vrati nespremljeno' });
    const fullName = page.locator('[name="fullName"]');
    const cancel = async () => {
      await page.getByRole('button', { name: 'Odustani' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    };
    const leave = async () => {
      await page.context().clearCookies({ name: 'session' });
      await page.evaluate(() => localStorage.removeItem('admin'));
    };

    await signIn(page, credentials);
    await goWithin(page, '/admin/users/create');
    await fullName.fill('Nova Osoba');
    await page.locator('[name="password"]').fill('tajna koju nitko ne čuva');
    await expect(page.getByText('čuva se u ovom pregledniku')).toBeVisible();
    const stored = await page.evaluate(() => JSON.stringify(localStorage));
    expect(stored).toContain('Nova Osoba');
    expect(stored).not.toContain('tajna koju');

    await leave();
    await page.goto('about:blank');
    await signIn(page, adminCredentials);
    await goWithin(page, '/admin/users/create');
    await expect(fullName).toHaveValue('');
    await expect(offer).toHaveCount(0);

    await leave();
    await signIn(page, credentials);
    await goWithin(page, '/admin/users/create');
    await offer.click();
    await expect(fullName).toHaveValue('Nova Osoba');
    await expect(page.locator('[name="password"]')).toHaveValue('');
    await cancel();
    await goWithin(page, '/admin/users/create');
    await page.getByRole('button', { name: 'Odbaci' }).click();
    await cancel();
    await goWithin(page, '/admin/users/create');
    await expect(fullName).toHaveValue('');
    await expect(offer).toHaveCount(0);
    await api.delete(`/api/users/${(await created.json()).id}`);
  });
});

test.describe('A screen that cannot be drawn', () => {
  test.use({ expectedErrors: [/Invalid time value|RangeError/] });

  test('leaves the menu and ways on', async ({ page, checkAccessibility }) => {
    let broken = true;
    await page.route('**/api/events?*', async (route) => {
      const answer = await route.fetch();
      const rows: object[] = await answer.json();
      await route.fulfill({
        response: answer,
        json: broken ? rows.map((row) => ({ ...row, eventDate: 'jučer' })) : rows,
      });
    });
    await page.goto('/admin/events');
    const heading = page.getByRole('heading', { name: 'Ovo se nije moglo prikazati' });
    await expect(heading).toBeFocused();
    await expect(page.getByRole('menuitem', { name: 'Tim' })).toBeVisible();
    await checkAccessibility(page);
    await page.getByRole('menuitem', { name: 'Tim' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tim' })).toBeVisible();
    await page.goBack();
    await expect(heading).toBeFocused();
    broken = false;
    await page.getByRole('button', { name: 'Pokušaj ponovno' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Događaji' })).toBeVisible();
  });
});

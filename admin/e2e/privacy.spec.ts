import { readFile } from 'node:fs/promises';
import { expect, test } from './signed-in';

const texts = {
  hr: {
    card: /^Privatnost/,
    field: 'Adresa e-pošte',
    search: 'Potraži',
    invalid: 'Upišite ispravnu adresu e-pošte',
    unreachable: /^Poslužitelj ne odgovara/,
    held: ['1 poruka s obrasca', '1 pretplata na newsletter', '2 poruke e-pošte'],
    download: 'Preuzmi kopiju',
    key: 'Poruke s obrasca',
    erase: 'Obriši podatke',
    repeat: 'Za potvrdu upišite adresu još jednom',
    confirm: 'Obriši trajno',
    differs: /^Ovo nije ista adresa/,
    cancel: 'Odustani',
    done: 'Obrisana je 1 poruka s obrasca',
    stays: /^1 otisak adrese na koju se newsletter ne šalje\. Ostaje/,
    log: 'Zapisnik brisanja',
    before: 'Podaci o njoj već su brisani:',
  },
  en: {
    card: /^Privacy/,
    field: 'Email address',
    search: 'Search',
    invalid: 'Please enter a valid email address.',
    unreachable: /^The server is not answering/,
    held: ['1 message from the form', '1 newsletter subscription', '2 mails'],
    download: 'Download a copy',
    key: 'Messages from the form',
    erase: 'Erase the data',
    repeat: 'Enter the address once more to confirm',
    confirm: 'Erase for good',
    differs: /^This is not the same address/,
    cancel: 'Cancel',
    done: '1 message from the form was deleted',
    stays: /^1 fingerprint of an address that is not sent the newsletter\. It stays/,
    log: 'Log of erasures',
    before: 'Data about it was erased before:',
  },
};

test.use({ expectedErrors: [/ERR_CONNECTION_REFUSED/], viewport: { width: 375, height: 740 } });

for (const [language, t] of Object.entries(texts)) {
  test(`Somebody’s data is looked up, handed over and erased on a phone (${language})`, async ({
    page,
    api,
    checkAccessibility,
  }) => {
    const email = `privatnost-${language}-${Date.now().toString(36)}@udruga.example`;
    const body = { name: 'Iva Babić', email, subject: 'Pitanje', message: 'Dobar dan.' };
    await api.post('/api/contact', { data: { ...body, gdprConsent: true, website: '' } });
    await api.post('/api/newsletter', { data: { email } });
    // The mails to her: a receipt and a confirmation; the notice of her message counts, too.
    const filter = JSON.stringify({ recipient: email });
    const mails = async () => await (await api.get('/api/mails', { params: { filter } })).json();
    for (const { id, kind } of await mails()) {
      if (kind === 'contact-receipt') await api.delete(`/api/mails/${id}`);
    }

    await page.goto(`/admin?tab=settings&lang=${language}`);
    await page.getByRole('tabpanel').getByRole('link', { name: t.card }).click();
    const field = page.getByLabel(t.field);
    const search = page.getByRole('button', { name: t.search });
    await field.fill('nije adresa');
    await search.click();
    await expect(field).toHaveAccessibleDescription(t.invalid);
    await expect(field).toBeFocused();

    await page.route('**/api/privacy/find', (route) => route.abort('connectionrefused'));
    await field.fill(email.toUpperCase());
    await search.click();
    await expect(page.getByRole('alert').filter({ hasText: t.unreachable })).toBeVisible();
    await page.unroute('**/api/privacy/find');
    await search.click();
    const result = page.getByRole('heading', { level: 3 });
    await expect(result).toBeFocused();
    for (const line of t.held) {
      await expect(page.getByRole('listitem').filter({ hasText: line })).toBeVisible();
    }

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t.download }).click(),
    ]);
    const copy = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(JSON.stringify(copy[t.key])).toContain('Dobar dan.');

    const erase = page.getByRole('button', { name: t.erase });
    await erase.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t.cancel }).click();
    await expect(erase).toBeFocused();
    await erase.click();
    const repeat = dialog.getByLabel(t.repeat);
    await repeat.fill('druga@udruga.example');
    await dialog.getByRole('button', { name: t.confirm }).click();
    await expect(repeat).toHaveAccessibleDescription(t.differs);
    await expect(repeat).toBeFocused();
    await checkAccessibility(page);
    await repeat.fill(email);
    await repeat.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('alert').filter({ hasText: t.done })).toBeVisible();
    await expect(result).toBeFocused();
    await expect(page.getByRole('listitem').filter({ hasText: t.stays })).toBeVisible();
    await expect(page.getByRole('region', { name: t.log })).toContainText(t.done);
    await expect(erase).toBeHidden();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
    expect(await mails()).toEqual([]);

    await search.click();
    await expect(page.getByText(t.before)).toBeVisible();
  });
}

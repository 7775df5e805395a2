import type { Page } from '@playwright/test';
import { expect, test } from '../setup/signed-in';

const mark = () => `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;

interface Paid {
  name: string;
  amount: string;
  reference?: string;
  direction?: string;
  reversal?: boolean;
}

/** A camt.053 statement of the account. */
function statement(iban: string, entries: Paid[]): Buffer {
  const written = entries.map(
    ({ name, amount, reference = '', direction = 'CRDT', reversal = false }) =>
      `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd>
       <RvslInd>${String(reversal)}</RvslInd><Sts><Cd>BOOK</Cd></Sts>
       <BookgDt><Dt>2026-05-04</Dt></BookgDt><NtryDtls><TxDtls>
       <RltdPties><Dbtr><Pty><Nm>${name}</Nm></Pty></Dbtr></RltdPties>
       <RmtInf><Strd><CdtrRefInf><Ref>HR00${reference}</Ref></CdtrRefInf></Strd></RmtInf>
       </TxDtls></NtryDtls></Ntry>`,
  );
  return Buffer.from(
    `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
     <Acct><Id><IBAN>${iban}</IBAN></Id></Acct>${written.join('')}</Stmt></BkToCstmrStmt></Document>`,
  );
}

/** Drops a file on the screen, as from the desktop. */
async function drop(page: Page, name: string, file: Buffer): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([fileName, text]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text ?? ''], fileName ?? ''));
      return transfer;
    },
    [name, file.toString()],
  );
  await page.getByTestId('drop-area').dispatchEvent('drop', { dataTransfer });
}

test.use({ viewport: { width: 375, height: 740 }, expectedErrors: [/status of 4(?:00|15)/] });

test('A statement is imported twice, and its payments are matched, entered and left aside', async ({
  page,
  api,
  checkAccessibility,
}) => {
  test.setTimeout(90_000);
  const own = mark();
  const pledge = async (amount: number, donorName: string) => {
    const data = { amount, currency: 'EUR', status: 'pending', donorName };
    return (await api.post('/api/donations', { data })).json();
  };
  const exact = await pledge(50, `Ana ${own}`);
  const other = await pledge(60, `Ivo ${own}`);
  const { iban } = await (await api.get('/api/settings/1')).json();
  const file = statement(iban, [
    { name: `ANA ${own}`, amount: '50.00', reference: exact.reference },
    { name: `IVO ${own}`, amount: '44.50', reference: other.reference },
    { name: `IVA ${own}`, amount: '12.30' },
    { name: `BANKA ${own}`, amount: '0.02' },
    { name: 'STRUJA', amount: '80.00', direction: 'DBIT' },
  ]);
  const donation = async (id: number) => (await api.get(`/api/donations/${id}`)).json();
  const dialog = page.getByRole('dialog');
  const row = (name: string) =>
    page.getByRole('listitem').filter({ hasText: `${name} ${own}`, has: page.locator('h2') });

  await page.goto('/admin/donations');
  await page.getByRole('link', { name: /^Bankovni izvodi/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bankovni izvodi');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Uvezi izvod' }).click();
  await (await choosing).setFiles({ name: 'izvod.xml', mimeType: 'text/xml', buffer: file });
  const results = page.getByRole('region', { name: 'Uvezeni izvodi' });
  await expect(results).toContainText(
    '1 uplata povezana je s najavljenom donacijom. 3 uplate čekaju da ih povežete. Izostavljena je 1 stavka koja nije uplata.',
  );
  await drop(page, 'isti-izvod.xml', file);
  await expect(results).toContainText('4 stavke već su bile uvezene.');
  await drop(page, 'slika.pdf', Buffer.from('%PDF-1.7'));
  await expect(results).toContainText('Datoteka mora biti bankovni izvod');
  expect(await donation(exact.id)).toMatchObject({ status: 'completed' });

  await row('IVO')
    .getByRole('button', { name: /^Poveži s donacijom/ })
    .click();
  await expect(dialog.getByLabel('Poziv na broj, ime ili iznos')).toHaveValue(other.reference);
  await dialog.getByRole('radio', { name: new RegExp(`Ivo ${own}`) }).check();
  await expect(dialog.getByText(/Uplaćeno je 44,50\s€, a najavljeno 60,00\s€/)).toBeVisible();
  await checkAccessibility(page);
  const aside = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(aside).toBeLessThanOrEqual(0);
  await dialog.getByRole('button', { name: 'Poveži' }).click();
  await expect(dialog).toBeHidden();
  await expect(row('IVO')).toBeHidden();
  const paid = { status: 'completed', amount: 60, paidCents: 4450 };
  expect(await donation(other.id)).toMatchObject(paid);

  await row('IVA')
    .getByRole('button', { name: /^Upiši kao donaciju/ })
    .click();
  await expect(dialog.getByLabel('Ime i prezime')).toHaveValue(`IVA ${own}`);
  await expect(dialog.getByLabel('Iznos')).toHaveValue('12,30');
  await dialog.getByLabel('Iznos').fill('0');
  await dialog.getByRole('button', { name: 'Upiši donaciju' }).click();
  await expect(dialog.getByText('Iznos mora biti barem 0,01')).toBeVisible();
  await checkAccessibility(page);
  await dialog.getByLabel('Iznos').fill('12,30');
  await dialog.getByRole('button', { name: 'Upiši donaciju' }).click();
  await expect(dialog).toBeHidden();
  await expect(row('IVA')).toBeHidden();

  await row('BANKA')
    .getByRole('button', { name: /^Ostavi po strani/ })
    .click();
  await expect(row('BANKA')).toBeHidden();
  await page.getByRole('button', { name: 'Poništi' }).click();
  await expect(row('BANKA')).toBeVisible();
  await row('BANKA')
    .getByRole('button', { name: /^Ostavi po strani/ })
    .click();
  await expect(row('BANKA')).toBeHidden();
  await page.getByRole('combobox', { name: 'Stanje' }).click();
  await page.getByRole('option', { name: 'Povezana' }).click();
  await expect(row('IVA')).toContainText(/Donacija \d{4}-\d+, IVA/);
  // A double press does one thing only.
  await row('IVO')
    .getByRole('button', { name: /^Odvoji od donacije/ })
    .dblclick();
  await expect(row('IVO')).toBeHidden();
  await expect(page.getByText(/donacija je kakva je bila prije nje/)).toBeVisible();
  expect(await donation(other.id)).toMatchObject({ status: 'pending', paidCents: null });
  await expect(row('IVA')).toBeVisible();
  await page.getByRole('combobox', { name: 'Stanje' }).click();
  await page.getByRole('option', { name: 'Čeka' }).click();
  await expect(row('IVO')).toContainText('Iznos se razlikuje od najavljenog');
  const back = [{ name: `ANA ${own}`, amount: '50.00', direction: 'DBIT', reversal: true }];
  await drop(page, 'povrat.xml', statement(iban, back));
  await expect(results).toContainText('1 uplata je vraćena i ne broji se više.');
  expect(await donation(exact.id)).toMatchObject({ status: 'pending', paidCents: null });
  await page.getByRole('combobox', { name: 'Stanje' }).click();
  await page.getByRole('option', { name: 'Vraćena' }).click();
  const reversal = page
    .getByRole('listitem')
    .filter({ hasText: `Povrat 50,00\u00A0€, ANA ${own}` });
  await expect(reversal).toContainText('Ovaj povrat poništava uplatu knjiženu 04.05.2026');
  await checkAccessibility(page);
  await reversal.getByRole('button', { name: /^Odvoji povrat od uplate/ }).click();
  await expect(reversal).toBeHidden();
  await page.getByRole('combobox', { name: 'Stanje' }).click();
  await page.getByRole('option', { name: 'Čeka' }).click();
  await reversal.getByRole('button', { name: /^Poveži s uplatom/ }).click();
  await dialog.getByRole('radio', { name: new RegExp(`ANA ${own}`) }).check();
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Poveži' }).click();
  await expect(dialog).toBeHidden();
  await expect(reversal).toBeHidden();

  await page.getByRole('button', { name: /English/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bank statements');
  await page.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('option', { name: 'Set aside' }).click();
  await row('BANKA')
    .getByRole('button', { name: /^Put back among those that wait/ })
    .click();
  await expect(row('BANKA')).toBeHidden();
  await page.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('option', { name: 'Waiting' }).click();
  await expect(row('BANKA')).toContainText('The payment bears no donation’s reference.');
  await drop(page, 'statement.xml', file);
  await expect(results.or(page.getByRole('region', { name: 'Imported statements' }))).toContainText(
    '4 entries were imported before. 1 entry that is not an incoming payment was left out.',
  );
});

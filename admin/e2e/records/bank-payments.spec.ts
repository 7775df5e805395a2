import type { Page } from '@playwright/test';
import { expect, test } from '../setup/signed-in';
import { counted, en, filled, hr, startingWith, withAnyValues } from '../setup/texts';

const texts = hr.admin['bank-payments'];
const english = en.admin['bank-payments'];
const { fields } = hr.resources['bank-payments'];

const mark = () => `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;

interface Entry {
  name: string;
  amount: string;
  reference?: string;
  direction?: string;
  reversal?: boolean;
}

/** A camt.053 statement of the account. */
function statement(iban: string, entries: Entry[]): Buffer {
  const elements = entries.map(
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
     <Acct><Id><IBAN>${iban}</IBAN></Id></Acct>${elements.join('')}</Stmt></BkToCstmrStmt></Document>`,
  );
}

/** Drops a file on the screen. */
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

test('A statement is imported twice, and its payments are matched, recorded and set aside', async ({
  page,
  api,
  checkAccessibility,
}) => {
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
    { name: `IVO ${own}`, amount: '64.50', reference: other.reference },
    { name: `IVA ${own}`, amount: '12.30' },
    { name: `BANKA ${own}`, amount: '0.02' },
    { name: 'STRUJA', amount: '80.00', direction: 'DBIT' },
  ]);
  const donation = async (id: number) => (await api.get(`/api/donations/${id}`)).json();
  const dialog = page.getByRole('dialog');
  const row = (name: string) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: `${name} ${own}`, has: page.locator('h2') });

  await page.goto('/admin/donations');
  await page.getByRole('link', { name: startingWith(hr.admin.donations.statements) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: texts.import }).click();
  await (await choosing).setFiles({ name: 'izvod.xml', mimeType: 'text/xml', buffer: file });
  const results = page.getByRole('region', { name: texts.imported.title });
  await expect(results).toContainText(
    [
      counted(texts.imported.matched, 1),
      counted(texts.imported.waiting, 3),
      counted(texts.imported.leftOut, 1),
    ].join(' '),
  );
  await drop(page, 'isti-izvod.xml', file);
  await expect(results).toContainText(counted(texts.imported.known, 4));
  await drop(page, 'slika.pdf', Buffer.from('%PDF-1.7'));
  await expect(results).toContainText('Datoteka mora biti bankovni izvod');
  expect(await donation(exact.id)).toMatchObject({ status: 'completed' });

  await row('IVO')
    .getByRole('button', { name: startingWith(texts.match.open) })
    .click();
  await expect(dialog.getByLabel(texts.match.search)).toHaveValue(other.reference);
  await dialog.getByRole('radio', { name: new RegExp(`Ivo ${own}`) }).check();
  await expect(dialog.getByText(/stiglo 64,50\s€, a najavljeno je 60,00\s€/)).toBeVisible();
  await checkAccessibility(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await dialog.getByRole('button', { name: texts.match.submit }).click();
  await expect(dialog).toBeHidden();
  await expect(row('IVO')).toBeHidden();
  const paid = { status: 'completed', amount: 60, paidCents: 6450 };
  expect(await donation(other.id)).toMatchObject(paid);

  await row('IVA')
    .getByRole('button', { name: startingWith(texts.record.open) })
    .click();
  await expect(dialog.getByLabel(fields.donorName)).toHaveValue(`IVA ${own}`);
  await expect(dialog.getByLabel(fields.amount)).toHaveValue('12,30');
  await dialog.getByLabel(fields.amount).fill('0');
  await dialog.getByRole('button', { name: texts.record.submit }).click();
  await expect(dialog.getByText('Iznos mora biti barem 0,01')).toBeVisible();
  await checkAccessibility(page);
  await dialog.getByLabel(fields.amount).fill('12,30');
  await dialog.getByRole('button', { name: texts.record.submit }).click();
  await expect(dialog).toBeHidden();
  await expect(row('IVA')).toBeHidden();

  await row('BANKA')
    .getByRole('button', { name: startingWith(texts.aside.do) })
    .click();
  await expect(row('BANKA')).toBeHidden();
  await page.getByRole('button', { name: hr.ra.action.undo }).click();
  await expect(row('BANKA')).toBeVisible();
  await row('BANKA')
    .getByRole('button', { name: startingWith(texts.aside.do) })
    .click();
  await expect(row('BANKA')).toBeHidden();
  await page.getByRole('button', { name: startingWith(hr.admin.filter.filters) }).click();
  await page.getByRole('combobox', { name: texts.stateLabel }).click();
  await page.getByRole('option', { name: texts.state.matched }).click();
  await expect(row('IVA')).toContainText(/Donacija \d{4}-\d+, IVA/);
  // A double click unmatches the payment once.
  await row('IVO')
    .getByRole('button', { name: startingWith(texts.unmatch) })
    .dblclick();
  await expect(row('IVO')).toBeHidden();
  await expect(page.getByText(texts.toast.unmatch)).toBeVisible();
  expect(await donation(other.id)).toMatchObject({ status: 'pending', paidCents: null });
  await expect(row('IVA')).toBeVisible();
  await page.getByRole('combobox', { name: texts.stateLabel }).click();
  await page.getByRole('option', { name: texts.state.waiting }).click();
  await expect(row('IVO')).toContainText(
    filled(texts.reason.amount, { reference: other.reference }),
  );
  const { reference } = exact;
  const back = { name: `ANA ${own}`, amount: '50.00', reference, direction: 'DBIT' };
  const reversals = [{ ...back, reversal: true }];
  await drop(page, 'povrat.xml', statement(iban, reversals));
  await expect(results).toContainText(counted(texts.imported.reversed, 1));
  expect(await donation(exact.id)).toMatchObject({ status: 'pending', paidCents: null });
  await page.getByRole('combobox', { name: texts.stateLabel }).click();
  await page.getByRole('option', { name: texts.state.reversed }).click();
  const reversal = page
    .getByRole('listitem')
    .filter({ hasText: `Povrat 50,00\u00A0€, ANA ${own}` });
  await expect(reversal).toContainText(filled(texts.reverses, { day: '04.05.2026' }));
  await page.getByRole('button', { name: withAnyValues(texts.statements.title) }).press('Enter');
  await expect(page.getByRole('table', { name: texts.statements.name })).toContainText(
    'povrat.xml',
  );
  await checkAccessibility(page);
  await reversal.getByRole('button', { name: startingWith(texts.apart) }).click();
  await expect(reversal).toBeHidden();
  await page.getByRole('combobox', { name: texts.stateLabel }).click();
  await page.getByRole('option', { name: texts.state.waiting }).click();
  await reversal.getByRole('button', { name: startingWith(texts.reverse.open) }).click();
  await dialog.getByRole('radio', { name: new RegExp(`ANA ${own}`) }).check();
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: texts.match.submit }).click();
  await expect(dialog).toBeHidden();
  await expect(reversal).toBeHidden();

  await page.getByRole('button', { name: /English/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.title);
  await page.getByRole('button', { name: startingWith(en.admin.filter.filters) }).click();
  await page.getByRole('combobox', { name: english.stateLabel }).click();
  await page.getByRole('option', { name: english.state.aside }).click();
  await row('BANKA')
    .getByRole('button', { name: startingWith(english.aside.back) })
    .click();
  await expect(row('BANKA')).toBeHidden();
  await page.getByRole('combobox', { name: english.stateLabel }).click();
  await page.getByRole('option', { name: english.state.waiting }).click();
  await expect(row('BANKA')).toContainText(english.reason['no-reference']);
  await drop(page, 'statement.xml', file);
  await expect(
    results.or(page.getByRole('region', { name: english.imported.title })),
  ).toContainText(
    [counted(english.imported.known, 4, 'en'), counted(english.imported.leftOut, 1, 'en')].join(
      ' ',
    ),
  );
});

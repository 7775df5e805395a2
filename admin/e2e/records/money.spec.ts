import { dropFile } from '../setup/files';
import { choose, confirmDeletion, navigate, rowsWith } from '../setup/panel';
import { createRow, mark, read } from '../setup/rows';
import { expect, test } from '../setup/signed-in';
import { counted, en, filled, hr, startingWith, withAnyValues } from '../setup/texts';

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

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'text/xml', buffer });

test.use({ expectedErrors: [/status of 4(?:00|15)/] });

test.describe('On a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test('payments of a statement find their donations once', async ({ page, api }) => {
    test.slow();
    const texts = hr.admin['bank-payments'];
    const { fields } = hr.resources['bank-payments'];
    const own = mark();
    const pledge = (amount: number, donorName: string) =>
      createRow<{ reference: string }>(api, 'donations', {
        amount,
        currency: 'EUR',
        status: 'pending',
        donorName,
      });
    const exact = await pledge(50, `Ana ${own}`);
    const other = await pledge(60, `Ivo ${own}`);
    const { iban } = await read(api, 'settings/1');
    const whole = statement(iban, [
      { name: `ANA ${own}`, amount: '50.00', reference: exact.reference },
      { name: `IVO ${own}`, amount: '64.50', reference: other.reference },
      { name: `IVA ${own}`, amount: '12.30' },
      { name: `BANKA ${own}`, amount: '0.02' },
      { name: 'STRUJA', amount: '80.00', direction: 'DBIT' },
    ]);
    const dialog = page.getByRole('dialog');
    const area = page.getByTestId('drop-area');
    const results = page.getByRole('region', { name: texts.imported.title });
    const row = (name: string) =>
      rowsWith(page, `${name} ${own}`).filter({ has: page.locator('h2') });
    const press = (name: string, button: string) =>
      row(name)
        .getByRole('button', { name: startingWith(button) })
        .click();
    const stateBox = page.getByRole('combobox', { name: texts.stateLabel });

    await page.goto('/admin');
    await test.step('it is chosen from the dashboard, and then dropped again', async () => {
      const choosing = page.waitForEvent('filechooser');
      await page.getByRole('link', { name: hr.admin.dashboard.actions.statement }).click();
      await (await choosing).setFiles(file('izvod.xml', whole));
      const { matched, waiting, leftOut, known } = texts.imported;
      await expect(results).toContainText(
        [counted(matched, 1), counted(waiting, 3), counted(leftOut, 1)].join(' '),
      );
      await dropFile(area, file('isti-izvod.xml', whole));
      await expect(results).toContainText(counted(known, 4));
      await dropFile(area, file('slika.pdf', Buffer.from('%PDF-1.7')));
      await expect(results).toContainText('Datoteka mora biti bankovni izvod');
      expect(await read(api, `donations/${exact.id}`)).toMatchObject({ status: 'completed' });
    });

    await test.step('a payment with another amount is matched', async () => {
      await press('IVO', texts.match.open);
      await expect(dialog.getByLabel(texts.match.search)).toHaveValue(other.reference);
      await dialog.getByRole('radio', { name: new RegExp(`Ivo ${own}`) }).check();
      await expect(dialog.getByText(/stiglo 64,50\s€, a najavljeno je 60,00\s€/)).toBeVisible();
      await dialog.getByRole('button', { name: texts.match.submit }).click();
      await expect(dialog).toBeHidden();
      const paid = { status: 'completed', amount: 60, paidCents: 6450 };
      expect(await read(api, `donations/${other.id}`)).toMatchObject(paid);
    });

    await test.step('others are recorded, and set aside', async () => {
      await press('IVA', texts.record.open);
      await expect(dialog.getByLabel(fields.donorName)).toHaveValue(`IVA ${own}`);
      await expect(dialog.getByLabel(fields.amount)).toHaveValue('12,30');
      await dialog.getByRole('button', { name: texts.record.submit }).click();
      await expect(dialog).toBeHidden();
      await press('BANKA', texts.aside.do);
      await expect(row('BANKA')).toBeHidden();
      await page.getByRole('button', { name: hr.ra.action.undo }).click();
      await expect(row('BANKA')).toBeVisible();
    });

    await test.step('a double click takes a match back once', async () => {
      await page.getByRole('button', { name: startingWith(hr.admin.filter.filters) }).click();
      await choose(page, stateBox, texts.state.matched);
      await row('IVO')
        .getByRole('button', { name: startingWith(texts.unmatch) })
        .dblclick();
      await expect(row('IVO')).toBeHidden();
      await expect(row('IVA')).toBeVisible();
      const pending = { status: 'pending', paidCents: null };
      expect(await read(api, `donations/${other.id}`)).toMatchObject(pending);
    });

    await test.step('a reversal of the bank takes the donation back, and can be told apart', async () => {
      const { reference } = exact;
      const back = { name: `ANA ${own}`, amount: '50.00', reference, direction: 'DBIT' };
      const reversed = statement(iban, [{ ...back, reversal: true }]);
      await dropFile(area, file('povrat.xml', reversed));
      await expect(results).toContainText(counted(texts.imported.reversed, 1));
      const pending = { status: 'pending', paidCents: null };
      expect(await read(api, `donations/${exact.id}`)).toMatchObject(pending);
      await choose(page, stateBox, texts.state.reversed);
      const reversal = rowsWith(page, `Povrat 50,00\u00A0€, ANA ${own}`);
      await expect(reversal).toContainText(filled(texts.reverses, { day: '04.05.2026' }));
      await reversal.getByRole('button', { name: startingWith(texts.apart) }).click();
      await expect(reversal).toBeHidden();
      await choose(page, stateBox, texts.state.waiting);
      await reversal.getByRole('button', { name: startingWith(texts.reverse.open) }).click();
      await dialog.getByRole('radio', { name: new RegExp(`ANA ${own}`) }).check();
      await dialog.getByRole('button', { name: texts.match.submit }).click();
      await expect(dialog).toBeHidden();
      await expect(reversal).toBeHidden();
    });
  });
});

test('A donation is entered, its receipt undone, a pledge received', async ({ page, api }) => {
  test.slow();
  const { donations, form } = hr.admin;
  const { fields } = hr.resources.donations;
  const donor = `Ana ${mark()}`;
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: form.save });
  const row = rowsWith(page, donor);
  const found = () => read(api, 'donations', { q: donor });
  await page.goto('/admin/donations');

  await test.step('an amount is understood as typed, or refused', async () => {
    await page.getByRole('link', { name: donations.add }).click();
    await dialog.getByLabel(fields.amount).fill('1.240,5,0');
    await save.click();
    await expect(dialog.getByText(form.number.notAmount)).toBeVisible();
    await expect(dialog.getByLabel(fields.amount)).toHaveValue('1.240,5,0');
    await dialog.getByLabel(fields.amount).fill('1.240,5');
    await expect(dialog.getByText(/1\.240,50\s€/)).toBeVisible();
    await dialog.getByLabel(fields.amount).hover();
    await page.mouse.wheel(0, 100);
    await dialog.getByLabel(fields.donorName, { exact: true }).fill(donor);
    await dialog.getByLabel(fields.donatedAt).fill('2026-03-02T10:30');
    await save.click();
    await expect(page.getByRole('alert')).toContainText(donations.toast.created.title);
    await expect(dialog).toBeHidden();
    await page.getByPlaceholder(donations.search).fill(donor);
    await expect(row.getByRole('heading')).toHaveText(/^1\.240,50\s€/);
    expect(await found()).toMatchObject([
      { amount: 1241, paidCents: 124_050, currency: 'EUR', donatedAt: '2026-03-02T09:30:00.000Z' },
    ]);
  });

  await test.step('what was received is deleted only after its receipt was undone', async () => {
    await row.getByRole('link', { name: startingWith(donations.edit) }).click();
    await dialog.getByRole('button', { name: donations.undo }).click();
    const undoing = page.getByRole('dialog', { name: withAnyValues(donations.undoing.title) });
    await undoing.getByRole('button', { name: donations.undo }).click();
    await expect(page.getByText(donations.toast.undone.cancelled)).toBeVisible();
    await dialog.getByRole('button', { name: hr.ra.action.delete }).click();
    await confirmDeletion(page);
    await expect(row).toBeHidden();
    await expect.poll(found).toEqual([]);
  });

  await test.step('a pledge is marked as received once, in English', async () => {
    const english = en.admin.donations;
    const pledge = { amount: 100, currency: 'EUR', donorName: donor, status: 'pending' };
    const { id } = await createRow(api, 'donations', pledge);
    await page.getByRole('button', { name: /English/ }).click();
    await navigate(page, `/admin/donations?filter=${encodeURIComponent(`{"q":"${donor}"}`)}`);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    await row.getByRole('button', { name: startingWith(english.markReceived) }).dblclick();
    await expect(row).toContainText(/€100\.00.*Received \d\d\.\d\d\.\d{4}/);
    expect(sent).toHaveLength(1);
    await api.delete(`/api/donations/${id}`);
  });
});

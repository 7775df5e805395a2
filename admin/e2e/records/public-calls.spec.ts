import { expect, test } from '../setup/signed-in';
import { hr, startingWith } from '../setup/texts';

const fields = hr.resources['public-calls'].fields;
const texts = hr.admin['public-calls'];

const t = {
  save: hr.admin.form.save,
  deadline: fields.deadline,
  publish: hr.admin.form.publishing.publish,
  unpublish: hr.admin.form.publishing.unpublish,
  text: fields.parts.text,
  reason: fields.reason,
  reasonEn: fields.reasonEn,
  reasonMissing: 'Poziv je već otvoren: navedite razlog izmjene',
  updated: texts.toast.updated.title,
  draft: texts.state.draft,
  edit: startingWith(texts.edit),
  preview: startingWith(texts.openPreview),
  down: texts.parts.down.replace('%{place}', '1'),
};

const DAY = 86_400_000;

test.describe('A public call', () => {
  test.use({ expectedErrors: [/400/], timezoneId: 'Europe/Zagreb' });

  test('is previewed as a draft, published, and changed with a reason', async ({
    page,
    context,
    api,
    checkAccessibility,
  }) => {
    const mark = Date.now().toString(36);
    const part = { heading: 'Uvjeti', headingEn: 'Conditions', text: '**Svi.**', textEn: 'All.' };
    const created = await api.post('/api/public-calls', {
      data: {
        title: `Poziv ${mark}`,
        titleEn: `Call ${mark}`,
        slug: `poziv-${mark}`,
        subject: 'za volontere',
        subjectEn: 'for volunteers',
        summary: 'Tražimo dvadeset volontera.',
        summaryEn: 'We look for twenty volunteers.',
        lead: 'Pozivamo na prijavu.',
        leadEn: 'We invite applications.',
        parts: [part, { ...part, heading: 'Prijava', headingEn: 'Applying' }],
        opensAt: new Date(Date.now() - DAY).toISOString(),
        deadline: new Date(Date.now() + DAY).toISOString(),
      },
    });
    expect(created.status()).toBe(201);
    const { id } = await created.json();
    const dialog = page.getByRole('dialog');
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: mark });

    await page.goto('/admin/public-calls');
    await expect(row).toContainText(t.draft);
    const [preview] = await Promise.all([
      context.waitForEvent('page'),
      row.getByRole('link', { name: t.preview }).click(),
    ]);
    await expect(preview.getByRole('note')).toBeVisible();
    await expect(preview.getByRole('heading', { name: '2. Prijava' })).toBeVisible();
    await preview.close();

    await row.getByRole('link', { name: t.edit }).click();
    await dialog.getByRole('button', { name: t.down }).click();
    const text = dialog.getByRole('textbox', { name: t.text, exact: true }).first();
    await text.press('End');
    await text.pressSequentially(' Dobro došli.');
    await checkAccessibility(page);
    await dialog.getByRole('button', { name: t.publish }).click();
    await expect(page.getByRole('alert').filter({ hasText: t.updated })).toBeVisible();
    await expect(dialog).toBeHidden();
    const stored = await (await api.get(`/api/public-calls/${id}`)).json();
    expect(stored).toMatchObject({
      isPublished: true,
      corrections: [],
      parts: [
        { heading: 'Prijava', text: '**Svi. Dobro došli.**' },
        { heading: 'Uvjeti', text: '**Svi.**' },
      ],
    });

    await row.getByRole('link', { name: t.edit }).click();
    await expect(dialog.getByRole('button', { name: t.unpublish })).toHaveCount(0);
    await dialog.getByLabel(t.deadline, { exact: true }).fill('2031-07-05T12:00');
    await dialog.getByRole('button', { name: t.save }).click();
    await expect(dialog.getByText(t.reasonMissing)).toBeVisible();
    await expect(dialog.getByLabel(t.reason, { exact: true })).toBeFocused();
    await dialog.getByLabel(t.reason, { exact: true }).fill('Zbog velikog zanimanja.');
    await dialog.getByLabel(t.reasonEn).fill('Because of great interest.');
    await dialog.getByRole('button', { name: t.save }).click();
    await expect(dialog).toBeHidden();

    await page.goto(`/javni-poziv/poziv-${mark}`);
    const letter = page.getByRole('article');
    await expect(letter).toContainText('Rok je produljen.');
    await expect(letter).toContainText('5. srpnja 2031. u 12:00');
    await expect(letter.getByRole('listitem')).toContainText('Zbog velikog zanimanja.');
    expect((await api.delete(`/api/public-calls/${id}`)).ok()).toBe(true);
  });
});

import { letDelete } from '../setup/deletions';
import { expect, test } from '../setup/signed-in';

const t = {
  add: 'Novi projekt',
  search: 'Traži projekte',
  title: 'Naslov',
  titleEn: 'Engleski naslov',
  description: 'Opis',
  descriptionEn: 'Engleski opis',
  category: 'Kategorija',
  status: 'Stanje',
  statusFilter: /^Stanje/,
  translation: /^Prijevod/,
  missing: 'Nedostaje',
  icon: 'Ikona',
  elderly: 'Starije osobe',
  quickExit: 'Brzi izlaz',
  active: 'U tijeku',
  completed: 'Završen',
  start: 'Početak',
  end: 'Kraj',
  endsTooSoon: 'Projekt ne može završiti prije nego što počne',
  messages: [
    'Naslov mora imati barem 3 znaka',
    'Engleski naslov mora imati barem 3 znaka',
    'Slug mora imati barem 3 znaka',
    'Opis mora imati barem 10 znakova',
    'Engleski opis mora imati barem 10 znakova',
    'Kategorija je obavezna',
  ],
  details: 'Pojedinosti projekta',
  sections: ['Financiranje', 'Rezultati', 'Partneri', 'Aktivnosti', 'Napomena'],
  inEnglish: (name: string) => `${name} (engleski)`,
  choose: 'Dodaj dokument s popisa',
  flyer: 'Letak projekta Zaželi III',
  write: 'Upiši drugi dokument',
  removeFirst: 'Ukloni 1. dokument',
  documentName: 'Naziv dokumenta',
  documentNameEn: 'Engleski naziv dokumenta',
  documentPath: 'Putanja dokumenta',
  documentMessages: [
    'Naziv dokumenta je obavezan',
    'Engleski naziv dokumenta je obavezan',
    'Putanja dokumenta mora početi s /',
  ],
  save: 'Spremi',
  created: 'Projekt je dodan',
  edit: /^Uredi/,
  remove: 'Obriši',
  undo: 'Poništi',
};

const flyerEn = 'Flyer of the Zaželi III project';

test.describe('A project', () => {
  test.use({ expectedErrors: [/400/] });

  test('a project is added with its sections and documents, found, edited and deleted', async ({
    page,
    api,
    checkAccessibility,
  }) => {
    test.slow();
    const slug = `vrtovi-${Date.now().toString(36)}`;
    const dialog = page.getByRole('dialog');
    const row = page.getByRole('listitem').filter({ hasText: slug });
    const exactly = (name: string) => dialog.getByLabel(name, { exact: true });
    await page.goto('/admin/projects');
    await page.getByRole('link', { name: t.add }).click();
    await dialog.getByRole('button', { name: t.save }).click();
    for (const message of t.messages) {
      await expect(dialog.getByText(message, { exact: true })).toBeVisible();
    }
    await exactly(t.title).fill('Vrtovi u gradu');
    await exactly(t.titleEn).fill('Gardens in town');
    await dialog.getByLabel('Slug').fill(slug);
    await exactly(t.description).fill('Zajednički vrtovi u gradu.');
    await exactly(t.descriptionEn).fill('Community gardens in town.');
    await exactly(t.category).fill('education');
    await dialog.getByRole('combobox', { name: t.icon }).click();
    await page.getByRole('option', { name: t.elderly }).click();
    await dialog.getByRole('switch', { name: t.quickExit }).check();
    await exactly(t.start).fill('2031-05-01');
    await exactly(t.end).fill('2031-04-01');

    await dialog.getByRole('button', { name: t.write }).click();
    await dialog.getByRole('button', { name: t.save }).click();
    for (const message of t.documentMessages) {
      await expect(dialog.getByText(message, { exact: true })).toBeVisible();
    }
    await dialog.getByRole('button', { name: t.removeFirst }).click();
    await dialog.getByRole('combobox', { name: t.choose }).click();
    await page.getByRole('option', { name: t.flyer }).click();
    await dialog.getByRole('button', { name: t.write }).click();
    await exactly(t.documentName).last().fill('Nacrt vrta');
    await exactly(t.documentNameEn).last().fill('Garden plan');
    await exactly(t.documentPath).last().fill('/images/nacrt.svg');

    await dialog.getByRole('button', { name: t.details }).click();
    for (const section of t.sections) {
      await exactly(section).fill(`${section} hr`);
      if (section !== t.sections[0]) await exactly(t.inEnglish(section)).fill(`${section} en`);
    }
    await dialog.getByRole('button', { name: t.save }).click();
    await expect(dialog.getByText(t.endsTooSoon)).toBeVisible();
    await checkAccessibility(page);
    await exactly(t.end).fill('2031-09-30');
    await dialog.getByRole('button', { name: t.save }).click();
    await expect(page.getByRole('alert').filter({ hasText: t.created })).toBeVisible();
    const project = await (await api.get(`/api/projects/${slug}`)).json();
    expect(project).toMatchObject({
      icon: 'elderly',
      quickExit: true,
      financing: `${t.sections[0]} hr`,
      financingEn: null,
      results: `${t.sections[1]} hr`,
      partnersEn: `${t.sections[2]} en`,
      activities: `${t.sections[3]} hr`,
      noteEn: `${t.sections[4]} en`,
      startDate: '2031-05-01',
      endDate: '2031-09-30',
      documents: [
        { name: t.flyer, nameEn: flyerEn, path: '/documents/letak-zazeli.pdf' },
        { name: 'Nacrt vrta', nameEn: 'Garden plan', path: '/images/nacrt.svg' },
      ],
    });

    await page.getByRole('combobox', { name: t.translation }).click();
    await page.getByRole('option', { name: t.missing }).click();
    await expect(row).toContainText(t.active);
    await row.getByRole('link', { name: t.edit }).click();
    await dialog.getByRole('button', { name: t.details }).click();
    await exactly(t.inEnglish(t.sections[0] ?? '')).fill('City of Šibenik');
    await dialog.getByRole('button', { name: t.removeFirst }).click();
    await dialog.getByRole('combobox', { name: t.status }).click();
    await page.getByRole('option', { name: t.completed }).click();
    await dialog.getByRole('button', { name: t.save }).click();
    await expect(dialog).toBeHidden();
    await expect(row).toHaveCount(0);
    const edited = await (await api.get(`/api/projects/${slug}`)).json();
    expect(edited.documents).toHaveLength(1);

    // The panel remembers how a list was narrowed.
    await page.goto('/admin/projects?filter={}');
    await page.getByRole('combobox', { name: t.statusFilter }).click();
    await page.getByRole('option', { name: t.completed }).click();
    await page.getByPlaceholder(t.search).fill('vrtovi');
    await expect(page.getByText('konferencija-zajedno-uz-dijete')).toBeHidden();
    await expect(row).toContainText('01.05.2031 – 30.09.2031');
    await expect(row).toContainText(t.completed);
    await row.getByRole('link', { name: t.edit }).click();
    await dialog.getByRole('button', { name: t.remove }).click();
    await expect(row).toBeHidden();
    await page.getByRole('button', { name: t.undo }).click();
    await expect(row).toBeVisible();
    await row.getByRole('link', { name: t.edit }).click();
    await dialog.getByRole('button', { name: t.remove }).click();
    await letDelete(page);
    await expect(row).toBeHidden();
    await expect.poll(async () => (await api.get(`/api/projects/${slug}`)).status()).toBe(404);
  });
});
test('In English a project’s documents are chosen by their English names', async ({ page }) => {
  const dialog = page.getByRole('dialog');
  await page.goto('/admin/projects/create?lang=en');
  await dialog.getByRole('combobox', { name: 'Add a document from the list' }).click();
  await page.getByRole('option', { name: flyerEn }).click();
  await expect(dialog.getByRole('button', { name: 'Remove document 1' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Project details' }).click();
  await expect(dialog.getByLabel('Results (English)', { exact: true })).toBeVisible();
});

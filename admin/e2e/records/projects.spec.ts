import { confirmDeletion, dismissUndo } from '../setup/deletions';
import { expect, test } from '../setup/signed-in';
import { en, filled, hr, startingWith } from '../setup/texts';

const t = {
  add: hr.admin.projects.add,
  search: hr.admin.projects.search,
  title: hr.resources.projects.fields.title,
  titleEn: hr.resources.projects.fields.titleEn,
  description: hr.resources.projects.fields.description,
  descriptionEn: hr.resources.projects.fields.descriptionEn,
  category: hr.resources.projects.fields.category,
  status: hr.resources.projects.fields.status,
  statusFilter: startingWith(hr.resources.projects.fields.status),
  translation: startingWith(hr.admin.filter.translation),
  missing: hr.admin.filter.untranslated,
  icon: hr.resources.projects.fields.icon,
  elderly: hr.admin.projects.icon.elderly,
  quickExit: hr.resources.projects.fields.quickExit,
  active: hr.admin.projects.status.active,
  completed: hr.admin.projects.status.completed,
  start: hr.resources.projects.fields.startDate,
  end: hr.resources.projects.fields.endDate,
  endsTooSoon: 'Projekt ne može završiti prije nego što počne',
  messages: [
    'Naslov mora imati barem 3 znaka',
    'Engleski naslov mora imati barem 3 znaka',
    'Slug mora imati barem 3 znaka',
    'Opis mora imati barem 10 znakova',
    'Engleski opis mora imati barem 10 znakova',
    'Kategorija je obavezna',
  ],
  details: hr.admin.projects.details,
  sections: [
    hr.resources.projects.fields.financing,
    hr.resources.projects.fields.results,
    hr.resources.projects.fields.partners,
    hr.resources.projects.fields.activities,
    hr.resources.projects.fields.note,
  ],
  inEnglish: (name: string) => `${name} (engleski)`,
  choose: hr.admin.projects.documents.choose,
  flyer: 'Letak projekta Zaželi III',
  write: hr.admin.projects.documents.write,
  removeFirst: filled(hr.admin.projects.documents.remove, { place: 1 }),
  documentName: hr.resources.projects.fields.documents.name,
  documentNameEn: hr.resources.projects.fields.documents.nameEn,
  documentPath: hr.resources.projects.fields.documents.path,
  documentMessages: [
    'Naziv dokumenta je obavezan',
    'Engleski naziv dokumenta je obavezan',
    'Putanja dokumenta mora početi s /',
  ],
  save: hr.admin.form.save,
  publish: hr.admin.form.publishing.publish,
  created: hr.admin.projects.toast.created.title,
  edit: startingWith(hr.admin.projects.edit),
  remove: hr.ra.action.delete,
  undo: hr.ra.action.undo,
};

const flyerEn = 'Flyer of the Zaželi III project';

test.describe('A project', () => {
  test.use({ expectedErrors: [/400/] });

  test('is added with its sections and documents, found, edited and deleted', async ({
    page,
    api,
    checkAccessibility,
  }) => {
    test.slow();
    const slug = `vrtovi-${Date.now().toString(36)}`;
    const dialog = page.getByRole('dialog');
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: slug });
    const exactly = (name: string) => dialog.getByLabel(name, { exact: true });
    await page.goto('/admin/projects');
    await page.getByRole('link', { name: t.add }).click();
    await dialog.getByRole('button', { name: t.publish, exact: true }).click();
    for (const message of t.messages) {
      await expect(dialog.getByText(message, { exact: true })).toBeVisible();
    }
    await exactly(t.title).fill('Vrtovi u gradu');
    await exactly(t.titleEn).fill('Gardens in town');
    await dialog.getByLabel(hr.resources.projects.fields.slug).fill(slug);
    await exactly(t.description).fill('Zajednički vrtovi u gradu.');
    await exactly(t.descriptionEn).fill('Community gardens in town.');
    await exactly(t.category).fill('education');
    await dialog.getByRole('combobox', { name: t.icon }).click();
    await page.getByRole('option', { name: t.elderly }).click();
    await dialog.getByRole('switch', { name: t.quickExit }).check();
    await exactly(t.start).fill('2031-05-01');
    await exactly(t.end).fill('2031-04-01');

    await dialog.getByRole('button', { name: t.write }).click();
    await dialog.getByRole('button', { name: t.publish, exact: true }).click();
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
    await dialog.getByRole('button', { name: t.publish, exact: true }).click();
    await expect(dialog.getByText(t.endsTooSoon)).toBeVisible();
    await checkAccessibility(page);
    await exactly(t.end).fill('2031-09-30');
    await dialog.getByRole('button', { name: t.publish, exact: true }).click();
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

    // The panel remembers the filters of a list.
    await page.goto('/admin/projects?filter={}');
    await page.getByRole('combobox', { name: t.statusFilter }).click();
    await page.getByRole('option', { name: t.completed }).click();
    await page.getByPlaceholder(t.search).fill('vrtovi');
    await expect(page.getByText('konferencija-zajedno-uz-dijete')).toBeHidden();
    await expect(row).toContainText('01.05.2031 – 30.09.2031');
    await expect(row).toContainText(t.completed);
    await row.getByRole('link', { name: t.edit }).click();
    await dialog.getByRole('button', { name: t.remove }).click();
    await confirmDeletion(page);
    await expect(row).toBeHidden();
    await page.getByRole('button', { name: t.undo }).click();
    await expect(row).toBeVisible();
    await row.getByRole('link', { name: t.edit }).click();
    await dialog.getByRole('button', { name: t.remove }).click();
    await confirmDeletion(page);
    await dismissUndo(page);
    await expect(row).toBeHidden();
    await expect.poll(async () => (await api.get(`/api/projects/${slug}`)).status()).toBe(404);
  });
});

test('In English the documents of a project are listed by their English names', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog');
  await page.goto('/admin/projects/create?lang=en');
  await dialog.getByRole('combobox', { name: en.admin.projects.documents.choose }).click();
  await page.getByRole('option', { name: flyerEn }).click();
  await expect(
    dialog.getByRole('button', { name: filled(en.admin.projects.documents.remove, { place: 1 }) }),
  ).toBeVisible();
  await dialog.getByRole('button', { name: en.admin.projects.details }).click();
  await expect(
    dialog.getByLabel(en.resources.projects.fields.resultsEn, { exact: true }),
  ).toBeVisible();
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, expectedErrors: [/400/] });

  test('a project is put aside and published by keyboard, in English', async ({
    page,
    api,
    checkAccessibility,
  }) => {
    const { publishing } = en.admin.form;
    const fields = en.resources.projects.fields;
    const mark = `gardens${Date.now().toString(36)}`;
    const dialog = page.getByRole('dialog');
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: mark });
    const type = (name: string, text: string) =>
      dialog.getByLabel(name, { exact: true }).pressSequentially(text);
    await page.goto('/admin/projects/create?lang=en');
    await type(fields.titleEn, `Gardens ${mark}`);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(row).toContainText(publishing.draft);
    await checkAccessibility(page);

    await row.getByRole('link', { name: startingWith(en.admin.projects.edit) }).press('Enter');
    await dialog.getByRole('button', { name: publishing.publish, exact: true }).press('Enter');
    await expect(dialog.getByText('Title must have at least 3 characters')).toBeVisible();
    await expect(dialog.getByLabel(fields.title, { exact: true })).toBeFocused();
    await checkAccessibility(page);
    await type(fields.title, `Vrtovi ${mark}`);
    await type(fields.description, 'Vrtovi za sve.');
    await type(fields.descriptionEn, 'Gardens for everyone.');
    await type(fields.category, 'education');
    await dialog.getByRole('button', { name: publishing.publish, exact: true }).press('Enter');
    await expect(row).not.toContainText(publishing.draft);
    const [project] = await (
      await api.get('/api/projects', { params: { filter: JSON.stringify({ q: mark }) } })
    ).json();
    expect(project).toMatchObject({ slug: `gardens-${mark}`, isPublished: true });
    await api.delete(`/api/projects/${project.id}`);
  });
});

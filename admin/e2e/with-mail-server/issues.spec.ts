import type { Page } from '@playwright/test';
import { expect, test } from '../../../testing/mail-server';
import { drawnPicture } from '../setup/pictures';
import { counted, en, filled, hr, startingWith } from '../setup/texts';

// Playwright evaluates scripts in the preview, whose policy blocks them, and the API refuses an
// issue without any title.
test.use({
  expectedErrors: [/Blocked script execution in '.*\/preview\/|status of 400 .*\/api\/issues$/],
});

const t = {
  add: hr.admin.issues.add,
  save: hr.admin.form.save,
  title: hr.resources.issues.fields.title,
  titleEn: hr.resources.issues.fields.titleEn,
  titleMessage: 'Naslov mora imati barem 3 znaka',
  text: hr.resources.issues.fields.text,
  textEn: hr.resources.issues.fields.textEn,
  picture: hr.admin.richText.tool.picture,
  alt: hr.admin.richText.picture.alt,
  apply: hr.admin.richText.picture.apply,
  posts: hr.resources.issues.fields.postIds,
  saved: hr.admin.issues.toast.created.title,
  draft: hr.admin.issues.state.draft,
  review: startingWith(hr.admin.issues.review),
  croatian: hr.admin.form.croatian,
  english: hr.admin.form.english,
  recipients: counted(hr.admin.issues.recipients, 2),
  testAddress: hr.admin.issues.testAddress,
  sendTest: hr.admin.issues.sendTest,
  testSent: hr.admin.issues.toast.test,
  time: hr.admin.issues.sendAt,
  schedule: hr.admin.issues.schedule,
  scheduled: hr.admin.issues.state.scheduled,
  unschedule: startingWith(hr.admin.issues.unschedule),
  sendNow: hr.admin.issues.sendNow,
  sent: hr.admin.issues.state.sent,
  done: [
    filled(hr.admin.issues.progress.done, { done: 2, recipients: 2 }),
    filled(hr.admin.issues.progress.delivered, { smart_count: 2 }),
  ].join(' · '),
};

/** An article for an issue, and its text in the mails: the words without their format. */
const article = {
  title: 'Čaj u petak',
  titleEn: 'Tea on Friday',
  words: 'Vidimo se u\u00a0petak. Program razgovor',
  wordsEn: 'See you on Friday. Programme talk',
};

/** Writes the article in the panel, with bold words, a heading and a list in both languages. */
async function writeArticle(page: Page): Promise<void> {
  const { fields } = hr.resources.blog;
  const dialog = page.getByRole('dialog');
  const write = async (field: string, bold: string, rest: string, ...lines: string[]) => {
    await dialog.getByRole('textbox', { name: field, exact: true }).click();
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.type(bold);
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.type(rest);
    for (const line of lines) {
      await page.keyboard.press('Enter');
      await page.keyboard.type(line);
    }
  };
  await page.goto('/admin/blog/create?lang=hr');
  await dialog.getByLabel(fields.title, { exact: true }).fill(article.title);
  await dialog.getByLabel(fields.titleEn).fill(article.titleEn);
  await write(fields.content, 'Vidimo se', ' u petak.', '## Program', '- razgovor');
  await write(fields.contentEn, 'See you', ' on Friday.', '## Programme', '- talk');
  await dialog.getByRole('button', { name: hr.admin.form.publishing.publish }).click();
  await expect(dialog).toBeHidden();
}

/** The picture of the Croatian text. */
const described = 'Most u svibnju';

/** Writes the text of an issue, the Croatian one with a picture of the collection. */
async function writeIssue(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: t.text, exact: true }).click();
  await page.keyboard.type('Čeka nas svibanj.');
  const croatian = dialog.getByRole('group', { name: t.croatian });
  await croatian.getByRole('button', { name: t.picture, exact: true }).click();
  await dialog.last().getByRole('listitem').first().getByRole('button').click();
  await page.getByLabel(t.alt).fill(described);
  await page.getByRole('button', { name: t.apply, exact: true }).click();
  await expect(croatian.getByRole('figure')).toBeVisible();
  await dialog.getByRole('textbox', { name: t.textEn }).click();
  await page.keyboard.type('May awaits.');
}

test('An issue is written, previewed in both languages, sent as a test, scheduled, unscheduled and sent', async ({
  page,
  api,
  mailServer,
  checkAccessibility,
}) => {
  test.slow();
  const readers = [`prva-hr@udruga.example`, `second-hr@udruga.example`];
  for (const [index, email] of readers.entries()) {
    await api.post('/api/newsletter', { data: { email, language: index ? 'en' : 'hr' } });
    const text = () => mailServer.mails.find(({ to }) => to === email)?.mail.text ?? '';
    await expect.poll(text).toContain('token=');
    const token = /token=([\w-]+)/.exec(text())?.[1];
    const confirmed = await api.post('/api/newsletter/confirm', { data: { token } });
    expect(confirmed.ok(), await confirmed.text()).toBe(true);
  }

  await writeArticle(page);
  const file = await drawnPicture(page, 'most');
  const uploaded = await api.post('/api/media', { multipart: { file } });
  expect(uploaded.ok(), await uploaded.text()).toBe(true);
  const title = `Vijesti hr`;
  const titleEn = `News hr`;
  const dialog = page.getByRole('dialog');
  await page.goto(`/admin/issues?lang=hr`);
  await page.getByRole('link', { name: t.add }).click();
  await dialog.getByRole('button', { name: t.save }).click();
  await expect(dialog.getByText(t.titleMessage, { exact: true })).toBeVisible();
  await dialog.getByLabel(t.title, { exact: true }).fill(title);
  await dialog.getByLabel(t.titleEn).fill(titleEn);
  await writeIssue(page);
  await dialog.getByLabel(t.posts).click();
  await page.getByRole('option', { name: article.title, exact: true }).click();
  // Several can be chosen; Escape closes only the list.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(dialog).toBeVisible();
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: t.save }).click();
  await expect(page.getByRole('alert')).toContainText(t.saved);

  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText(t.draft);
  await row.getByRole('button', { name: t.review }).click();
  await expect(dialog.getByText(t.recipients)).toBeVisible();
  const mail = dialog.frameLocator('iframe');
  await dialog.getByRole('button', { name: t.english }).click();
  await expect(mail.getByRole('paragraph').filter({ hasText: 'May awaits.' })).toBeVisible();
  await dialog.getByRole('button', { name: t.croatian }).click();
  await expect(mail.getByRole('paragraph').filter({ hasText: 'Čeka nas svibanj.' })).toBeVisible();
  await expect(mail.getByRole('heading', { name: article.title })).toBeVisible();
  await expect(mail.getByRole('img', { name: described })).toBeVisible();
  // Axe waits for its script in every frame, and the preview blocks scripts.
  await dialog.locator('iframe').evaluate((frame) => frame.remove());
  await checkAccessibility(page);
  const editor = `urednica-hr@udruga.example`;
  await dialog.getByLabel(t.testAddress).fill(editor);
  await dialog.getByRole('button', { name: t.sendTest }).click();
  await expect(page.getByRole('alert').filter({ hasText: t.testSent })).toBeVisible();
  const subjectsFor = (recipient: string) =>
    mailServer.mails.filter(({ to }) => to === recipient).map(({ mail: { subject } }) => subject);
  await expect.poll(() => subjectsFor(editor)).toEqual([title]);

  await dialog.getByLabel(t.time).fill('2099-05-01T08:00');
  await dialog.getByRole('button', { name: t.schedule }).click();
  await expect(row).toContainText(t.scheduled);
  await row.getByRole('button', { name: t.review }).click();
  await expect(dialog.getByLabel(t.time)).toHaveValue('2099-05-01T08:00');
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: t.unschedule }).click();
  await expect(row).toContainText(t.draft);

  await row.getByRole('button', { name: t.review }).click();
  await dialog.getByRole('button', { name: t.sendNow }).click();
  await expect(row).toContainText(t.done, { timeout: 30_000 });
  await expect(row).toContainText(t.sent);
  await checkAccessibility(page);
  const [first = '', second = ''] = readers;
  expect(subjectsFor(first).filter((subject) => subject === title)).toHaveLength(1);
  expect(subjectsFor(second).filter((subject) => subject === titleEn)).toHaveLength(1);
  for (const [reader, subject, words] of [
    [first, title, article.words],
    [second, titleEn, article.wordsEn],
  ] as const) {
    const { text, html, attachments } = await mailServer.mailTo(reader, subject);
    expect(attachments.map(({ mimeType }) => mimeType)).toEqual(
      reader === first ? ['image/jpeg'] : [],
    );
    expect(text).toMatch(new RegExp(`^${words}$`, 'm'));
    expect(html).toContain(`>${words}</p>`);
  }
  for (const email of readers) {
    const filter = JSON.stringify({ email });
    const found = await (await api.get('/api/newsletter', { params: { filter } })).json();
    await api.delete(`/api/newsletter/${found[0].id}`);
  }
});

test.describe('On a phone, in English, by keyboard', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test('a draft is saved, and an issue is sent as a test, scheduled and unscheduled', async ({
    page,
    api,
    mailServer,
    checkAccessibility,
  }) => {
    const [title, unfinished, editor] = [
      'Letter en-375',
      'Idea en-375',
      'editor-en@udruga.example',
    ];
    const english = en.admin.issues;
    const data = { title: 'Pismo', titleEn: title, text: 'Dobar dan.', textEn: 'Good day.' };
    expect((await api.post('/api/issues', { data })).ok()).toBe(true);
    await page.goto('/admin/issues?lang=en');
    const row = (text: string) =>
      page.getByRole('main').getByRole('listitem').filter({ hasText: text });
    const dialog = page.getByRole('dialog');

    await page.getByRole('link', { name: english.add }).press('Enter');
    await dialog.getByRole('textbox', { name: en.resources.issues.fields.title }).first().focus();
    await page.keyboard.type(unfinished);
    await checkAccessibility(page);
    await dialog.getByRole('button', { name: en.admin.form.save, exact: true }).press('Enter');
    await expect(row(unfinished)).toContainText(english.state.draft);

    await row(title)
      .getByRole('button', { name: startingWith(english.review) })
      .press('Enter');
    await dialog.getByLabel(english.testAddress).focus();
    await page.keyboard.type(editor);
    await dialog.getByRole('button', { name: english.sendTest }).press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: english.toast.test })).toBeVisible();
    await expect.poll(() => mailServer.mails.some(({ to }) => to === editor)).toBe(true);

    await dialog.getByLabel(english.sendAt).fill('2099-05-01T08:00');
    await dialog.getByRole('button', { name: english.schedule }).press('Enter');
    await expect(row(title)).toContainText(english.state.scheduled);
    const unschedule = row(title).getByRole('button', { name: startingWith(english.unschedule) });
    await unschedule.press('Enter');
    await expect(row(title)).toContainText(english.state.draft);
    await checkAccessibility(page);
    const issues: { id: number }[] = await (await api.get('/api/issues')).json();
    await Promise.all(issues.map(({ id }) => api.delete(`/api/issues/${id}`)));
  });
});

import { expect, test } from '../../../testing/mail-server';

// Playwright evaluates scripts in the preview, whose policy blocks them.
test.use({ expectedErrors: [/Blocked script execution in '.*\/preview\//] });

const t = {
  add: 'Novi broj',
  save: 'Spremi',
  title: 'Naslov',
  titleEn: 'Engleski naslov',
  titleMessage: 'Naslov mora imati barem 3 znaka',
  text: 'Tekst',
  textEn: 'Engleski tekst',
  posts: 'Članci',
  saved: 'Broj je spremljen',
  draft: 'Skica',
  review: /^Pregledaj i pošalji/,
  croatian: 'Hrvatski',
  english: 'Engleski',
  recipients: 'Šalje se na 2 potvrđene adrese.',
  testAddress: 'Adresa za probu',
  sendTest: 'Pošalji probnu poruku',
  testSent: 'Probna poruka je na putu',
  time: 'Vrijeme slanja',
  schedule: 'Zakaži slanje',
  scheduled: 'Zakazan',
  unschedule: /^Odustani od slanja/,
  sendNow: 'Pošalji sada',
  sent: 'Poslan',
  done: 'Obrađeno 2 od 2 · isporučeno: 2',
};

test('An issue is written, looked at in both languages, tried, scheduled, called back and sent', async ({
  page,
  api,
  mailServer,
  checkAccessibility,
}) => {
  test.slow();
  const readers = [`prva-hr@udruga.example`, `second-hr@udruga.example`];
  for (const [index, email] of readers.entries()) {
    await api.post('/api/newsletter', { data: { email, language: index ? 'en' : 'hr' } });
    const written = () => mailServer.mails.find(({ to }) => to === email)?.mail.text ?? '';
    await expect.poll(written).toContain('token=');
    const token = /token=([\w-]+)/.exec(written())?.[1];
    const confirmed = await api.post('/api/newsletter/confirm', { data: { token } });
    expect(confirmed.ok(), await confirmed.text()).toBe(true);
  }

  const title = `Vijesti hr`;
  const titleEn = `News hr`;
  const dialog = page.getByRole('dialog');
  await page.goto(`/admin/issues?lang=hr`);
  await page.getByRole('link', { name: t.add }).click();
  await dialog.getByRole('button', { name: t.save }).click();
  await expect(dialog.getByText(t.titleMessage, { exact: true })).toBeVisible();
  await dialog.getByLabel(t.title, { exact: true }).fill(title);
  await dialog.getByLabel(t.titleEn).fill(titleEn);
  await dialog.getByLabel(t.text, { exact: true }).fill('Čeka nas svibanj.');
  await dialog.getByLabel(t.textEn).fill('May awaits.');
  await dialog.getByLabel(t.posts).click();
  const post = page.getByRole('option').first();
  const postTitle = (await post.textContent()) ?? '';
  await post.click();
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: t.save }).click();
  await expect(page.getByRole('alert')).toContainText(t.saved);

  const row = page.getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText(t.draft);
  await row.getByRole('button', { name: t.review }).click();
  await expect(dialog.getByText(t.recipients)).toBeVisible();
  const mail = dialog.frameLocator('iframe');
  await dialog.getByRole('button', { name: t.english }).click();
  await expect(mail.getByRole('paragraph').filter({ hasText: 'May awaits.' })).toBeVisible();
  await dialog.getByRole('button', { name: t.croatian }).click();
  await expect(mail.getByRole('paragraph').filter({ hasText: 'Čeka nas svibanj.' })).toBeVisible();
  await expect(mail.getByRole('heading', { name: postTitle })).toBeVisible();
  // Axe waits for its script in every frame, and the preview blocks scripts.
  await dialog.locator('iframe').evaluate((frame) => frame.remove());
  await checkAccessibility(page);
  const editor = `urednica-hr@udruga.example`;
  await dialog.getByLabel(t.testAddress).fill(editor);
  await dialog.getByRole('button', { name: t.sendTest }).click();
  await expect(page.getByRole('alert').filter({ hasText: t.testSent })).toBeVisible();
  const subjectsFor = (address: string) =>
    mailServer.mails.filter(({ to }) => to === address).map(({ mail: { subject } }) => subject);
  await expect.poll(() => subjectsFor(editor)).toEqual([title]);

  await dialog.getByLabel(t.time).fill('2099-05-01T08:00');
  await dialog.getByRole('button', { name: t.schedule }).click();
  await expect(row).toContainText(t.scheduled);
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
  for (const email of readers) {
    const filter = JSON.stringify({ email });
    const found = await (await api.get('/api/newsletter', { params: { filter } })).json();
    await api.delete(`/api/newsletter/${found[0].id}`);
  }
});

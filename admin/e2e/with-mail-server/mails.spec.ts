import { expect, test } from '../../../testing/mail-server';
import { rowsWith } from '../setup/panel';
import { createPost, createRow, mark, read } from '../setup/rows';
import { counted, en, filled, hr, startingWith, withAnyValues } from '../setup/texts';

const { form, mails } = hr.admin;

test.describe('A message of a visitor', () => {
  test.use({ expectedErrors: [/status of 412/] });

  test('is answered by a mail that may be withdrawn', async ({ page, api, mailServer }) => {
    test.slow();
    const { contact } = hr.admin;
    const own = mark();
    const { id } = await createRow(api, 'contact?lang=hr', {
      name: `Ana ${own}`,
      email: `${own}@udruga.example`,
      subject: `Pitanje ${own}`,
      message: 'Kada je radionica?',
      gdprConsent: true,
      topic: 'volunteer',
    });
    const isRead = async () => (await read(api, `contact/${id}`)).isRead;
    const pane = page.getByRole('article', { name: `Pitanje ${own}` });
    const box = pane.getByLabel(contact.replies.text);
    const send = pane.getByRole('button', { name: contact.replies.send });
    const row = rowsWith(page, own);
    await page.goto('/admin/contact');

    await test.step('opening it marks it as read, a button as unread', async () => {
      await expect(row).toContainText(contact.states.new);
      await row.getByRole('link').click();
      await expect(pane).toContainText('Kada je radionica?');
      await expect.poll(isRead).toBe(true);
      await pane.getByRole('button', { name: contact.markUnread }).click();
      await expect.poll(isRead).toBe(false);
    });

    await test.step('a saved answer is used, sent, withdrawn and changed, and survives a reload', async () => {
      await pane.getByRole('button', { name: contact.saved.title }).click();
      await page.getByRole('menuitem', { name: 'Volontiranje' }).click();
      await expect(box).toHaveValue(/^Dobar dan,/);
      await expect(box).toBeFocused();
      await send.click();
      await pane.getByRole('button', { name: contact.replies.withdraw }).click();
      await expect(box).toHaveValue(/^Dobar dan,/);
      await expect(box).toBeFocused();
      expect(await read(api, `contact/${id}/replies`)).toEqual([]);
      await box.fill('Radionica je u petak.');
      await page.reload();
      await expect(box).toHaveValue('Radionica je u petak.');
    });

    await test.step('once it is sent, the message is answered', async () => {
      await send.click();
      const list = pane.getByRole('list', { name: contact.replies.title });
      await expect(list).toContainText('Radionica je u petak.');
      await expect(box).toHaveValue('');
      await expect(pane).toContainText(withAnyValues(contact.answered));
    });

    await test.step('an answer to what a colleague has changed meanwhile is not sent', async () => {
      await api.patch(`/api/contact/${id}`, { data: { note: 'Javila se telefonom.' } });
      await box.fill('Još nešto.');
      await send.click();
      await expect(pane.getByLabel(contact.note.label)).toHaveValue('Javila se telefonom.');
      await expect(box).toHaveValue('Još nešto.');
      expect(await read(api, `contact/${id}/replies`)).toHaveLength(1);
    });

    await test.step('a refused mail is shown with its reason, sent again and deleted', async () => {
      const subscriber = `odbijena-${own}@udruga.example`;
      mailServer.unknownRecipients.add(subscriber);
      await createRow(api, 'newsletter', { email: subscriber, language: 'hr' });
      const state = async () => (await read(api, 'mails', { recipient: subscriber }))[0]?.state;
      await expect.poll(state).toBe('failed');
      await page.setViewportSize({ width: 375, height: 740 });
      await page.goto('/admin');
      await page.getByRole('link', { name: /neisporučen\S+ poruk\S e-pošte/ }).click();
      const mail = rowsWith(page, subscriber);
      await expect(mail).toContainText('Poslužitelj e-pošte odbio je adresu primatelja.');
      const answer = filled(mails.serverAnswer, { answer: '550 5.1.1 No such user' });
      await expect(mail).toContainText(answer);
      mailServer.unknownRecipients.delete(subscriber);
      await mail.getByRole('button', { name: startingWith(mails.sendAgain) }).click();
      await expect(mail).toBeHidden();
      await expect.poll(state).toBe('sent');
      expect(mailServer.mails.filter(({ to }) => to === subscriber)).toHaveLength(1);
    });
    await api.delete(`/api/contact/${id}`);
  });
});

test.describe('An issue of the newsletter', () => {
  // Playwright evaluates scripts in the preview, whose policy blocks them.
  test.use({ expectedErrors: [/Blocked script execution in '.*\/preview\//] });

  test('is previewed, scheduled, and sent after a question, until it is called back', async ({
    page,
    api,
    mailServer,
  }) => {
    test.slow();
    const { issues } = hr.admin;
    const { fields } = hr.resources.issues;
    const own = mark();
    const readers = [`prva-${own}@udruga.example`, `second-${own}@udruga.example`];
    for (const [index, email] of readers.entries()) {
      await createRow(api, 'newsletter', { email, language: index ? 'en' : 'hr' });
      const text = () => mailServer.mails.find(({ to }) => to === email)?.mail.text ?? '';
      await expect.poll(text).toContain('token=');
      const token = /token=([\w-]+)/.exec(text())?.[1];
      const confirmed = await api.post('/api/newsletter/confirm', { data: { token } });
      expect(confirmed.ok(), await confirmed.text()).toBe(true);
    }
    const post = await createPost(api, { title: `Čaj ${own}`, titleEn: `Tea ${own}` });
    const [title, titleEn] = [`Vijesti ${own}`, `News ${own}`];
    const dialog = page.getByRole('dialog');
    const row = rowsWith(page, title);
    const review = () => row.getByRole('button', { name: startingWith(issues.review) }).click();
    await page.goto('/admin/issues');

    await test.step('it is written with an article, and previewed', async () => {
      await page.getByRole('link', { name: issues.add }).click();
      await dialog.getByLabel(fields.title, { exact: true }).fill(title);
      await dialog
        .getByRole('textbox', { name: fields.text, exact: true })
        .fill('Čeka nas svibanj.');
      await dialog.getByRole('textbox', { name: fields.textEn }).fill('May awaits.');
      await dialog.getByLabel(fields.postIds).click();
      await page.getByRole('option', { name: `Čaj ${own}`, exact: true }).click();
      // Several can be chosen; Escape closes only the list.
      await page.keyboard.press('Escape');
      await expect(page.getByRole('listbox')).toBeHidden();
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: form.save }).click();
      await expect(row).toContainText(issues.state.draft);
      await review();
      await expect(dialog.getByText(counted(issues.recipients, 2))).toBeVisible();
      await expect(dialog.getByRole('button', { name: issues.sendNow })).toBeDisabled();
      await dialog.getByRole('link', { name: fields.titleEn }).click();
      await expect(dialog.getByLabel(fields.titleEn)).toBeFocused();
      await page.keyboard.type(titleEn);
      await dialog.getByRole('button', { name: form.save }).click();
      await review();
      const mail = dialog.frameLocator('iframe');
      await dialog.getByRole('button', { name: form.english }).click();
      await expect(mail.getByRole('paragraph').filter({ hasText: 'May awaits.' })).toBeVisible();
      await dialog.getByRole('button', { name: form.croatian }).click();
      await expect(mail.getByRole('heading', { name: `Čaj ${own}` })).toBeVisible();
    });

    const subjectsFor = (recipient: string) =>
      mailServer.mails.filter(({ to }) => to === recipient).map(({ mail }) => mail.subject);
    await test.step('it is sent as a test, scheduled and unscheduled', async () => {
      const editor = `urednica-${own}@udruga.example`;
      await dialog.getByLabel(issues.testEmail).fill(editor);
      await dialog.getByRole('button', { name: issues.sendTest }).click();
      await expect(page.getByRole('alert').filter({ hasText: issues.toast.test })).toBeVisible();
      await expect.poll(() => subjectsFor(editor)).toEqual([title]);
      await dialog.getByLabel(issues.sendAt).fill('2099-05-01T08:00');
      await dialog.getByRole('button', { name: issues.schedule }).click();
      await expect(row).toContainText(issues.state.scheduled);
      await review();
      await expect(dialog.getByLabel(issues.sendAt)).toHaveValue('2099-05-01T08:00');
      await page.keyboard.press('Escape');
      await row.getByRole('button', { name: startingWith(issues.unschedule) }).click();
      await expect(row).toContainText(issues.state.draft);
    });

    await test.step('it is sent after a question, and called back after a reload', async () => {
      await review();
      await dialog.getByRole('button', { name: issues.sendNow }).click();
      const question = counted(issues.sending.title, 2, 'hr', { name: title });
      await page
        .getByRole('dialog', { name: question })
        .getByRole('button', { name: issues.sending.confirm })
        .click();
      await expect(row).toContainText(issues.state.soon);
      await page.reload();
      await row.getByRole('button', { name: startingWith(issues.unschedule) }).click();
      await expect(row).toContainText(issues.state.draft);
      for (const reader of readers) expect(subjectsFor(reader)).not.toContain(title);
    });
    for (const email of readers) {
      const [{ id }] = await read(api, 'newsletter', { email });
      await api.delete(`/api/newsletter/${id}`);
    }
    await api.delete(`/api/blog/${post.id}`);
  });
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('a change of the account for donations in the settings is stopped by the link of its mail', async ({
    page,
    api,
    mailServer,
    checkAccessibility,
  }) => {
    const { account } = en.admin.settings;
    const { email, iban } = await read(api, 'settings/1');
    const wanted = 'HR1723600001101234565';
    const waiting = async () => (await read(api, 'settings/1')).pendingAccount;
    await page.goto('/admin/settings?lang=en#iban');
    const field = page.getByLabel(en.resources.settings.fields.iban, { exact: true });
    await field.fill('HR17 2360 0001 1012 3456 5');
    await page.getByRole('button', { name: en.admin.settings.save }).click();
    await expect.poll(waiting).toMatchObject({ iban: wanted });
    const subject = 'Mijenja se račun za donacije / The account for donations changes';
    const { text = '' } = await mailServer.mailTo(email, subject);
    const [, path, token] = /(\/admin\/account-change)#([\w-]+)/.exec(text) ?? [];

    await page.goto(`${path}?lang=en#${token}`);
    await expect(page.getByRole('heading', { level: 1, name: account.page.title })).toBeVisible();
    await checkAccessibility(page);
    // Opening the page stops nothing: programs open the links of mails, too.
    expect(await waiting()).toMatchObject({ iban: wanted });
    await page.getByRole('button', { name: account.stop }).click();
    await expect(page.getByRole('status')).toContainText(account.page.stopped);
    expect(await waiting()).toBeNull();
    expect((await read(api, 'settings/1')).iban).toBe(iban);
  });
});

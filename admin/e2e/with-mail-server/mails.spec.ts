import { expect, test } from '../../../testing/mail-server';
import { filled, hr, startingWith, withAnyValues } from '../setup/texts';

const t = {
  warning: withAnyValues(hr.admin.dashboard.undelivered.text),
  see: hr.admin.dashboard.undelivered.see,
  search: hr.admin.mails.search,
  state: hr.admin.mails.state.failed,
  refused: 'Poslužitelj e-pošte odbio je adresu primatelja.',
  answer: filled(hr.admin.mails.serverAnswer, { answer: '550 5.1.1 No such user' }),
  again: startingWith(hr.admin.mails.sendAgain),
  sending: hr.admin.mails.toast.queued,
  filters: startingWith(hr.admin.filter.filters),
  stateLabel: hr.admin.mails.stateLabel,
  all: hr.admin.filter.all,
  sent: hr.admin.mails.state.sent,
  remove: startingWith(hr.admin.mails.remove),
  confirm: hr.ra.action.confirm,
  from: filled(hr.admin.mails.delivery.smtp, {
    from: 'Udruga Kvaliteta življenja <info@udruga.example>',
  }),
};

test('A rejected mail is shown on the dashboard with its reason, sent again and deleted', async ({
  page,
  api,
  mailServer,
  checkAccessibility,
}) => {
  test.slow();
  await page.setViewportSize({ width: 375, height: 740 });
  const email = `odbijena-hr@udruga.example`;
  mailServer.unknownRecipients.add(email);
  await api.post('/api/newsletter', { data: { email, language: 'hr' } });
  const state = async () => {
    const filter = JSON.stringify({ recipient: email });
    return (await (await api.get('/api/mails', { params: { filter } })).json())[0]?.state;
  };
  await expect.poll(state).toBe('failed');

  await page.goto(`/admin?lang=hr`);
  await expect(page.getByRole('alert')).toContainText(t.warning);
  await page.getByRole('link', { name: t.see }).click();
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText(t.state);
  await expect(row).toContainText(t.refused);
  await expect(row).toContainText(t.answer);
  await expect(page.getByText(t.from)).toBeVisible();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  await checkAccessibility(page);

  mailServer.unknownRecipients.delete(email);
  await row.getByRole('button', { name: t.again }).click();
  await expect(page.getByRole('alert').filter({ hasText: t.sending })).toBeVisible();
  await expect(row).toBeHidden();
  await expect.poll(state).toBe('sent');
  expect(mailServer.mails.filter(({ to }) => to === email)).toHaveLength(1);

  await page.getByRole('button', { name: t.filters }).click();
  await page.getByRole('combobox', { name: t.stateLabel }).click();
  await page.getByRole('option', { name: t.all, exact: true }).click();
  await page.getByPlaceholder(t.search).fill(email);
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: /@/ })).toHaveCount(
    1,
  );
  await expect(row).toContainText(t.sent);
  await row.getByRole('button', { name: t.remove }).click();
  await page.getByRole('button', { name: t.confirm }).click();
  await expect(row).toBeHidden();
  await expect.poll(state).toBeUndefined();
});

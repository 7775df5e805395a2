import { Secret, TOTP } from 'otpauth';
import { expect, test } from '../../../testing/mail-server';
import { leaveSession, signIn, submitLogin } from '../setup/sign-in';
import { en, hr } from '../setup/texts';
import { createUser, deleteUser } from '../setup/users';

// The code that is asked for is a 401, and the link that came too early a 409.
test.use({
  ownContext: true,
  storageState: { cookies: [], origins: [] },
  expectedErrors: [/40[19].*\/api\/auth\/(?:login|lost-device\/complete)/],
});

test('A lost device is reported at the login, refused too early, and stopped by an administrator', async ({
  page,
  api,
  baseURL,
  mailServer,
  checkAccessibility,
}) => {
  const { login, lostDevice } = hr.admin;
  const user = await createUser(api, { fullName: 'Iva Izgubljena' });
  const admin = await createUser(api, { fullName: 'Ema Pažljiva' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, user);
  await page.waitForLoadState('networkidle');
  const post = async (path: string, data: object = {}) =>
    (
      await page.request.post(`/api/auth/second-factor${path}`, {
        data,
        headers: { Origin: baseURL ?? '' },
      })
    ).json();
  const { setup, secret } = await post('/setup');
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await post('', { setup, code: totp.generate() });
  await leaveSession(page);

  await page.goto('/admin/login?lang=hr');
  await submitLogin(page, user);
  await page.getByRole('button', { name: login.code.lost }).click();
  const section = page.getByRole('region', { name: lostDevice.request.title });
  await expect(section).toContainText('72 sata');
  await checkAccessibility(page);
  await section.getByRole('button', { name: lostDevice.request.submit }).click();
  await expect(section.getByRole('status')).toContainText('Poveznica je na putu');
  await checkAccessibility(page);

  const own = await mailServer.mailTo(
    `${user.username}@udruga.example`,
    'Uklanjanje drugog faktora',
  );
  await page.goto(/\/admin\/lost-device#token=\S+/.exec(own.text ?? '')?.[0] ?? '');
  await expect(page).toHaveURL(/\/admin\/lost-device$/);
  await checkAccessibility(page);
  await page.getByRole('button', { name: lostDevice.complete.button }).click();
  await expect(page.getByRole('status')).toContainText('Poveznica vrijedi tek od');

  await page.setViewportSize({ width: 375, height: 812 });
  const subject = `Izgubljen uređaj korisnika ${user.username} / Lost device of ${user.username}`;
  const notice = await mailServer.mailTo(`${admin.username}@udruga.example`, subject);
  const [, path, token] = /(\/admin\/lost-device-stop)#(token=\S+)/.exec(notice.text ?? '') ?? [];
  await signIn(page, admin);
  await page.goto(`/admin/users/${user.id}?lang=en`);
  const pending = page.getByRole('note').filter({ hasText: 'lost their device' });
  await expect(pending).toBeVisible();
  await checkAccessibility(page);
  await page.waitForLoadState('networkidle');
  await leaveSession(page);
  await page.goto(`${path}?lang=en#${token}`);
  const { stop } = en.admin.lostDevice;
  await expect(page.getByRole('heading', { level: 1, name: stop.title })).toBeVisible();
  await checkAccessibility(page);
  await page.getByRole('button', { name: stop.button }).click();
  await expect(page.getByRole('status')).toContainText(stop.done);
  expect(await (await api.get('/api/lost-devices')).json()).toEqual([]);
  await deleteUser(page, api, user);
  await deleteUser(page, api, admin);
});

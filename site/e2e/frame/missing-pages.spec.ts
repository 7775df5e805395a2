import { expect, test } from '../../../testing/fixtures';

test.describe.configure({ mode: 'parallel' });

/** Headers that differ from response to response. */
const OWN = /^(?:date|x-request-id|set-cookie)$/;

// The parameter keeps the server from sending the page that it has prepared.
for (const language of ['hr', 'en'] as const) {
  test(`a prepared page of a missing address is the rendered one (${language})`, async ({
    request,
  }) => {
    const paths = [
      '/nema-me',
      '/nema/me/ovdje',
      '/.env',
      '/wp-admin/index.php',
      '/123',
      '/a.b-c_d',
    ];
    for (const path of paths) {
      const headers = { Cookie: `language=${language}` };
      const prepared = await request.get(`${path}?utm_source=letak`, { headers });
      const rendered = await request.get(`${path}?lang=${language}`, { headers });
      expect([path, prepared.status(), rendered.status()]).toEqual([path, 404, 404]);
      expect(rendered.headers()['set-cookie']).toBeDefined();
      expect(prepared.headers()['set-cookie']).toBeUndefined();
      expect((await prepared.body()).equals(await rendered.body())).toBe(true);
      const shared = ({ name }: { name: string }) => !OWN.test(name.toLowerCase());
      expect(prepared.headersArray().filter(shared)).toEqual(
        rendered.headersArray().filter(shared),
      );
    }
  });
}

test('a missing address names the association as the settings do', async ({ request, api }) => {
  const settings = { phone: (await (await api.get('/api/settings/1')).json()).phone };
  const text = async () => (await request.get('/nema-me')).text();
  expect(await text()).toContain(settings.phone);
  const phone = '+385 1 555 0199';
  const set = async (data: { phone: string }) => {
    const changed = await api.patch('/api/settings/1', { data });
    expect(changed.ok(), await changed.text()).toBe(true);
  };
  await set({ phone });
  try {
    expect(await text()).toContain(phone);
  } finally {
    await set(settings);
  }
  expect(await text()).not.toContain(phone);
});

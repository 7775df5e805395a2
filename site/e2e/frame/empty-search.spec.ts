import { expect, test } from '../../../testing/fixtures';

test.describe.configure({ mode: 'parallel' });

/** Headers that differ from response to response. */
const OWN = /^(?:date|x-request-id|set-cookie)$/;

// The parameter keeps the server from sending the page that it has prepared.
for (const language of ['hr', 'en'] as const) {
  test(`the prepared page of a search without results is the rendered one (${language})`, async ({
    request,
  }) => {
    // No cache answers requests with credentials.
    const headers = { Cookie: `language=${language}`, Authorization: 'Bearer none' };
    for (const path of ['/blog', '/search']) {
      for (const word of ['qqqxyz', 'wvut-99', '0_x.y', '88411']) {
        const prepared = await request.get(`${path}?q=${word}&utm_source=letak`, { headers });
        const rendered = await request.get(`${path}?q=${word}&lang=${language}`, { headers });
        expect([path, word, prepared.status(), rendered.status()]).toEqual([path, word, 200, 200]);
        expect(rendered.headers()['set-cookie']).toBeDefined();
        expect(prepared.headers()['set-cookie']).toBeUndefined();
        expect(await prepared.text()).toBe(await rendered.text());
        const shared = ({ name }: { name: string }) => !OWN.test(name.toLowerCase());
        expect(prepared.headersArray().filter(shared)).toEqual(
          rendered.headersArray().filter(shared),
        );
      }
    }
  });
}

test('the prepared page of a search shows its word, and its scripts run', async ({ page }) => {
  for (const word of ['qqqxyz', 'zzzqq7']) {
    await page.goto(`/blog?q=${word}`);
    const field = page.locator('#blog-search');
    await expect(field).toHaveValue(word);
    // A script that the page's policy does not know would leave the page without its router.
    await field.fill('');
    await expect(page).toHaveURL('/blog');
    await expect(page.locator('article').first()).toBeVisible();
  }
});

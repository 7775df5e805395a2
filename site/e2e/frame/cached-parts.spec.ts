import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../../../testing/fixtures';

const PATHS = ['/', '/about', '/blog/nema', '/blog?q=dom', '/contact', '/search', '/offline'];

/** Lets `during` change the settings, so that nothing of an earlier page is used. */
async function withChangedPhone(
  api: APIRequestContext,
  during: (change: (phone: string) => Promise<void>) => Promise<void>,
): Promise<void> {
  const change = async (phone: string) => {
    const changed = await api.patch('/api/settings/1', { data: { phone } });
    expect(changed.ok(), await changed.text()).toBe(true);
  };
  const { phone } = await (await api.get('/api/settings/1')).json();
  try {
    await during(change);
  } finally {
    await change(phone);
  }
}

for (const language of ['hr', 'en'] as const) {
  test(`a page is the same when it is rendered again (${language})`, async ({ request, api }) => {
    // No cache answers requests with credentials.
    const headers = { Cookie: `language=${language}`, Authorization: 'Bearer none' };
    const render = async (path: string) => (await request.get(path, { headers })).text();
    await withChangedPhone(api, async (change) => {
      for (const [index, path] of PATHS.entries()) {
        const phone = `+385 1 555 020${index}`;
        await change(phone);
        const first = await render(path);
        expect(first).toContain(phone);
        expect(await render(path)).toBe(first);
        expect(await render(path)).toBe(first);
      }
    });
  });
}

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Language } from '../../../src/i18n/language.js';
import { DETAILS } from '../../../src/problems/problem-texts.js';
import type { TestApp } from '../../setup/test-app.js';
import { waitFor } from '../../setup/wait-for.js';
import { startWebApp } from '../../setup/web-app.js';
import { TitlesPage } from './titles-page.js';

/** Requests that the gate lets pass and wait, and how many more are sent. */
const READS = 4 + 64;
const FORMS = 2 + 64;
const REFUSED = 4;

let test: TestApp;
beforeAll(async () => {
  test = await startWebApp(new TitlesPage());
});
afterAll(() => test.close());

/** Sends requests in both languages while a table is locked, and the last ones are refused. */
async function flood(
  table: string,
  passing: number,
  send: (index: number, headers: Record<string, string>) => Promise<Response>,
  meanwhile: () => Promise<void>,
) {
  const lock = test.dataSource.createQueryRunner();
  await lock.startTransaction();
  await lock.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
  let refused = 0;
  const requests = Array.from({ length: passing + REFUSED }, async (_, index) => {
    const language: Language = index % 2 === 0 ? 'hr' : 'en';
    const answer = await send(index, { 'Accept-Language': language });
    const { status, headers } = answer;
    if (status === 503) refused += 1;
    const problem = (await answer.json()) as { detail?: string };
    return { language, status, detail: problem.detail, retry: headers.get('retry-after') };
  });
  await waitFor(() => refused >= REFUSED, 'the refusals');
  await meanwhile();
  await lock.rollbackTransaction();
  await lock.release();
  const answers = await Promise.all(requests);
  const busy = answers.filter(({ status }) => status === 503);
  // On a busy machine, more may have waited too long.
  expect(busy.length).toBeGreaterThanOrEqual(REFUSED);
  for (const { language, detail, retry } of busy) {
    expect([detail, retry]).toEqual([DETAILS[503][language], '5']);
  }
  return answers.filter(({ status }) => status !== 503).map(({ status }) => status);
}

it('refuses searches that are too many, while health and signed-in users are answered', async () => {
  const statuses = await flood(
    'blog_posts',
    READS,
    (index, headers) => fetch(`${test.origin}/api/blog?q=rijec${index}`, { headers }),
    async () => {
      expect((await fetch(`${test.origin}/api/health/ready`)).status).toBe(200);
      await test.asAdmin('get', '/api/contact').expect(200);
    },
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
});

it('refuses forms that are too many, while visitors read and signed-in users write', async () => {
  const form = (index: number) => ({
    name: 'Ana Horvat',
    email: `ana${index}@primjer.hr`,
    subject: 'Radionice',
    message: `Kada je ${index}. radionica?`,
    gdprConsent: true,
  });
  const post = (index: number, headers: Record<string, string>) =>
    fetch(`${test.origin}/api/contact`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(form(index)),
    });
  const statuses = await flood('contact_messages', FORMS, post, async () => {
    expect((await fetch(`${test.origin}/api/partners?q=nitko`)).status).toBe(200);
    await test.asAdmin('post', '/api/partners', { name: 'Nova udruga' }).expect(201);
  });
  // All come from one IP address, of which ten messages are stored.
  expect(new Set(statuses)).toEqual(new Set([201, 429]));
  expect(statuses.filter((status) => status === 201)).toHaveLength(10);
});

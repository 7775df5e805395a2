import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Language } from '../../../src/i18n/language.js';
import { DETAILS } from '../../../src/problems/problem-texts.js';
import type { TestApp } from '../../setup/test-app.js';
import { waitFor } from '../../setup/wait-for.js';
import { startWebApp } from '../../setup/web-app.js';
import { TitlesPage } from './titles-page.js';

/** The requests that the gate lets pass and wait, and those that it refuses. */
const PASSING = 6 + 64;
const REFUSED = 4;

let test: TestApp;
beforeAll(async () => {
  test = await startWebApp(new TitlesPage());
});
afterAll(() => test.close());

it('refuses what is too much of visitors, while health and signed-in users are answered', async () => {
  const lock = test.dataSource.createQueryRunner();
  await lock.startTransaction();
  await lock.query('LOCK TABLE blog_posts IN ACCESS EXCLUSIVE MODE');
  let refused = 0;
  const search = async (index: number) => {
    const language: Language = index % 2 === 0 ? 'hr' : 'en';
    const answer = await fetch(`${test.origin}/api/blog?q=rijec${index}`, {
      headers: { 'Accept-Language': language },
    });
    const { status } = answer;
    if (status === 503) refused += 1;
    const problem = (await answer.json()) as { detail?: string };
    return { language, status, detail: problem.detail, retry: answer.headers.get('retry-after') };
  };
  const searches = Array.from({ length: PASSING + REFUSED }, (_, index) => search(index));
  await waitFor(() => refused === REFUSED, 'the refusals', REFUSED);

  expect((await fetch(`${test.origin}/api/health/ready`)).status).toBe(200);
  await test.asAdmin('get', '/api/contact').expect(200);

  await lock.rollbackTransaction();
  await lock.release();
  const answers = await Promise.all(searches);
  const busy = answers.filter(({ status }) => status === 503);
  const found = answers.filter(({ status }) => status === 200);
  // On a busy machine, more may have waited too long.
  expect(busy.length).toBeGreaterThanOrEqual(REFUSED);
  expect(found.length + busy.length).toBe(PASSING + REFUSED);
  for (const { language, detail, retry } of busy) {
    expect([detail, retry]).toEqual([DETAILS[503][language], '5']);
  }
});

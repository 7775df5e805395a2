import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page, Route } from '@playwright/test';
import { expect } from '../../../testing/fixtures';

export const uniqueEmail = () => `ana.${randomUUID()}@udruga.example`;

/** The rows of an email address that the API has stored. */
export async function stored(api: APIRequestContext, resource: string, email: string) {
  const filter = encodeURIComponent(JSON.stringify({ email }));
  const answer = await api.get(`/api/${resource}?filter=${filter}`);
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** Answers a form in place of the API, until `page.unrouteAll()`. */
export async function answerWith(
  page: Page,
  path: string,
  status: number,
  body: object,
  headers: Record<string, string> = {},
): Promise<void> {
  await page.route(`**/api/${path}?*`, (route) =>
    route.fulfill({ status, headers, contentType: 'application/problem+json', json: body }),
  );
}

/** Holds the requests of a form back, until they are released. */
export async function holdRequests(page: Page, path: string) {
  const held: Route[] = [];
  await page.route(`**/api/${path}?*`, (route) => void held.push(route));
  return {
    count: () => held.length,
    release: () => Promise.all(held.map((route) => route.continue())),
  };
}

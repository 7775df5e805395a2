import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ContentChanges } from '../../../src/content/content-changes.js';
import { ORIGINAL_TEXTS } from '../../../src/page-texts/original-texts.js';
import { receiveNotifications } from '../../setup/content-notifications.js';
import type { TestApp } from '../../setup/test-app.js';
import { waitFor } from '../../setup/wait-for.js';
import { startWebApp } from '../../setup/web-app.js';
import { TitlesPage } from './titles-page.js';

const KEY = 'home.services.title';
const ORIGINAL = ORIGINAL_TEXTS.find(({ key }) => key === KEY)?.hr;

/** A page with the stored text of `KEY`. */
class TextPage extends TitlesPage {
  override async render(): Promise<Response> {
    this.rendered += 1;
    const answer = await fetch(`${this.origin}/api/page-texts/stored`);
    const stored = (await answer.json()) as { hr: Record<string, string> };
    const html = `<!doctype html><title>Tekst</title><h1>${stored.hr[KEY] ?? ORIGINAL}</h1>`;
    return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  }
}

const page = new TextPage();
let writer: TestApp;
let reader: TestApp;

beforeAll(async () => {
  let database = '';
  writer = await startWebApp(new TextPage(), {}, {}, (url) => {
    database = url.href;
    return Promise.resolve(url);
  });
  reader = await startWebApp(page, {}, {}, () => Promise.resolve(new URL(database)));
  page.origin = reader.origin;
});

afterAll(async () => {
  await reader.close();
  await writer.close();
});

/** Changes the text in one process, until the other one is notified. */
async function change(text: string | null): Promise<void> {
  const changes = reader.app.get(ContentChanges);
  const { generation } = changes;
  await writer.asAdmin('patch', '/api/page-texts/1', { texts: [{ key: KEY, text }] }).expect(200);
  await waitFor(() => changes.generation !== generation, 'the notification', 1);
  await receiveNotifications(reader.app);
}

/** Expects the text at the next request of the other process, and in its cache after it. */
async function expectText(text: string | undefined): Promise<void> {
  const first = await page.visit();
  expect(first.html).toContain(`<h1>${text}</h1>`);
  expect(first.rendered).toBe(true);
  const second = await page.visit();
  expect([second.html, second.rendered]).toEqual([first.html, false]);
}

it('shows texts of pages that another process changes and restores, in place of cached ones', async () => {
  await expectText(ORIGINAL);
  await change('Što radimo za vas');
  await expectText('Što radimo za vas');
  await change('Što radimo s vama');
  await expectText('Što radimo s vama');
  await change(null);
  await expectText(ORIGINAL);
});

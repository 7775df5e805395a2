// Bytes that the first visit to a page transfers.
import { chromium } from '@playwright/test';
import { findBrowser } from '../../testing/browser.mjs';
import { row } from '../rows.mjs';
import { startServer } from '../server.mjs';

export const title = 'Bytes of a first visit';
export const about =
  'Compressed bodies, once the page is quiet. The baseline is the document alone, which contains its styles.';

const PAGES = [
  ['The home page', '/'],
  ['An article', '/blog/terapija-opustanja'],
  ['The page about donations', '/donate'],
];
const SCRIPTS = 137;
const ALL = 300;

const kilobytes = (bytes) => bytes / 1000;

/** Bytes by type of resource, such as `document` and `script`. */
async function visit(browser, url) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const bytes = { document: 0, script: 0, all: 0 };
  const counts = [];
  page.on('response', (response) => {
    const count = async () => {
      const type = response.request().resourceType();
      const { responseBodySize } = await response.request().sizes();
      bytes.all += responseBodySize;
      bytes[type] = (bytes[type] ?? 0) + responseBodySize;
    };
    counts.push(count());
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await Promise.all(counts);
  await context.close();
  return bytes;
}

export async function* measure() {
  const { base, stop } = await startServer();
  const browser = await chromium.launch(await findBrowser());
  try {
    for (const [name, path] of PAGES) {
      const { document, script, all } = await visit(browser, base + path);
      yield row({
        name: `${name}: scripts`,
        unit: 'kB',
        values: [kilobytes(script)],
        limit: { atMost: SCRIPTS },
      });
      yield row({
        name: `${name}: everything`,
        unit: 'kB',
        values: [kilobytes(all)],
        baseline: { name: 'document', values: [kilobytes(document)] },
        limit: { atMost: ALL },
      });
    }
  } finally {
    await browser.close();
    await stop();
  }
}

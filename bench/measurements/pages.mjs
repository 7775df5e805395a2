// Lighthouse scores and paint times of the pages on a simulated mid-range phone.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findBrowser } from '../../testing/browser.mjs';
import { row } from '../rows.mjs';
import { freePort, startServer } from '../server.mjs';

export const title = 'Paints on a phone';
export const about =
  'Lighthouse on a simulated mid-range phone with a slow network. The baseline is the same HTML without styles, scripts and pictures.';

const RUNS = 3;
const PAGES = [
  ['The home page', '/'],
  ['An article', '/blog/terapija-opustanja'],
  ['The page about donations, in English', '/donate?lang=en'],
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** The page's HTML without style sheets, scripts, fonts and pictures: the baseline. */
function bare(html) {
  return html
    .replace(/<(script|style|svg|picture|noscript)\b[^]*?<\/\1>/g, '')
    .replace(/<(?:link|img)\b[^>]*>/g, '')
    .replace(/ (?:class|data-[a-z-]+)="[^"]*"/g, '');
}

async function serve(html) {
  const body = brotliCompressSync(html);
  const server = createServer((request, response) => {
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Encoding': 'br',
      'Content-Length': body.length,
    });
    response.end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${server.address().port}/`, stop: () => server.close() };
}

/** One run in a new browser. Times in milliseconds. */
async function runLighthouse(url) {
  const port = await freePort();
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: CATEGORIES,
    });
    const { audits, categories } = result.lhr;
    return {
      scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
      largestPaint: audits['largest-contentful-paint'].numericValue,
      blocking: audits['total-blocking-time'].numericValue,
      shift: audits['cumulative-layout-shift'].numericValue,
    };
  } finally {
    await browser.close();
  }
}

async function runsOf(url) {
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await runLighthouse(url));
  return runs;
}

function* rowsOf(name, page, plain) {
  const values = (of, runs = page) => runs.map(of);
  const bare = (of) => ({ name: 'bare HTML', values: values(of, plain) });
  const largestPaint = ({ largestPaint }) => largestPaint;
  const blocking = ({ blocking }) => blocking;
  yield row({
    name: `${name}: lowest score of ${CATEGORIES.join(', ')}`,
    unit: '',
    values: values(({ scores }) => Math.min(...scores)),
    limit: { atLeast: 100 },
  });
  yield row({
    name: `${name}: largest contentful paint`,
    unit: 'ms',
    values: values(largestPaint),
    baseline: bare(largestPaint),
    limit: { atMost: 1.3, of: 'ratio' },
  });
  yield row({
    name: `${name}: scripts blocked`,
    unit: 'ms',
    values: values(blocking),
    limit: { atMost: 60 },
  });
  yield row({
    name: `${name}: layout shift`,
    unit: '',
    values: values(({ shift }) => shift),
    limit: { atMost: 0 },
  });
}

export async function* measure() {
  const { base, stop } = await startServer();
  try {
    for (const [name, path] of PAGES) {
      const url = base + path;
      const baseline = await serve(bare(await (await fetch(url)).text()));
      const plain = await runsOf(baseline.url);
      baseline.stop();
      yield* rowsOf(name, await runsOf(url), plain);
    }
  } finally {
    await stop();
  }
}

// Lighthouse scores and paint times of the pages on a simulated mid-range phone.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findBrowser } from '../testing/browser.mjs';
import { freePort, median, startServer } from './server.mjs';

const RUNS = 3;
const PATHS = [
  '/',
  '/about',
  '/blog',
  '/blog/terapija-opustanja',
  '/projects',
  '/events',
  '/contact',
  '/donate',
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

async function medianOfRuns(url) {
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await runLighthouse(url));
  return {
    scores: CATEGORIES.map((_, i) => median(runs.map(({ scores }) => scores[i]))),
    largestPaint: median(runs.map(({ largestPaint }) => largestPaint)),
    blocking: median(runs.map(({ blocking }) => blocking)),
    shift: median(runs.map(({ shift }) => shift)),
  };
}

/**
 * Prints the scores of the pages in both languages, and their largest contentful paint as a ratio
 * of that of the same HTML without styles, scripts and pictures. Medians of three runs.
 */
export async function measurePages() {
  const { base, stop } = await startServer();
  try {
    for (const path of PATHS) {
      for (const language of ['hr', 'en']) {
        const url = `${base}${path}?lang=${language}`;
        const baseline = await serve(bare(await (await fetch(url)).text()));
        const plain = await medianOfRuns(baseline.url);
        baseline.stop();
        const page = await medianOfRuns(url);
        console.log(
          `${path} (${language}): ${page.scores.join(' ')} (${CATEGORIES.join(', ')}; floor 100); ` +
            `largest contentful paint ${(page.largestPaint / plain.largestPaint).toFixed(2)} of bare HTML's ` +
            `(${Math.round(page.largestPaint)} ms; ceiling 1.30); ` +
            `blocked ${Math.round(page.blocking)} ms (bare ${Math.round(plain.blocking)}; ceiling 60); ` +
            `layout shift ${page.shift.toFixed(3)} (ceiling 0)`,
        );
      }
    }
  } finally {
    await stop();
  }
}

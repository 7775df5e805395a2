import { brotliCompressSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { expect, test } from '../../../testing/fixtures';
import { pages, urlOf } from '../every-page/pages';
import { en, hr } from '../texts';

test.describe.configure({ mode: 'parallel' });

const catalogues = { hr, en };

const standard = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

/** The breaches of the rules of HTML: invalid markup, ids used twice, references to missing ids. */
async function invalidMarkup(html: string): Promise<string[]> {
  const { results } = await standard.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`),
  );
}

const decode = (text: string) => text.replaceAll('&amp;', '&');

/** The values of an attribute in HTML, in document order. */
const valuesOf = (html: string, attribute: string): string[] =>
  [...html.matchAll(RegExp(`\\s${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    decode(value),
  );

/** The elements of a page where scripts do not run. */
const withoutScripts = (html: string): string => html.replace(/<(script|style)\b[^]*?<\/\1>/g, '');

/** Words of adjacent elements that run together where there is no style sheet. */
const WORDS_TOGETHER =
  /[\p{L}\p{N}](?:<\/?(?:a|abbr|b|bdi|cite|em|i|label|small|span|strong|time)(?: [^>]*)?>)+[\p{L}\p{N}]/u;

/** The most bytes of the scripts and the styles of a page, compressed. */
const MOST_SCRIPT = 138_000;
const MOST_STYLE = 12_200;

/** Counts the compressed bytes of each script once. */
function scriptSizes(request: APIRequestContext) {
  const sizes = new Map<string, Promise<number>>();
  const load = async (file: string) => {
    const answer = await request.get(file, { headers: { 'Accept-Encoding': 'br' } });
    expect(answer.status(), file).toBe(200);
    return Number(answer.headers()['content-length']);
  };
  return async (files: string[]): Promise<number> => {
    let sum = 0;
    for (const file of files) {
      const size = sizes.get(file) ?? load(file);
      sizes.set(file, size);
      sum += await size;
    }
    return sum;
  };
}

/** The compressed bytes of styles, which many pages share: compressing them takes 100 ms. */
const styleSizes = new Map<string, number>();
function styleSize(html: string): number {
  const styles = [...html.matchAll(/<style[^>]*>([^<]*)/g)].map(([, css]) => css).join('');
  const size = styleSizes.get(styles) ?? brotliCompressSync(styles).length;
  styleSizes.set(styles, size);
  return size;
}

for (const language of ['hr', 'en'] as const) {
  test(`the document of every page is valid, complete without scripts and small, and its links lead somewhere (${language})`, async ({
    request,
    baseURL,
  }) => {
    test.slow();
    const { accessibility, cookies } = catalogues[language].common;
    const { origin } = new URL(baseURL ?? '');
    const sizeOf = scriptSizes(request);
    const answers = new Map<string, Promise<{ status: number; html: string }>>();
    const load = (url: string) => {
      const loading =
        answers.get(url) ??
        request.get(url).then(async (answer) => {
          const isText = /html|svg/.test(answer.headers()['content-type'] ?? '');
          return { status: answer.status(), html: isText ? await answer.text() : '' };
        });
      answers.set(url, loading);
      return loading;
    };
    const problems: string[] = [];
    const follow = async (page: string, link: string) => {
      const url = new URL(link, origin + page);
      // A visitor's journey downloads the slip.
      if (url.origin !== origin || url.pathname.endsWith('/slip/pdf')) return;
      const anchor = decodeURIComponent(url.hash.slice(1));
      url.searchParams.set('lang', language);
      url.hash = '';
      const { status, html } = await load(url.pathname + url.search);
      // The listed pages link to it with an invalid token.
      const expected = url.pathname === '/newsletter/preferences' ? 404 : 200;
      if (status !== expected) problems.push(`${page}: ${link} is answered with ${status}`);
      else if (anchor !== '' && !valuesOf(html, 'id').includes(anchor)) {
        problems.push(`${page}: there is no #${anchor} at ${link}`);
      }
    };
    for (const { path, status = 200, ...titles } of pages) {
      const { status: answered, html } = await load(urlOf(path, language));
      const check = (what: string, isRight: boolean) => {
        if (!isRight) problems.push(`${path}: ${what}`);
      };
      check(`status ${answered}`, answered === status);
      const title = /<title>([^<]*)/.exec(html)?.[1] ?? '';
      check(`title ${title}`, titles[language].test(title));
      check('language', html.includes(`<html lang="${language}"`));
      check('frame', /<header [^>]*>[^]*<main [^>]*>[^]*<footer [^>]*>/.test(html));
      for (const { label } of [accessibility, cookies]) {
        check(label, html.includes(`aria-label="${label}"`));
      }
      // Both languages have the same elements, and checking them takes most of the time.
      if (language === 'hr') {
        for (const invalid of await invalidMarkup(html)) check(invalid, false);
      }

      const readable = withoutScripts(html);
      check('one title', readable.match(/<h1[ >]/g)?.length === 1);
      // No content is pending, and no control needs scripts.
      check('pending', !/ data-skeleton|<template id="B:/.test(readable));
      check('useless buttons', !/<button(?![^>]*type="submit")/.test(readable));
      const together = WORDS_TOGETHER.exec(readable)?.[0] ?? '';
      check(`words together: ${together}`, together === '');

      const files = (/data-files="([^"]*)"/.exec(html)?.[1] ?? '').split(' ').filter(Boolean);
      const script = await sizeOf(files);
      check(`${script} bytes of scripts`, script > 50_000 && script <= MOST_SCRIPT);
      const style = styleSize(html);
      check(`${style} bytes of styles`, style > 3_000 && style <= MOST_STYLE);

      if (status !== 200) continue;
      const links = new Set([...valuesOf(readable, 'href'), ...valuesOf(readable, 'src')]);
      for (const link of links) await follow(path, link);
    }
    expect(problems).toEqual([]);
    expect(answers.size).toBeGreaterThan(pages.length);
  });
}

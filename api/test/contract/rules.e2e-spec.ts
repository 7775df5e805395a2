import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { blogPostBody } from '../factories/blog-post.factory.js';
import type { RuleTable } from '../rules/rule-table.js';
import { text } from '../rules/shared.js';
import {
  bodyClasses,
  rulesOf,
  untranslatedRules,
  watchRefusals,
} from '../setup/contract/body-rules.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { uniqueIp } from '../setup/unique-ip.js';

const FOLDER = new URL('../rules/', import.meta.url);
const tables: RuleTable[] = [];
for (const file of readdirSync(FOLDER).sort()) {
  const { TABLES = [] }: { TABLES?: RuleTable[] } = await import(new URL(file, FOLDER).href);
  tables.push(...TABLES);
}

let test: TestApp;
let refused: Set<string>;
beforeAll(async () => {
  test = await startTestApp();
  refused = watchRefusals();
});
afterAll(() => test.close());

/** Sends a body from a unique IP address, because attempts and forms are limited by address. */
function send(
  method: 'post' | 'put' | 'patch',
  path: string,
  body: object,
  attach: RuleTable['send'] = (request, given) => request.send(given),
) {
  return attach(
    test.anonymous[method](path).set({ ...test.admin, 'X-Forwarded-For': uniqueIp() }),
    body,
  );
}

describe.each(tables)('$name', ({ path, method = 'post', body, rules, send: attach, changes }) => {
  const resolvePath = () => (typeof path === 'string' ? path : path(test));

  it.each(rules)('refuses a $field: $en', async ({ field, values, hr, en }) => {
    const [property = field] = field.split('.');
    const target = await resolvePath();
    for (const value of values) {
      const invalid = body({ [property]: value });
      const croatian = await send(method, target, invalid, attach);
      expect([value, croatian.status, croatian.body.errors]).toEqual([value, 400, { [field]: hr }]);
      expect(croatian.body.detail).toBe(hr);
    }
    // The message is the rule's, whatever the value.
    const invalid = body({ [property]: values[0] });
    const english = await send(method, `${target}?lang=en`, invalid, attach);
    expect(english.body.errors).toEqual({ [field]: en });
  });

  if (method !== 'post' || changes === false) return;

  it('applies the same rules to changes, in which fields are optional', async () => {
    const target = await resolvePath();
    const { body: row } = await send('post', target, body(), attach).expect(201);
    for (const change of ['put', 'patch'] as const) {
      await send(change, `${target}/${row.id}`, {}).expect(200);
      for (const { field, values, hr } of rules) {
        const [property = field] = field.split('.');
        for (const value of values.filter((one) => one !== undefined)) {
          // With and without a word of the publication, which decides what may be missing.
          const published = change === 'put' && 'isPublished' in body();
          const fields = { ...(published && { isPublished: true }), [property]: value };
          const changed = await send(change, `${target}/${row.id}`, fields);
          expect([field, value, changed.status, changed.body.errors]).toEqual([
            field,
            value,
            400,
            { [field]: hr },
          ]);
        }
      }
    }
  });
});

it('every rule of every body has a message in both languages', () => {
  expect(bodyClasses(test.app).flatMap(untranslatedRules)).toEqual([]);
});

it('every rule of every body has refused a value in these tests', () => {
  const classes = bodyClasses(test.app);
  expect(classes.length).toBeGreaterThan(10);
  const rules = new Set(classes.flatMap(rulesOf));
  expect(rules.size).toBeGreaterThan(100);
  const untested = [...rules].filter((rule) => !refused.has(rule));
  // `isString` is not reported where another rule refuses values of other types first.
  // Bodies of issues are always drafts: what they lack is refused when they are sent.
  const elsewhere = / isString: |^(?:Create|Update)IssueDto\.title(?:En)? minLength/;
  expect(untested.filter((rule) => !elsewhere.test(rule))).toEqual([]);
});

it('values at the limits of the rules are accepted', async () => {
  const accepted = [
    { title: 'abc', titleEn: 'abc', content: text(10), contentEn: text(10) },
    { slug: 'a-1' },
    { slug: text(120) },
    { imageUrl: 'https://slike.example' },
    { imageUrl: 'https://slike.example:8443/a%20b.png?v=1#x' },
    { imageUrl: '/images/žaba.svg' },
    { imageUrl: null },
    { publishDate: '2026-05-04T10:00Z' },
    { publishDate: '2026-05-04T10:00:00+02:00' },
    { title: '👩‍👩‍👧 Obitelj' },
  ];
  for (const fields of accepted) {
    const { status } = await send('post', '/api/blog', blogPostBody(fields));
    expect([fields, status]).toEqual([fields, 201]);
  }
});

it('every field that publishing needs has an error', async () => {
  const { body } = await send('post', '/api/blog', { isPublished: true }).expect(400);
  expect(Object.keys(body.errors).sort()).toEqual(
    ['content', 'contentEn', 'slug', 'title', 'titleEn'].sort(),
  );
});

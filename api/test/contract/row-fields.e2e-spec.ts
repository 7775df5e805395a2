import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createBlogPost } from '../factories/blog-post.factory.js';
import { createContactMessage } from '../factories/contact-message.factory.js';
import { createMail } from '../factories/mail.factory.js';
import { createPage } from '../factories/page.factory.js';
import { createProject } from '../factories/project.factory.js';
import { createPublicCall } from '../factories/public-call.factory.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

const SENTENCE = 'Radionica počinje u subotu ujutro i traje do podneva, a dobrodošli su svi. ';
const LONG = SENTENCE.repeat(130).trim();
const PAGE_BYTES = 30_000;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function list(resource: string, query: Record<string, string>) {
  const parameters = new URLSearchParams(query).toString();
  return test.asAdmin('get', `/api/${resource}?${parameters}`).expect(200);
}

const summaries = async (resource: string, query: Record<string, string> = {}) =>
  (await list(resource, { range: '[0,9]', fields: 'summary', ...query })).body;

const many = (create: () => Promise<unknown>) => Promise.all(Array.from({ length: 10 }, create));

describe('a summary of rows', () => {
  it('has excerpts of at most 160 characters, without marks, and everything else', async () => {
    const { id } = await createBlogPost(test.dataSource, {
      content: `## Program\n\nDođite **svi**. ${LONG}`,
      contentEn: 'A short text.',
      contentFormat: 'markdown',
      imageUrl: `https://udruga.example/${'slika-'.repeat(40)}.jpg`,
    });
    const [row] = await summaries('blog', { filter: JSON.stringify({ id }) });
    const whole = (await test.asAdmin('get', `/api/blog/${id}`).expect(200)).body;
    expect(row.content).toMatch(/^Program Dođite svi\. Radionica počinje/);
    expect(row.content).toMatch(/\S[….]$/);
    expect(row.content.length).toBeLessThanOrEqual(160);
    expect(row).toEqual({ ...whole, content: row.content, contentFormat: undefined });
  });

  it('has the part of a text that was found', async () => {
    await createBlogPost(test.dataSource, { content: `${LONG} Zatim kuhamo pekmez od smokava.` });
    const [row] = await summaries('blog', { filter: JSON.stringify({ q: 'pekmez' }) });
    expect(row.content).toMatch(/^….*Zatim kuhamo pekmez/);
    expect((await summaries('blog', { q: 'pekmez' }))[0].content).toBe(row.content);
  });

  it.each([
    ['blog', () => createBlogPost(test.dataSource, { content: LONG, contentEn: LONG })],
    ['projects', () => createProject(test.dataSource, { description: LONG, descriptionEn: LONG })],
    ['pages', () => createPage(test.dataSource, { content: LONG, contentEn: LONG })],
    ['contact', () => createContactMessage(test.dataSource, { message: LONG.slice(0, 5000) })],
    [
      'public-calls',
      () =>
        createPublicCall(test.dataSource, {
          lead: LONG,
          leadEn: LONG,
          summary: LONG,
          results: LONG,
          parts: [{ heading: 'Uvjeti', headingEn: 'Conditions', text: LONG, textEn: LONG }],
        }),
    ],
  ])('of ten %s has at most 30 kB', async (resource, create) => {
    await many(create);
    const rows = await summaries(resource, { sort: '["id","DESC"]' });
    expect(rows).toHaveLength(10);
    expect(Buffer.byteLength(JSON.stringify(rows))).toBeLessThan(PAGE_BYTES);
  });

  it('has whole texts where nothing else shows them', async () => {
    const serverAnswer = LONG.slice(0, 900);
    const { id } = await createMail(test.dataSource, { state: 'failed', serverAnswer });
    const [row] = await summaries('mails', { filter: JSON.stringify({ id }) });
    expect(row.serverAnswer).toHaveLength(900);
  });
});

it('rejects other fields', async () => {
  const { body } = await test.anonymous.get('/api/blog?fields=title').expect(400);
  expect(body.errors).toEqual({
    fields: 'Parametar fields mora biti jedno od: all, summary',
  });
});

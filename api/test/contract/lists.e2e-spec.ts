import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { BankPayment } from '../../src/bank-payments/bank-payment.entity.js';
import { BANK_PAYMENTS } from '../../src/bank-payments/bank-payments.resource.js';
import { BlogPost } from '../../src/blog/blog-post.entity.js';
import { BLOG } from '../../src/blog/blog.resource.js';
import { ContactMessage } from '../../src/contact/contact-message.entity.js';
import { CONTACT } from '../../src/contact/contact.resource.js';
import { Donation } from '../../src/donations/donation.entity.js';
import { DONATIONS } from '../../src/donations/donations.resource.js';
import { Event } from '../../src/events/event.entity.js';
import { EVENTS } from '../../src/events/events.resource.js';
import { readId } from '../../src/fields/id.pipe.js';
import { readListQuery } from '../../src/lists/list-query.js';
import { rowsThatFit } from '../../src/lists/page.js';
import type { Resource } from '../../src/lists/resource.js';
import { Mail } from '../../src/mail/mail.entity.js';
import { MAILS } from '../../src/mail/mails.resource.js';
import { NEWSLETTER } from '../../src/newsletter/newsletter.resource.js';
import { Subscriber } from '../../src/newsletter/subscriber.entity.js';
import { createDocument } from '../../src/openapi/document.js';
import { InvalidInputError } from '../../src/problems/domain-errors.js';
import { Project } from '../../src/projects/project.entity.js';
import { PROJECTS } from '../../src/projects/projects.resource.js';
import { USERS } from '../../src/users/users.resource.js';
import { createBlogPost } from '../factories/blog-post.factory.js';
import { createContactMessage } from '../factories/contact-message.factory.js';
import { createMail } from '../factories/mail.factory.js';
import { createPage } from '../factories/page.factory.js';
import { createProject, projectBody } from '../factories/project.factory.js';
import { createPublicCall } from '../factories/public-call.factory.js';
import { operationsOf } from '../setup/contract/api-document.js';
import { CALLS } from '../setup/contract/calls.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

const ROWS = 120;

let test: TestApp;
let rows: Project[];
beforeAll(async () => {
  test = await startTestApp();
  const projects = test.dataSource.getRepository(Project);
  await projects.insert(
    Array.from({ length: ROWS }, (_, i) =>
      projectBody({
        title: `Projekt ${String(ROWS - i).padStart(3, '0')}`,
        status: i % 2 === 0 ? 'active' : 'completed',
      }),
    ),
  );
  rows = await projects.find({ order: { id: 'ASC' } });
});
afterAll(() => test.close());

function list(query: Record<string, unknown>, resource = 'projects') {
  const parameters = Object.entries(query).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return test.asAdmin('get', `/api/${resource}?${new URLSearchParams(parameters).toString()}`);
}

const ids = (body: { id: number }[]) => body.map(({ id }) => id);
const rangeOf = async (query: Record<string, unknown>, resource?: string) =>
  (await list(query, resource).expect(200)).headers['content-range'];

describe('a list', () => {
  it('has at most 100 rows without a range, else those of the range that exist', async () => {
    expect((await list({}).expect(200)).body).toHaveLength(100);
    expect(await rangeOf({})).toBe(`projects 0-99/${ROWS}`);
    const { body } = await list({ range: [10, 14] }).expect(200);
    expect(ids(body)).toEqual(ids(rows.slice(10, 15)));
    expect(await rangeOf({ range: [115, 999] })).toBe(`projects 115-119/${ROWS}`);
    expect(await rangeOf({ range: [500, 600] })).toBe(`projects */${ROWS}`);
    expect(await rangeOf({ filter: { id: [] } })).toBe('projects */0');
  });

  it.each([
    ['team', { name: 'Zora Perić', position: 'Volonterka', positionEn: 'Volunteer' }],
    ['partners', { name: 'Udruga Zora' }],
    ['documents', { name: 'O nama', nameEn: 'About', path: '/about' }],
  ])('of %s has a new row without an order last', async (resource, row) => {
    const add = (body: object) => test.asAdmin('post', `/api/${resource}`, body).expect(201);
    await add({ ...row, order: 7, ...(resource === 'documents' && { path: '/contact' }) });
    const { body } = await add(row);
    expect(ids((await list({}, resource)).body).at(-1)).toBe(body.id);
  });

  it('has the same order on pages near its end, which are read from there', async () => {
    await test.dataSource.query(`
      INSERT INTO newsletters (email, language, confirmed_at, subscribed_at)
      SELECT 'ana' || n || '@udruga.example', (ARRAY['hr', 'en'])[1 + n % 2],
        CASE n % 3 WHEN 0 THEN NULL ELSE now() END, now()
      FROM generate_series(1, 2050) AS n`);
    for (const field of ['language', 'confirmedAt']) {
      for (const order of ['ASC', 'DESC']) {
        const page = (range: number[]) => list({ sort: [field, order], range }, 'newsletter');
        const answers = [await page([0, 999]), await page([1000, 1999]), await page([2000, 2999])];
        const all = answers.flatMap(({ body }) => ids(body));
        expect(new Set(all).size).toBe(2050);
        for (const [first, last] of [
          [1020, 1029],
          [1500, 1524],
          [2040, 2060],
        ] as const) {
          const { body, headers } = await page([first, last]);
          expect(ids(body)).toEqual(all.slice(first, last + 1));
          const end = Math.min(last, 2049);
          expect(headers['content-range']).toBe(`newsletter ${first}-${end}/2050`);
        }
      }
    }
    expect(await rangeOf({ range: [2050, 2059] }, 'newsletter')).toBe('newsletter */2050');
  });

  it('is sorted by the requested field, by the Croatian alphabet', async () => {
    const { body } = await list({ sort: ['title', 'ASC'], range: [0, 1] }).expect(200);
    expect(body.map(({ title }: Project) => title)).toEqual(['Projekt 001', 'Projekt 002']);
    const alphabet = ['Cesta', 'cvijet', 'Čaj', 'Ćuk', 'Dan', 'Đak', 'Zima', 'Župa'];
    for (const title of alphabet.toReversed()) {
      await createProject(test.dataSource, { title, category: 'Abeceda' });
    }
    const query = { category: 'Abeceda', sort: ['title', 'ASC'] };
    const { body: sorted } = await list(query).expect(200);
    expect(sorted.map(({ title }: Project) => title)).toEqual(alphabet);
    await test.dataSource.query(`DELETE FROM projects WHERE category = 'Abeceda'`);
  });

  it('has a stable order across pages where values are equal', async () => {
    const seen: number[] = [];
    for (let first = 0; first < ROWS; first += 25) {
      const { body } = await list({ sort: ['status', 'ASC'], range: [first, first + 24] });
      seen.push(...ids(body));
    }
    expect(new Set(seen).size).toBe(ROWS);
  });

  it('is filtered by ids, fields and words, and not by empty values', async () => {
    const requested = ids([rows[3], rows[7]].flatMap((row) => row ?? []));
    expect(ids((await list({ filter: { id: requested } })).body)).toEqual(requested);
    const [one] = requested;
    expect(ids((await list({ filter: { id: String(one) } })).body)).toEqual([one]);
    expect(await rangeOf({ filter: { status: 'completed' } })).toBe('projects 0-59/60');
    expect(await rangeOf({ status: 'completed', range: [0, 0] })).toBe('projects 0-0/60');
    expect(await rangeOf({ filter: { q: 'projekt 01' } })).toBe('projects 0-9/10');
    const empty = { filter: { q: '', status: null }, category: '' };
    expect(await rangeOf(empty)).toBe(`projects 0-99/${ROWS}`);
  });
});

describe('an invalid list request', () => {
  const refused: { field: string; query: Record<string, unknown>; resource?: Resource }[] = [
    { field: 'range', query: { range: '[0,' } },
    { field: 'range', query: { range: [5, 4] } },
    { field: 'range', query: { range: [-1, 4] } },
    { field: 'range', query: { range: [0, 1000] } },
    { field: 'range', query: { range: [0, 1.5] } },
    { field: 'range', query: { range: ['0', '24'] } },
    { field: 'range', query: { range: [1e300, 1e301] } },
    { field: 'range', query: { range: {} } },
    { field: 'sort', query: { sort: 'title' } },
    { field: 'sort', query: { sort: ['title', 'UP'] } },
    { field: 'sort', query: { sort: ['description', 'ASC'] } },
    { field: 'sort', query: { sort: ['id; DROP TABLE users', 'ASC'] } },
    { field: 'sort', query: { sort: ['password', 'ASC'] }, resource: USERS },
    { field: 'sort', query: { sort: ['__proto__', 'ASC'] } },
    { field: 'filter', query: { filter: '{' } },
    { field: 'filter', query: { filter: [1] } },
    { field: 'password', query: { filter: { password: 'x' } }, resource: USERS },
    { field: 'sessionVersion', query: { filter: { sessionVersion: 0 } }, resource: USERS },
    { field: 'constructor', query: { filter: { constructor: 1 } } },
    { field: 'status', query: { filter: { status: 'lost' } } },
    { field: 'status', query: { status: 'lost' } },
    { field: 'id', query: { filter: { id: ['1 OR 1=1'] } } },
    { field: 'id', query: { filter: { id: [2 ** 31] } } },
    { field: 'id', query: { filter: { id: [1.5] } } },
    { field: 'q', query: { filter: { q: { $gt: '' } } } },
    { field: 'q', query: { q: 'x'.repeat(201) } },
    { field: 'published', query: { published: 'maybe' }, resource: BLOG },
  ];

  it.each(refused)('is refused, naming $field: $query', ({ field, query, resource = PROJECTS }) => {
    const sent = Object.entries(query).map(([name, value]): [string, unknown] => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]);
    let error: unknown;
    try {
      readListQuery(Object.fromEntries(sent), resource);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(InvalidInputError);
    expect(Object.keys((error as InvalidInputError).errors ?? {})).toEqual([field]);
  });

  it('is answered with the possible fields, also in English', async () => {
    const { body } = await list({ filter: { colour: 'red' }, lang: 'en' }).expect(400);
    expect(body.errors).toEqual({
      colour:
        'Filtering by colour is not possible; possible fields: id, q, category, slug, status, isPublished, untranslated',
    });
  });

  it('is one with a repeated parameter, except repeated ids', async () => {
    await test.anonymous.get('/api/blog?range=[0,1]&range=[0,2]').expect(400);
    await test.anonymous.get('/api/blog?q=a&q=b').expect(400);
    await test.anonymous.get('/api/blog?fields=title').expect(400);
    await test.anonymous.get('/api/projects?id=1&id=2').expect(200);
  });
});

const SENTENCE = 'Radionica počinje u subotu ujutro i traje do podneva, a dobrodošli su svi. ';
const LONG = SENTENCE.repeat(130).trim();
const PAGE_BYTES = 30_000;

describe('a summary of rows', () => {
  const summaries = async (resource: string, query: Record<string, unknown> = {}) =>
    (await list({ range: [0, 9], fields: 'summary', ...query }, resource).expect(200)).body;

  it('has excerpts of at most 160 characters, without marks, and everything else', async () => {
    const { id } = await createBlogPost(test.dataSource, {
      content: `## Program\n\nDođite **svi**. ${LONG}`,
      contentEn: 'A short text.',
      contentFormat: 'markdown',
      imageUrl: `https://udruga.example/${'slika-'.repeat(40)}.jpg`,
    });
    const [row] = await summaries('blog', { filter: { id } });
    const whole = (await test.asAdmin('get', `/api/blog/${id}`).expect(200)).body;
    expect(row.content).toMatch(/^Program Dođite svi\. Radionica počinje.*\S[….]$/);
    expect(row.content.length).toBeLessThanOrEqual(160);
    expect(row).toEqual({ ...whole, content: row.content, contentFormat: undefined });
  });

  it('has the part of a text that was found', async () => {
    await createBlogPost(test.dataSource, { content: `${LONG} Zatim kuhamo pekmez od smokava.` });
    const [row] = await summaries('blog', { filter: { q: 'pekmez' } });
    expect(row.content).toMatch(/^….*Zatim kuhamo pekmez/);
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
  ])('of ten %s has at most 30 kB', async (resource, create: () => Promise<unknown>) => {
    await Promise.all(Array.from({ length: 10 }, create));
    const body = await summaries(resource, { sort: ['id', 'DESC'] });
    expect(body).toHaveLength(10);
    expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(PAGE_BYTES);
  });

  it('has whole texts where nothing else shows them', async () => {
    const serverAnswer = LONG.slice(0, 900);
    const { id } = await createMail(test.dataSource, { state: 'failed', serverAnswer });
    const [row] = await summaries('mails', { filter: { id } });
    expect(row.serverAnswer).toHaveLength(900);
  });
});

const PART = { q: 'horvat' };

const INDEXED: [string, EntityTarget<ObjectLiteral>, Resource, Record<string, unknown>][] = [
  ['bank_payments_searched_text_index', BankPayment, BANK_PAYMENTS, PART],
  ['contact_messages_searched_text_index', ContactMessage, CONTACT, PART],
  ['donations_searched_text_index', Donation, DONATIONS, PART],
  ['mails_searched_text_index', Mail, MAILS, PART],
  ['newsletters_searched_text_index', Subscriber, NEWSLETTER, PART],
  ['blog_posts_draft_index', BlogPost, BLOG, { isPublished: false }],
  ['events_draft_index', Event, EVENTS, { isPublished: false }],
  ['blog_posts_outdated_index', BlogPost, BLOG, { outdated: true }],
  ['blog_posts_untranslated_index', BlogPost, BLOG, { untranslated: true }],
  ['events_untranslated_index', Event, EVENTS, { untranslated: true }],
  ['donations_pending_index', Donation, DONATIONS, { status: 'pending' }],
];

it.each(INDEXED)('%s finds the rows of its filter', async (index, entity, resource, filter) => {
  const repository = test.dataSource.getRepository(entity);
  const query = rowsThatFit(repository, resource, { filter });
  const [sql, parameters] = query.getQueryAndParameters();
  await test.dataSource.transaction(async (manager) => {
    // The table is almost empty: without this, PostgreSQL rightly reads it as a whole.
    await manager.query('SET LOCAL enable_seqscan = off');
    const plan: { 'QUERY PLAN': string }[] = await manager.query(`EXPLAIN ${sql}`, parameters);
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain(index);
  });
});

describe('an id in a path', () => {
  it.each(['7.0', '0x7', '7e0', ' 7', '7 ', '+7', '-7', '07', '7\n', '\u0667', '2147483648', ''])(
    'is not %j, as each row has one URL',
    (text) => {
      expect(readId(text)).toBe(0);
      expect(readId('7')).toBe(7);
    },
  );

  it('is read so by every operation', async () => {
    const answers: [string, number][] = [];
    for (const { method, path } of operationsOf(createDocument(test.app))) {
      if (!path.includes('{id')) continue;
      const { param, body, send } = CALLS[`${method} ${path}`] ?? {};
      const values = [(await param?.(test)) ?? []].flat().map(String);
      const at = Math.max(
        0,
        values.findIndex((value) => /^\d+$/.test(value)),
      );
      values[at] = `${values[at] ?? ''}.0`;
      const to = path.replaceAll(/\{[^}]+\}/g, () => String(values.shift()));
      const request = test.asAdmin(method, to);
      const answer = await (send ? send(request) : request.send(await body?.(test)));
      answers.push([`${method} ${to}`, answer.status]);
    }
    expect(answers.length).toBeGreaterThan(50);
    expect(answers.filter(([, status]) => status !== 404)).toEqual([]);
  });
});

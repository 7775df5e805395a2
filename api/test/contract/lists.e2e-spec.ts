import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Project } from '../../src/projects/project.entity.js';
import { createProject, projectBody } from '../factories/project.factory.js';
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
  return test.anonymous
    .get(`/api/${resource}?${new URLSearchParams(parameters).toString()}`)
    .set(test.admin);
}

const ids = (body: { id: number }[]) => body.map(({ id }) => id);

describe('a list', () => {
  it('has at most 100 rows without a range, and the total in a header', async () => {
    const { body, headers } = await list({}).expect(200);
    expect(body).toHaveLength(100);
    expect(headers['content-range']).toBe(`projects 0-99/${ROWS}`);
  });

  it('contains the requested range', async () => {
    const { body, headers } = await list({ range: [10, 14] }).expect(200);
    expect(ids(body)).toEqual(ids(rows.slice(10, 15)));
    expect(headers['content-range']).toBe(`projects 10-14/${ROWS}`);
  });

  it('contains the existing rows of a range past the end', async () => {
    const { body, headers } = await list({ range: [115, 999] }).expect(200);
    expect(body).toHaveLength(5);
    expect(headers['content-range']).toBe(`projects 115-119/${ROWS}`);
    const beyond = await list({ range: [500, 600] }).expect(200);
    expect(beyond.body).toEqual([]);
    expect(beyond.headers['content-range']).toBe(`projects */${ROWS}`);
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
    const beyond = await list({ range: [2050, 2059] }, 'newsletter').expect(200);
    expect(beyond.headers['content-range']).toBe('newsletter */2050');
  });

  it('is sorted by the requested field', async () => {
    const { body } = await list({ sort: ['title', 'ASC'], range: [0, 1] }).expect(200);
    expect(body.map(({ title }: Project) => title)).toEqual(['Projekt 001', 'Projekt 002']);
    const descending = await list({ sort: ['title', 'desc'], range: [0, 0] }).expect(200);
    expect(descending.body[0].title).toBe(`Projekt ${ROWS}`);
  });

  it('is filtered by ids, fields and words', async () => {
    const requested = ids([rows[3], rows[7]].flatMap((row) => row ?? []));
    expect(ids((await list({ filter: { id: requested } })).body)).toEqual(requested);
    expect(ids((await list({ filter: { id: String(requested[0]) } })).body)).toEqual([
      requested[0],
    ]);
    const completed = await list({ filter: { status: 'completed' } }).expect(200);
    expect(completed.headers['content-range']).toBe('projects 0-59/60');
    const plain = await list({ status: 'completed', range: [0, 0] }).expect(200);
    expect(plain.headers['content-range']).toBe('projects 0-0/60');
    const words = await list({ filter: { q: 'projekt 01' } }).expect(200);
    expect(words.body).toHaveLength(10);
  });

  it('ignores empty filters', async () => {
    const { headers } = await list({ filter: { q: '', status: null }, category: '' }).expect(200);
    expect(headers['content-range']).toBe(`projects 0-99/${ROWS}`);
  });

  it('can be empty', async () => {
    const { body, headers } = await list({ filter: { id: [] } }).expect(200);
    expect(body).toEqual([]);
    expect(headers['content-range']).toBe('projects */0');
  });
});

describe('an invalid list request', () => {
  const refused: { field: string; query: Record<string, unknown>; resource?: string }[] = [
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
    { field: 'sort', query: { sort: ['password', 'ASC'] }, resource: 'users' },
    { field: 'sort', query: { sort: ['__proto__', 'ASC'] } },
    { field: 'filter', query: { filter: '{' } },
    { field: 'filter', query: { filter: [1] } },
    { field: 'password', query: { filter: { password: 'x' } }, resource: 'users' },
    { field: 'sessionVersion', query: { filter: { sessionVersion: 0 } }, resource: 'users' },
    { field: 'constructor', query: { filter: { constructor: 1 } } },
    { field: 'status', query: { filter: { status: 'lost' } } },
    { field: 'status', query: { status: 'lost' } },
    { field: 'id', query: { filter: { id: ['1 OR 1=1'] } } },
    { field: 'id', query: { filter: { id: [2 ** 31] } } },
    { field: 'id', query: { filter: { id: [1.5] } } },
    { field: 'q', query: { filter: { q: { $gt: '' } } } },
    { field: 'q', query: { q: 'x'.repeat(201) } },
    { field: 'published', query: { published: 'maybe' }, resource: 'blog' },
  ];

  it.each(refused)('is refused, naming $field: $query', async ({ field, query, resource }) => {
    const { body } = await list(query, resource).expect(400);
    expect(Object.keys(body.errors)).toEqual([field]);
    expect(body.detail).toBe(body.errors[field]);
  });

  it('is answered with the possible fields, also in English', async () => {
    const { body } = await list({ filter: { colour: 'red' }, lang: 'en' }).expect(400);
    expect(body.detail).toBe(
      'Filtering by colour is not possible; possible fields: id, q, category, slug, status, isPublished, untranslated',
    );
  });

  it('is one with a repeated parameter, except repeated ids', async () => {
    await test.anonymous.get('/api/blog?range=[0,1]&range=[0,2]').expect(400);
    await test.anonymous.get('/api/blog?q=a&q=b').expect(400);
    await test.anonymous.get('/api/projects?id=1&id=2').expect(200);
  });
});

it('a list has a stable order across pages where values are equal', async () => {
  await createProject(test.dataSource);
  const seen: number[] = [];
  for (let first = 0; first < ROWS; first += 25) {
    const { body } = await list({ sort: ['status', 'ASC'], range: [first, first + 24] });
    seen.push(...ids(body));
  }
  expect(new Set(seen).size).toBe(ROWS + 1);
});

it('a list is sorted by the Croatian alphabet', async () => {
  for (const title of ['Župa', 'Zima', 'Đak', 'Dan', 'Čaj', 'cvijet', 'Ćuk', 'Cesta']) {
    await createProject(test.dataSource, { title, category: 'Abeceda' });
  }
  const { body } = await list({ category: 'Abeceda', sort: ['title', 'ASC'] }).expect(200);
  expect(body.map(({ title }: Project) => title)).toEqual([
    'Cesta',
    'cvijet',
    'Čaj',
    'Ćuk',
    'Dan',
    'Đak',
    'Zima',
    'Župa',
  ]);
});

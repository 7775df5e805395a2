import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createProject } from '../factories/project.factory.js';
import { createPublicCall, inDays, publicCallBody } from '../factories/public-call.factory.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const REASON = { reason: 'Zbog velikog zanimanja.', reasonEn: 'Because of great interest.' };

const read = async (id: number) => (await test.anonymous.get(`/api/public-calls/${id}`)).body;

describe('the state of a call', () => {
  it.each([
    ['soon', { opensAt: inDays(1), deadline: null }],
    ['open', { opensAt: inDays(-1), deadline: null }],
    ['open', { opensAt: inDays(-2), deadline: inDays(1) }],
    ['closed', { opensAt: inDays(-2), deadline: inDays(-1) }],
    ['closed', { opensAt: inDays(-2), deadline: inDays(-1), resultsAt: inDays(1) }],
    ['results', { opensAt: inDays(-3), deadline: inDays(-2), resultsAt: inDays(-1) }],
  ] as const)('is %s by the clock', async (state, dates) => {
    const { id } = await createPublicCall(test.dataSource, dates);
    expect(await read(id)).toMatchObject({ id, state });
    const { body } = await test.anonymous.get(`/api/public-calls?filter={"state":"${state}"}`);
    expect(body.map((call: { id: number }) => call.id)).toContain(id);
  });

  it('changes at its instant, also in cached answers', async () => {
    const { id } = await createPublicCall(test.dataSource, {
      opensAt: new Date(Date.now() + 1500),
      deadline: null,
    });
    expect(await read(id)).toMatchObject({ state: 'soon' });
    while ((await read(id)).state === 'soon') await new Promise((done) => setImmediate(done));
    expect(await read(id)).toMatchObject({ state: 'open' });
  });
});

it('makes no correction of a draft, though it would be open', async () => {
  const { id } = await createPublicCall(test.dataSource, {
    isPublished: false,
    opensAt: inDays(-0.01),
  });
  await test.asAdmin('patch', `/api/public-calls/${id}`, { lead: 'Drugi uvod.' }).expect(200);
  await test.asAdmin('patch', `/api/public-calls/${id}`, { isPublished: true }).expect(200);
  expect(await read(id)).toMatchObject({ lead: 'Drugi uvod.', corrections: [] });
});

it('answers its texts as blocks', async () => {
  const { id } = await createPublicCall(test.dataSource);
  const { body } = await test.anonymous.get(`/api/public-calls/${id}/texts`).expect(200);
  expect(body.parts).toEqual([
    {
      heading: 'Tko se može prijaviti',
      headingEn: 'Who can apply',
      blocks: [
        {
          type: 'paragraph',
          inlines: [
            { type: 'text', text: 'Svaka ' },
            { type: 'strong', inlines: [{ type: 'text', text: 'punoljetna' }] },
            { type: 'text', text: ' osoba.' },
          ],
        },
      ],
      blocksEn: [expect.objectContaining({ type: 'paragraph' })],
    },
  ]);
});

it('finds a call by words of its parts, in either language', async () => {
  const { id } = await createPublicCall(test.dataSource, {
    parts: [
      {
        heading: 'Uvjeti',
        headingEn: 'Conditions',
        text: 'Ljubav prema knjižnicama.',
        textEn: 'A love of libraries.',
      },
    ],
  });
  for (const words of ['knjižnica', 'library']) {
    const { body } = await test.anonymous.get(`/api/public-calls?filter={"q":"${words}"}`);
    expect(body.map((call: { id: number }) => call.id)).toEqual([id]);
  }
});

async function throughTheBin(id: number): Promise<void> {
  await test.asAdmin('delete', `/api/public-calls/${id}`).expect(200);
  const { body } = await test.asAdmin('get', '/api/trash?filter={"resource":"public-calls"}');
  const { id: item } = body.find((one: { rowId: number }) => one.rowId === id);
  await test.asAdmin('post', `/api/trash/${item}/restore`).expect(200);
}

describe('the current call', () => {
  const current = async () =>
    (await test.anonymous.get('/api/public-calls?filter={"current":true}').expect(200)).body.map(
      ({ id }: { id: number }) => id,
    );

  it('is an open one, else the next, else the last; or there is none', async () => {
    await test.dataSource.query('TRUNCATE public_calls');
    expect(await current()).toEqual([]);
    const past = { opensAt: inDays(-9), deadline: inDays(-8) };
    const closed = await createPublicCall(test.dataSource, past);
    expect(await current()).toEqual([closed.id]);
    const next = await createPublicCall(test.dataSource, { opensAt: inDays(1) });
    await createPublicCall(test.dataSource, { opensAt: inDays(5) });
    expect(await current()).toEqual([next.id]);
    const open = await createPublicCall(test.dataSource, { opensAt: inDays(-3) });
    expect(await current()).toEqual([open.id]);
    const newer = await createPublicCall(test.dataSource, { opensAt: inDays(-2) });
    expect(await current()).toEqual([newer.id]);
  });
});

describe('a change of an open call', () => {
  it('of what applicants rely on needs a reason in both languages', async () => {
    const { id } = await createPublicCall(test.dataSource);
    const path = `/api/public-calls/${id}`;
    const lead = 'Ispravljen tekst uvoda.';
    const refused = await test.asAdmin('patch', path, { lead });
    expect(refused).toMatchObject({ status: 400 });
    expect(Object.keys(refused.body.errors)).toEqual(['reason']);
    const half = await test.asAdmin('patch', path, { lead, reason: REASON.reason });
    expect(Object.keys(half.body.errors)).toEqual(['reasonEn']);
    expect(await read(id)).toMatchObject({ corrections: [] });

    const changed = await test.asAdmin('patch', path, { lead, ...REASON });
    expect(changed).toMatchObject({ status: 200, body: { lead } });
    expect(changed.body.corrections).toEqual([{ ...REASON, correctedAt: expect.any(String) }]);
  });

  it('of the deadline says both deadlines', async () => {
    const call = await createPublicCall(test.dataSource);
    const deadline = inDays(20).toISOString();
    const path = `/api/public-calls/${call.id}`;
    const { body } = await test.asAdmin('patch', path, { deadline, ...REASON });
    expect(body.corrections).toMatchObject([
      { ...REASON, deadline: { from: call.deadline?.toISOString(), to: deadline } },
    ]);
  });

  it('of other fields needs none, and makes no correction', async () => {
    const { id } = await createPublicCall(test.dataSource);
    const change = { leadEn: 'A better translation.', signatory: 'Ana Horvat' };
    const { body } = await test.asAdmin('patch', `/api/public-calls/${id}`, change);
    expect(body).toMatchObject({ ...change, corrections: [] });
  });

  it('of published results needs a reason, their first publication none', async () => {
    const dates = { opensAt: inDays(-3), deadline: inDays(-2), resultsAt: inDays(-1) };
    const { id } = await createPublicCall(test.dataSource, dates);
    const path = `/api/public-calls/${id}`;
    const first = await test.asAdmin('patch', path, { results: 'Odabrano je 20 osoba.' });
    expect(first).toMatchObject({ status: 200, body: { corrections: [] } });
    const results = 'Odabrana je 21 osoba.';
    const refused = await test.asAdmin('patch', path, { results });
    expect(Object.keys(refused.body.errors)).toEqual(['reason']);
    const changed = await test.asAdmin('patch', path, { results, ...REASON });
    expect(changed.body.corrections).toMatchObject([REASON]);
  });

  describe.each(['patch', 'put', 'patch after the bin'] as const)('by %s', (way) => {
    const later = { opensAt: inDays(1), deadline: inDays(20) };
    it.each([
      ['makes it a draft again', { isPublished: false, ...REASON }, 'isPublished'],
      ['puts off its opening', { ...later, ...REASON }, 'opensAt'],
      [
        'puts off its opening and changes it',
        { ...later, lead: 'Drugi tekst uvoda.', ...REASON },
        'opensAt',
      ],
      ['makes it open later in the past', { opensAt: inDays(-0.1), ...REASON }, 'opensAt'],
      ['changes its terms without a reason', { subject: 'za druge ljude' }, 'reason'],
      ['hides its published results', { resultsAt: inDays(5) }, 'reason'],
    ])('never %s', async (_what, change, field) => {
      const dates = { opensAt: inDays(-3), deadline: inDays(-2), resultsAt: inDays(-1) };
      const call = await createPublicCall(test.dataSource, {
        ...('resultsAt' in change ? { ...dates, results: 'Odabrano je 20 osoba.' } : {}),
      });
      const path = `/api/public-calls/${call.id}`;
      if (way.endsWith('bin')) await throughTheBin(call.id);
      const before = (await test.asAdmin('get', path).expect(200)).body;
      const refused =
        way === 'put'
          ? await test.asAdmin('put', path, { ...before, ...change })
          : await test.asAdmin('patch', path, change);
      expect(refused).toMatchObject({ status: 400 });
      expect(Object.keys(refused.body.errors)).toEqual([field]);
      expect((await test.asAdmin('get', path)).body).toEqual(before);
    });
  });

  it('makes it no draft in bulk; before it opens, it may become one', async () => {
    const { id } = await createPublicCall(test.dataSource);
    await test.asAdmin('post', '/api/public-calls/bulk', { action: 'unpublish', ids: [id] });
    expect(await read(id)).toMatchObject({ isPublished: true, state: 'open' });
    const soon = await createPublicCall(test.dataSource, { opensAt: inDays(1) });
    const hidden = await test.asAdmin('patch', `/api/public-calls/${soon.id}`, {
      isPublished: false,
    });
    expect(hidden).toMatchObject({ status: 200, body: { isPublished: false } });
  });

  it('is free before it opens', async () => {
    const { id } = await createPublicCall(test.dataSource, { opensAt: inDays(1) });
    const change = { lead: 'Drugi tekst uvoda.' };
    const { body } = await test.asAdmin('patch', `/api/public-calls/${id}`, change);
    expect(body).toMatchObject({ ...change, corrections: [] });
  });
});

it.each([
  ['deadline', { opensAt: inDays(2), deadline: inDays(1) }],
  ['resultsAt', { deadline: null, resultsAt: inDays(20) }],
  ['resultsAt', { deadline: inDays(10), resultsAt: inDays(9) }],
  ['projectId', { projectId: 2_000_000_000 }],
])('refuses a wrong %s', async (field, fields) => {
  const refused = await test.asAdmin('post', '/api/public-calls', publicCallBody(fields));
  expect(refused).toMatchObject({ status: 400 });
  expect(Object.keys(refused.body.errors)).toEqual([field]);
});

it('leads former addresses to a call, but never to a draft', async () => {
  const lookup = (slug: string) =>
    test.anonymous.get('/api/redirects/lookup').query({ path: `/javni-poziv/${slug}` });
  const call = await createPublicCall(test.dataSource);
  const slug = `${call.slug}-2`;
  await test.asAdmin('patch', `/api/public-calls/${call.id}`, { slug }).expect(200);
  expect((await lookup(call.slug)).body).toMatchObject({ location: `/javni-poziv/${slug}` });
  await test.asAdmin('delete', `/api/public-calls/${call.id}`).expect(200);
  expect((await lookup(slug)).body).toMatchObject({ location: null });

  const draft = await createPublicCall(test.dataSource, { isPublished: false });
  const change = { slug: `${draft.slug}-2` };
  await test.asAdmin('patch', `/api/public-calls/${draft.id}`, change).expect(200);
  expect(await lookup(draft.slug)).toMatchObject({ status: 404 });
});

it('outlives its project', async () => {
  const project = await createProject(test.dataSource);
  const { id } = await createPublicCall(test.dataSource, { projectId: project.id });
  await test.asAdmin('delete', `/api/projects/${project.id}`).expect(200);
  expect(await read(id)).toMatchObject({ projectId: null });
});

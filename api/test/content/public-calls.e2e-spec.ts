import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ContentChanges } from '../../src/content/content-changes.js';
import { createPublicCall, inDays, publicCallBody } from '../factories/public-call.factory.js';
import { expectAround } from '../setup/expect-around.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const REASON = { reason: 'Zbog velikog zanimanja.', reasonEn: 'Because of great interest.' };
const WITH_RESULTS = { opensAt: inDays(-3), deadline: inDays(-2), resultsAt: inDays(-1) };

const read = async (id: number) => (await test.anonymous.get(`/api/public-calls/${id}`)).body;
const change = (id: number, fields: object) =>
  test.asAdmin('patch', `/api/public-calls/${id}`, fields);
const found = async (filter: object): Promise<number[]> => {
  const query = { filter: JSON.stringify(filter) };
  const { body } = await test.anonymous.get('/api/public-calls').query(query).expect(200);
  return body.map(({ id }: { id: number }) => id);
};

describe('the state of a call', () => {
  it('follows from the clock', async () => {
    for (const [state, dates] of [
      ['soon', { opensAt: inDays(1), deadline: null }],
      ['open', { opensAt: inDays(-1), deadline: null }],
      ['open', { opensAt: inDays(-2), deadline: inDays(1) }],
      ['closed', { opensAt: inDays(-2), deadline: inDays(-1) }],
      ['closed', { opensAt: inDays(-2), deadline: inDays(-1), resultsAt: inDays(1) }],
      ['results', WITH_RESULTS],
    ] as const) {
      const { id } = await createPublicCall(test.dataSource, dates);
      expect(await read(id)).toMatchObject({ id, state });
      expect(await found({ state })).toContain(id);
    }
  });

  it('limits cached answers to its next change', async () => {
    const changes = test.app.get(ContentChanges);
    const hour = inDays(1 / 24);
    for (const dates of [
      { opensAt: hour, deadline: inDays(2) },
      { opensAt: inDays(-2), deadline: hour },
      { opensAt: inDays(-2), deadline: inDays(-1), resultsAt: hour },
    ]) {
      await test.dataSource.query('TRUNCATE public_calls');
      const draft = { opensAt: inDays(0.02), deadline: null, isPublished: false };
      await createPublicCall(test.dataSource, draft);
      await createPublicCall(test.dataSource, dates);
      changes.changed();
      expectAround(await changes.validUntil(), hour.getTime());
    }
  });

  it('makes an open call the current one, else the next, else the last', async () => {
    await test.dataSource.query('TRUNCATE public_calls');
    expect(await found({ current: true })).toEqual([]);
    const past = { opensAt: inDays(-9), deadline: inDays(-8) };
    const closed = await createPublicCall(test.dataSource, past);
    expect(await found({ current: true })).toEqual([closed.id]);
    const next = await createPublicCall(test.dataSource, { opensAt: inDays(1) });
    await createPublicCall(test.dataSource, { opensAt: inDays(5) });
    expect(await found({ current: true })).toEqual([next.id]);
    const open = await createPublicCall(test.dataSource, { opensAt: inDays(-3) });
    expect(await found({ current: true })).toEqual([open.id]);
    const newer = await createPublicCall(test.dataSource, { opensAt: inDays(-2) });
    expect(await found({ current: true })).toEqual([newer.id]);
  });
});

it('A call is found by the words of its parts in either language, and has them as blocks', async () => {
  const [text, textEn] = ['Ljubav prema **knjižnicama**.', 'A love of libraries.'];
  const parts = [{ heading: 'Uvjeti', headingEn: 'Conditions', text, textEn }];
  const { id } = await createPublicCall(test.dataSource, { parts });
  expect([await found({ q: 'knjižnica' }), await found({ q: 'library' })]).toEqual([[id], [id]]);
  const { body } = await test.anonymous.get(`/api/public-calls/${id}/texts`).expect(200);
  const inlines = [{ type: 'text' }, { type: 'strong' }, {}];
  expect(body.parts).toMatchObject([{ blocks: [{ inlines }], blocksEn: [{}] }]);
});

describe('a change of an open call', () => {
  it('of what applicants rely on needs a reason in both languages', async () => {
    const { id } = await createPublicCall(test.dataSource);
    const lead = 'Ispravljen tekst uvoda.';
    const refused = await change(id, { lead }).expect(400);
    expect(Object.keys(refused.body.errors)).toEqual(['reason']);
    const half = await change(id, { lead, reason: REASON.reason }).expect(400);
    expect(Object.keys(half.body.errors)).toEqual(['reasonEn']);
    expect(await read(id)).toMatchObject({ corrections: [] });
    const { body } = await change(id, { lead, ...REASON }).expect(200);
    expect(body).toMatchObject({ lead });
    expect(body.corrections).toEqual([{ ...REASON, correctedAt: expect.any(String) }]);
  });

  it('of the deadline says both deadlines', async () => {
    const call = await createPublicCall(test.dataSource);
    const deadline = inDays(20).toISOString();
    const { body } = await change(call.id, { deadline, ...REASON }).expect(200);
    expect(body.corrections).toMatchObject([
      { ...REASON, deadline: { from: call.deadline?.toISOString(), to: deadline } },
    ]);
  });

  it('of published results needs a reason, their first publication none', async () => {
    const { id } = await createPublicCall(test.dataSource, WITH_RESULTS);
    const first = await change(id, { results: 'Odabrano je 20 osoba.' }).expect(200);
    expect(first.body.corrections).toEqual([]);
    const results = 'Odabrana je 21 osoba.';
    const refused = await change(id, { results }).expect(400);
    expect(Object.keys(refused.body.errors)).toEqual(['reason']);
    const { body } = await change(id, { results, ...REASON }).expect(200);
    expect(body.corrections).toMatchObject([REASON]);
  });

  const later = { opensAt: inDays(1), deadline: inDays(20) };
  it.each([
    ['makes it a draft again', { isPublished: false, ...REASON }, 'isPublished'],
    ['puts off its opening', { ...later, lead: 'Drugi tekst.', ...REASON }, 'opensAt'],
    ['makes it open later in the past', { opensAt: inDays(-0.1), ...REASON }, 'opensAt'],
    ['changes its subject without a reason', { subject: 'za druge ljude' }, 'reason'],
    ['changes its title without a reason', { title: 'Drugi poziv' }, 'reason'],
    [
      'changes its parts without a reason',
      { parts: publicCallBody().parts.map((part) => ({ ...part, text: 'Nitko.' })) },
      'reason',
    ],
    ['changes its address without a reason', { contactEmail: 'drugi@udruga.example' }, 'reason'],
    ['changes its telephone without a reason', { contactPhone: '022 555 019' }, 'reason'],
    ['changes its documents without a reason', { documentIds: [7] }, 'reason'],
    ['takes away its deadline without a reason', { deadline: null }, 'reason'],
    ['hides its published results', { resultsAt: inDays(5) }, 'reason'],
  ])('never %s', async (_what, fields, field) => {
    const hasResults = 'resultsAt' in fields;
    const dates = hasResults ? { ...WITH_RESULTS, results: 'Odabrano je 20 osoba.' } : {};
    const { id } = await createPublicCall(test.dataSource, dates);
    const path = `/api/public-calls/${id}`;
    const before = (await test.asAdmin('get', path).expect(200)).body;
    for (const refused of [
      await test.asAdmin('put', path, { ...before, ...fields }),
      await change(id, fields),
    ]) {
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, [field]]);
    }
    expect((await test.asAdmin('get', path)).body).toEqual(before);
  });

  it('makes it no draft in bulk; before it opens, it may become one', async () => {
    const { id } = await createPublicCall(test.dataSource);
    await test.asAdmin('post', '/api/public-calls/bulk', { action: 'unpublish', ids: [id] });
    expect(await read(id)).toMatchObject({ isPublished: true, state: 'open' });
    const soon = await createPublicCall(test.dataSource, { opensAt: inDays(1) });
    const hidden = await change(soon.id, { isPublished: false }).expect(200);
    expect(hidden.body).toMatchObject({ isPublished: false });
  });

  it('is no correction of other fields, nor before it opens, nor of a draft', async () => {
    const open = await createPublicCall(test.dataSource);
    const soon = await createPublicCall(test.dataSource, { opensAt: inDays(1) });
    const unseen = { isPublished: false, opensAt: inDays(-0.01) };
    const draft = await createPublicCall(test.dataSource, unseen);
    for (const [{ id }, fields] of [
      [open, { leadEn: 'A better translation.', signatory: 'Ana Horvat' }],
      [soon, { lead: 'Drugi tekst uvoda.' }],
      [draft, { lead: 'Drugi uvod.' }],
      [draft, { lead: 'Treći uvod.', isPublished: true }],
    ] as const) {
      const { body } = await change(id, fields).expect(200);
      expect(body).toMatchObject({ ...fields, corrections: [] });
    }
  });
});

it.each([
  ['deadline', { opensAt: inDays(2), deadline: inDays(1) }],
  ['resultsAt', { deadline: null, resultsAt: inDays(20) }],
  ['resultsAt', { deadline: inDays(10), resultsAt: inDays(9) }],
  ['projectId', { projectId: 2_000_000_000 }],
])('refuses a wrong %s', async (field, fields) => {
  const body = publicCallBody(fields);
  const refused = await test.asAdmin('post', '/api/public-calls', body).expect(400);
  expect(Object.keys(refused.body.errors)).toEqual([field]);
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fetchUtils } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import { blogPostBody } from './factories/blog-post.factory.js';
import { eventBody } from './factories/event.factory.js';
import { mediaBody } from './factories/media.factory.js';
import { partnerBody } from './factories/partner.factory.js';
import { projectBody } from './factories/project.factory.js';
import { teamMemberBody } from './factories/team-member.factory.js';
import { userBody } from './factories/user.factory.js';
import { startTestApp, type TestApp } from './setup/test-app.js';

let test: TestApp;
let provider: ReturnType<typeof simpleRestProvider>;
beforeAll(async () => {
  test = await startTestApp();
  provider = simpleRestProvider(`${test.origin}/api`, (url, options = {}) =>
    fetchUtils.fetchJson(url, {
      ...options,
      headers: new Headers({ ...Object.fromEntries(new Headers(options.headers)), ...test.admin }),
    }),
  );
});
afterAll(() => test.close());

const pagination = { page: 1, perPage: 25 };
const sort = { field: 'id', order: 'DESC' } as const;

describe.each([
  ['blog', blogPostBody, { title: 'Drugi naslov' }],
  ['projects', projectBody, { title: 'Drugi naslov' }],
  ['events', eventBody, { title: 'Drugi naslov' }],
  ['team', teamMemberBody, { name: 'Drugo ime' }],
  ['partners', partnerBody, { name: 'Drugo ime' }],
  ['media', mediaBody, { alt: 'Drugi opis' }],
  ['users', userBody, { fullName: 'Drugo Ime' }],
])('the panel’s data provider, as it comes from npm, on %s', (resource, body, change) => {
  it('creates, lists, reads, changes and deletes', async () => {
    const first = (await provider.create(resource, { data: body() })).data;
    const second = (await provider.create(resource, { data: body() })).data;
    expect(second.id).toBe(first.id + 1);

    const list = await provider.getList(resource, { pagination, sort, filter: {} });
    expect(list.data.slice(0, 2)).toEqual([second, first]);
    expect(list.total).toBeGreaterThanOrEqual(2);
    const paged = await provider.getList(resource, {
      pagination: { page: 2, perPage: 1 },
      sort,
      filter: { id: [first.id, second.id] },
    });
    expect(paged).toMatchObject({ data: [first], total: 2 });

    expect((await provider.getOne(resource, { id: first.id })).data).toEqual(first);
    const many = await provider.getMany(resource, { ids: [first.id, second.id] });
    expect(many.data.map(({ id }) => id).sort()).toEqual([first.id, second.id].sort());

    const updated = await provider.update(resource, {
      id: first.id,
      data: { ...first, ...change },
      previousData: first,
    });
    expect(updated.data).toMatchObject({ ...change, id: first.id });
    const ids = [first.id, second.id];
    expect((await provider.updateMany(resource, { ids, data: change })).data).toEqual(ids);

    const deleted = await provider.delete(resource, { id: first.id, previousData: first });
    expect(deleted.data.id).toBe(first.id);
    expect((await provider.deleteMany(resource, { ids: [second.id] })).data).toEqual([second.id]);
    await expect(provider.getOne(resource, { id: first.id })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('is told what is wrong in words it can show', async () => {
    await expect(provider.create(resource, { data: {} })).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(/\S/),
      body: { errors: expect.any(Object) },
    });
  });
});

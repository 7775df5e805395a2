import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fetchUtils } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import { blogPostBody } from '../factories/blog-post.factory.js';
import { contactMessageBody } from '../factories/contact-message.factory.js';
import { documentBody } from '../factories/document.factory.js';
import { donationBody } from '../factories/donation.factory.js';
import { eventBody } from '../factories/event.factory.js';
import { mediaBody } from '../factories/media.factory.js';
import { uniqueEmail } from '../factories/newsletter.factory.js';
import { partnerBody } from '../factories/partner.factory.js';
import { projectBody } from '../factories/project.factory.js';
import { teamMemberBody } from '../factories/team-member.factory.js';
import { userBody } from '../factories/user.factory.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

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
  ['documents', documentBody, { name: 'Drugi naziv' }],
  ['newsletter', () => ({ email: uniqueEmail() }), { isActive: false }],
  ['contact', contactMessageBody, { isRead: true }],
  ['donations', donationBody, { status: 'cancelled' }],
  ['media', mediaBody, { alt: 'Drugi opis' }],
  ['users', userBody, { fullName: 'Drugo Ime' }],
])('the simple REST data provider of react-admin on %s', (resource, body, change) => {
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

  it('gets errors with messages to display', async () => {
    await expect(provider.create(resource, { data: {} })).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(/\S/),
      body: { errors: expect.any(Object) },
    });
  });
});

describe('the simple REST data provider of react-admin on settings', () => {
  it('lists, reads and changes the one row', async () => {
    const { data, total } = await provider.getList('settings', { pagination, sort, filter: {} });
    expect([data.length, total]).toEqual([1, 1]);
    const { data: row } = await provider.getOne('settings', { id: 1 });
    expect(data).toEqual([row]);
    expect((await provider.getMany('settings', { ids: [1] })).data).toEqual([row]);

    const change = { phone: '+385 1 555 0142' };
    const updated = await provider.update('settings', {
      id: 1,
      data: { ...row, ...change },
      previousData: row,
    });
    expect(updated.data).toMatchObject({ ...change, id: 1 });
    const many = await provider.updateMany('settings', { ids: [1], data: change });
    expect(many.data).toEqual([1]);
  });

  it('gets errors on adding and deleting', async () => {
    const refused = { status: 405, message: expect.stringMatching(/\S/) };
    await expect(provider.create('settings', { data: {} })).rejects.toMatchObject(refused);
    await expect(provider.delete('settings', { id: 1 })).rejects.toMatchObject(refused);
  });
});

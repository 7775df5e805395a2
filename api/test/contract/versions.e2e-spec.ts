import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createBlogPost } from '../factories/blog-post.factory.js';
import { createContactMessage } from '../factories/contact-message.factory.js';
import { createDocument } from '../factories/document.factory.js';
import { createDonation } from '../factories/donation.factory.js';
import { createEvent } from '../factories/event.factory.js';
import { createPartner } from '../factories/partner.factory.js';
import { createProject } from '../factories/project.factory.js';
import { createSavedReply } from '../factories/saved-reply.factory.js';
import { createTeamMember } from '../factories/team-member.factory.js';
import { createUser } from '../factories/user.factory.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const OUTDATED = {
  hr: 'Netko je u međuvremenu promijenio ovaj zapis. Učitajte ga ponovno pa unesite svoje izmjene.',
  en: 'Someone has changed this record in the meantime. Load it again, then make your changes.',
};

type Row = (dataSource: TestApp['dataSource']) => Promise<{ id: number }>;
interface Edited {
  resource: string;
  create: Row;
  field: string;
}

const EDITED: Edited[] = [
  { resource: 'blog', create: createBlogPost, field: 'title' },
  { resource: 'projects', create: createProject, field: 'title' },
  { resource: 'events', create: createEvent, field: 'title' },
  { resource: 'team', create: createTeamMember, field: 'name' },
  { resource: 'partners', create: createPartner, field: 'name' },
  { resource: 'documents', create: createDocument, field: 'name' },
  { resource: 'users', create: createUser, field: 'fullName' },
  { resource: 'donations', create: createDonation, field: 'note' },
  { resource: 'contact', create: createContactMessage, field: 'note' },
  { resource: 'saved-replies', create: createSavedReply, field: 'name' },
  { resource: 'settings', create: () => Promise.resolve({ id: 1 }), field: 'name' },
];

describe.each(EDITED)('a change in $resource', ({ resource, create, field }) => {
  const path = async () => `/api/${resource}/${(await create(test.dataSource)).id}`;
  const read = async (at: string) => (await test.asAdmin('get', at)).body;
  const change = (at: string, body: object, method: 'put' | 'patch' = 'put') =>
    test.asAdmin(method, at, body);

  it.each(['put', 'patch'] as const)(
    'by %s of the current version increases the version',
    async (method) => {
      const at = await path();
      const row = await read(at);
      const next = row.version + 1;
      const inBody = await change(at, { ...row, [field]: 'Prva izmjena' }, method).expect(200);
      expect(inBody.body).toMatchObject({ [field]: 'Prva izmjena', version: next });
      const inHeader = await change(at, { [field]: 'Druga izmjena' }, method)
        .set('If-Match', `"${next}"`)
        .expect(200);
      expect(inHeader.body).toMatchObject({ [field]: 'Druga izmjena', version: next + 1 });
      expect((await read(at)).version).toBe(next + 1);
    },
  );

  it('of an older version is refused in both languages, and changes nothing', async () => {
    const at = await path();
    const row = await read(at);
    const { body: changed } = await change(at, { [field]: 'Tuđa izmjena' }).expect(200);
    for (const method of ['put', 'patch'] as const) {
      for (const language of ['hr', 'en'] as const) {
        const where = `${at}?lang=${language}`;
        const own = { [field]: 'Moja izmjena' };
        for (const refused of [
          await change(where, { ...row, ...own }, method),
          await change(where, own, method).set('If-Match', `"${row.version}"`),
          await change(where, { ...own, version: changed.version }, method).set('If-Match', '"0"'),
        ]) {
          expect([refused.status, refused.body.detail]).toEqual([412, OUTDATED[language]]);
        }
      }
    }
    expect(await read(at)).toEqual(changed);
  });

  it('is accepted without a version, and with a matching If-Match', async () => {
    const at = await path();
    const { version } = await read(at);
    await change(at, { [field]: 'Prva izmjena' }).expect(200);
    await change(at, { [field]: 'Druga izmjena' })
      .set('If-Match', '*')
      .expect(200);
    const several = `"${version}", "${version + 2}"`;
    await change(at, { [field]: 'Treća izmjena' })
      .set('If-Match', several)
      .expect(200);
    expect((await read(at)).version).toBe(version + 3);
  });

  it('sent twenty times in parallel for one version is done once', async () => {
    const at = await path();
    const row = await read(at);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        i % 2 === 0
          ? change(at, { ...row, [field]: `Izmjena ${i}` })
          : change(at, { [field]: `Izmjena ${i}` }).set('If-Match', `"${row.version}"`),
      ),
    );
    const done = answers.filter(({ status }) => status === 200);
    expect(done.length).toBe(1);
    expect(answers.filter(({ status }) => status === 412).length).toBe(19);
    expect(await read(at)).toMatchObject({
      [field]: done[0]?.body[field],
      version: row.version + 1,
    });
  });

  it.each([0, -1, 1.5, '1', null, {}, [1], 2 ** 31])(
    'with the version %j is refused',
    async (version) => {
      const at = await path();
      const croatian = await change(at, { version }).expect(400);
      expect(croatian.body.errors).toEqual({
        version: 'Inačica mora biti cijeli broj veći od nule',
      });
      const english = await change(`${at}?lang=en`, { version }).expect(400);
      expect(english.body.errors).toEqual({ version: 'Version must be a whole number above zero' });
    },
  );

  it.each(['1', 'W/"1"', '"x"', '', '"1'])('with If-Match %j is refused', async (header) => {
    const at = await path();
    await change(at, { [field]: 'Izmjena' })
      .set('If-Match', header)
      .expect(412);
  });
});

it('a change made directly in SQL increases the version', async () => {
  const { id } = await createEvent(test.dataSource);
  await test.dataSource.query(`UPDATE events SET location = 'Split' WHERE id = $1`, [id]);
  const changed = { title: 'Izmjena', version: 1 };
  await test.asAdmin('put', `/api/events/${id}`, changed).expect(412);
});

it('the version of a new row cannot be chosen', async () => {
  const { body } = await test
    .asAdmin('post', '/api/partners', { name: 'Novi partner', version: 7 })
    .expect(201);
  expect(body.version).toBe(1);
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createBlogPost } from '../factories/blog-post.factory.js';
import { createContactMessage } from '../factories/contact-message.factory.js';
import { createDocument } from '../factories/document.factory.js';
import { createDonation } from '../factories/donation.factory.js';
import { createEvent } from '../factories/event.factory.js';
import { createIssue } from '../factories/issue.factory.js';
import { createPage } from '../factories/page.factory.js';
import { createPartner } from '../factories/partner.factory.js';
import { createProject } from '../factories/project.factory.js';
import { createPublicCall } from '../factories/public-call.factory.js';
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
  { resource: 'pages', create: createPage, field: 'title' },
  { resource: 'projects', create: createProject, field: 'title' },
  { resource: 'events', create: createEvent, field: 'title' },
  { resource: 'public-calls', create: createPublicCall, field: 'signatory' },
  { resource: 'issues', create: createIssue, field: 'title' },
  { resource: 'team', create: createTeamMember, field: 'name' },
  { resource: 'partners', create: createPartner, field: 'name' },
  { resource: 'documents', create: createDocument, field: 'name' },
  { resource: 'users', create: createUser, field: 'fullName' },
  { resource: 'donations', create: createDonation, field: 'note' },
  { resource: 'contact', create: createContactMessage, field: 'note' },
  { resource: 'saved-replies', create: createSavedReply, field: 'name' },
  { resource: 'settings', create: () => Promise.resolve({ id: 1 }), field: 'name' },
];

const read = async (at: string) => (await test.asAdmin('get', at)).body;
const change = (at: string, body: object, method: 'put' | 'patch' = 'put') =>
  test.asAdmin(method, at, body);

describe.each(EDITED)('a change in $resource', ({ resource, create, field }) => {
  const path = async () => `/api/${resource}/${(await create(test.dataSource)).id}`;

  it.each(['put', 'patch'] as const)(
    'by %s is made of the current version only',
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
      const own = { [field]: 'Moja izmjena' };
      for (const refused of [
        await change(at, { ...row, ...own }, method),
        await change(at, own, method).set('If-Match', `"${row.version}"`),
        await change(at, { ...own, version: next + 1 }, method).set('If-Match', '"0"'),
        await change(`${at}?lang=en`, own, method).set('If-Match', `W/"${next + 1}"`),
      ]) {
        const language = refused.headers['content-language'] === 'en' ? 'en' : 'hr';
        expect([refused.status, refused.body.detail]).toEqual([412, OUTDATED[language]]);
      }
      expect(await read(at)).toEqual(inHeader.body);
    },
  );

  it('sent several times in parallel for one version is done once', async () => {
    const at = await path();
    const row = await read(at);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, i) =>
        i % 2 === 0
          ? change(at, { ...row, [field]: `Izmjena ${i}` })
          : change(at, { [field]: `Izmjena ${i}` }).set('If-Match', `"${row.version}"`),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 412, 412, 412, 412, 412]);
    const done = answers.find(({ status }) => status === 200);
    expect(await read(at)).toMatchObject({
      [field]: done?.body[field],
      version: row.version + 1,
    });
  });
});

describe('a change', () => {
  const path = async () => `/api/events/${(await createEvent(test.dataSource)).id}`;

  it('is accepted without a version, and with a matching If-Match', async () => {
    const at = await path();
    const { version } = await read(at);
    await change(at, { title: 'Prva izmjena' }).expect(200);
    await change(at, { title: 'Druga izmjena' }).set('If-Match', '*').expect(200);
    const several = `"${version}", "${version + 2}"`;
    await change(at, { title: 'Treća izmjena' }).set('If-Match', several).expect(200);
    expect((await read(at)).version).toBe(version + 3);
  });

  it('with what is no version is refused', async () => {
    const at = await path();
    for (const version of [0, -1, 1.5, '1', null, {}, [1], 2 ** 31]) {
      const { body } = await change(at, { version }).expect(400);
      expect(Object.keys(body.errors)).toEqual(['version']);
    }
    for (const header of ['1', '"x"', '', '"1']) {
      await change(at, { title: 'Izmjena' }).set('If-Match', header).expect(412);
    }
  });

  it('made directly in SQL increases the version', async () => {
    const at = await path();
    const id = at.split('/').pop();
    await test.dataSource.query(`UPDATE events SET location = 'Split' WHERE id = $1`, [id]);
    await change(at, { title: 'Izmjena', version: 1 }).expect(412);
  });
});

it('the version of a new row cannot be chosen', async () => {
  const { body } = await test
    .asAdmin('post', '/api/partners', { name: 'Novi partner', version: 7 })
    .expect(201);
  expect(body.version).toBe(1);
});

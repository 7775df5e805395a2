import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createBlogPost } from '../factories/blog-post.factory.js';
import { createDocument } from '../factories/document.factory.js';
import { createEvent } from '../factories/event.factory.js';
import { createPartner } from '../factories/partner.factory.js';
import { createProject } from '../factories/project.factory.js';
import { createTeamMember } from '../factories/team-member.factory.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const same = 'Isti tekst na oba jezika.';

/** Of each resource, the fields of rows that wait for a translation, and of rows that do not. */
const rows = {
  blog: {
    create: (fields: object) => createBlogPost(test.dataSource, fields),
    waiting: [{ content: same, contentEn: same }],
    translated: [{}],
  },
  projects: {
    create: (fields: object) => createProject(test.dataSource, fields),
    waiting: [
      { description: same, descriptionEn: same },
      ...['financing', 'results', 'partners', 'activities', 'note'].flatMap((text) => [
        { [text]: 'Tekst' },
        { [`${text}En`]: 'Text' },
      ]),
    ],
    translated: [{}, { note: 'Tekst', noteEn: 'Text' }],
  },
  events: {
    create: (fields: object) => createEvent(test.dataSource, fields),
    waiting: [{ description: same, descriptionEn: same }],
    translated: [{}],
  },
  team: {
    create: (fields: object) => createTeamMember(test.dataSource, fields),
    waiting: [{ bio: 'Tekst' }, { bioEn: 'Text' }],
    translated: [{}, { bio: 'Tekst', bioEn: 'Text' }],
  },
  partners: {
    create: (fields: object) => createPartner(test.dataSource, fields),
    waiting: [{ description: 'Tekst' }, { descriptionEn: 'Text' }],
    translated: [{}, { description: 'Tekst', descriptionEn: 'Text' }],
  },
  documents: {
    create: (fields: object) => createDocument(test.dataSource, fields),
    waiting: [{ kind: 'pdf', path: '/documents/samo-hr.pdf' }],
    translated: [{}, { kind: 'pdf', path: '/documents/hr.pdf', pathEn: '/documents/en.pdf' }],
  },
};

describe('The rows that wait for a translation', () => {
  it.each(Object.entries(rows))(
    'are told from the others in %s',
    async (resource, { create, waiting, translated }) => {
      const idsOf = async (fields: object[]) => {
        const ids = [];
        for (const one of fields) ids.push((await create(one)).id);
        return ids;
      };
      const expected = [await idsOf(waiting), await idsOf(translated)];
      const listed = async (untranslated: boolean) => {
        const { body } = await test.anonymous
          .get(`/api/${resource}`)
          .query({
            filter: JSON.stringify({ untranslated, id: expected.flat() }),
            sort: '["id","ASC"]',
          })
          .set(test.admin)
          .expect(200);
        return body.map(({ id }: { id: number }) => id);
      };
      expect([await listed(true), await listed(false)]).toEqual(expected);
      await test.anonymous.get(`/api/${resource}?untranslated=maybe`).expect(400);
    },
  );
});

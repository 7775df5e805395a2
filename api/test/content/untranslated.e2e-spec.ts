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

/** For each resource, the fields of rows without and with a complete translation. */
const rows = {
  blog: {
    create: (fields: object) => createBlogPost(test.dataSource, fields),
    untranslatedRows: [{ content: same, contentEn: same }],
    translatedRows: [{}],
  },
  projects: {
    create: (fields: object) => createProject(test.dataSource, fields),
    untranslatedRows: [
      { description: same, descriptionEn: same },
      ...['financing', 'results', 'partners', 'activities', 'note'].flatMap((text) => [
        { [text]: 'Tekst' },
        { [`${text}En`]: 'Text' },
      ]),
    ],
    translatedRows: [{}, { note: 'Tekst', noteEn: 'Text' }],
  },
  events: {
    create: (fields: object) => createEvent(test.dataSource, fields),
    untranslatedRows: [{ description: same, descriptionEn: same }],
    translatedRows: [{}],
  },
  team: {
    create: (fields: object) => createTeamMember(test.dataSource, fields),
    untranslatedRows: [{ bio: 'Tekst' }, { bioEn: 'Text' }],
    translatedRows: [{}, { bio: 'Tekst', bioEn: 'Text' }],
  },
  partners: {
    create: (fields: object) => createPartner(test.dataSource, fields),
    untranslatedRows: [{ description: 'Tekst' }, { descriptionEn: 'Text' }],
    translatedRows: [{}, { description: 'Tekst', descriptionEn: 'Text' }],
  },
  documents: {
    create: (fields: object) => createDocument(test.dataSource, fields),
    untranslatedRows: [{ kind: 'pdf', path: '/documents/samo-hr.pdf' }],
    translatedRows: [{}, { kind: 'pdf', path: '/documents/hr.pdf', pathEn: '/documents/en.pdf' }],
  },
};

describe('rows without a translation', () => {
  it.each(Object.entries(rows))(
    'are filtered in %s',
    async (resource, { create, untranslatedRows, translatedRows }) => {
      const idsOf = async (fields: object[]) => {
        const ids = [];
        for (const one of fields) ids.push((await create(one)).id);
        return ids;
      };
      const expected = [await idsOf(untranslatedRows), await idsOf(translatedRows)];
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

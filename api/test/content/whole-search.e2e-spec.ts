import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import PDFDocument from 'pdfkit';
import { IsNull } from 'typeorm';
import { DocumentFile } from '../../src/documents/document-file.entity.js';
import { DocumentTextsService } from '../../src/documents/document-texts.service.js';
import { createBlogPost } from '../factories/blog-post.factory.js';
import { createDocument } from '../factories/document.factory.js';
import { createEvent } from '../factories/event.factory.js';
import { dataUrl } from '../factories/pdf.factory.js';
import { createProject } from '../factories/project.factory.js';
import { createPublicCall } from '../factories/public-call.factory.js';
import { createTeamMember } from '../factories/team-member.factory.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { insertDocuments } from './documents/read-pdfs.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

interface Found {
  name: string;
  total: number;
  results: Record<'path' | 'title' | 'titleEn' | 'excerpt' | 'excerptEn', string>[];
}

const search = async (q: string, query: Record<string, string> = {}) => {
  const parameters = new URLSearchParams({ q, ...query }).toString();
  const { body } = await test.anonymous.get(`/api/search?${parameters}`).expect(200);
  const groups: Found[] = body.groups;
  return { corrected: body.corrected, groups };
};
/** A PDF with these pages. */
async function pdfOf(...pages: string[]): Promise<Buffer> {
  const pdf = new PDFDocument({ autoFirstPage: false });
  for (const page of pages) pdf.addPage().text(page);
  pdf.end();
  return buffer(pdf);
}

const titles = async (q: string) =>
  (await search(q)).groups.map(({ name, results }) => [name, ...results.map(({ title }) => title)]);

describe('the search of the whole site', () => {
  beforeAll(async () => {
    const { dataSource } = test;
    await createBlogPost(dataSource, {
      title: 'Zvrkasta priča',
      titleEn: 'A whirly story',
      contentFormat: 'markdown',
      content: `${'Uvod. '.repeat(60)}Zvrkanje **odmara** [sve](/about).`,
    });
    await createBlogPost(dataSource, { title: 'Zvrkasta skica', isPublished: false });
    await createProject(dataSource, { title: 'Zvrkasti projekt' });
    await createEvent(dataSource, { title: 'Zvrkasti susret', slug: 'zvrkasti-susret' });
    await createPublicCall(dataSource, { title: 'Zvrkasti poziv' });
    await createPublicCall(dataSource, { title: 'Zvrkasti nacrt', isPublished: false });
    await createTeamMember(dataSource, { name: 'Zvrka Zvrkić', position: 'Zvrkasta voditeljica' });
  });

  it('finds published content of all kinds by the forms of its words, in groups', async () => {
    const expected = [
      ['blog', 'Zvrkasta priča'],
      ['projects', 'Zvrkasti projekt'],
      ['events', 'Zvrkasti susret'],
      ['public-calls', 'Zvrkasti poziv'],
      ['team', 'Zvrka Zvrkić'],
    ];
    expect(await titles('zvrkasti')).toEqual(expected);
    expect(await titles('ZVRKAST')).toEqual(expected);
    expect(await titles('whirly stories')).toEqual([['blog', 'Zvrkasta priča']]);
  });

  it('answers addresses, and the part of the text around the first found word, without marks', async () => {
    const { groups } = await search('zvrkanje');
    const [post] = groups[0]?.results ?? [];
    expect(post).toMatchObject({ path: expect.stringMatching(/^\/blog\//), pathEn: null });
    expect(post?.excerpt).toMatch(/^….*Zvrkanje odmara sve\.$/);
    const { groups: events } = await search('zvrkasti susret');
    expect(events[0]?.results[0]?.path).toBe('/events/zvrkasti-susret');
  });

  it('corrects misspelt words, and answers them as the content spells them', async () => {
    const { corrected, groups } = await search('zvrksta priča');
    expect(corrected).toBe('zvrkasta priča');
    expect(groups.map(({ name }) => name)).toEqual(['blog']);
    expect((await search('zvrkasta')).corrected).toBeNull();
    expect(await search('qqqqqqqqqqqq')).toEqual({ corrected: null, groups: [] });
    expect(await search(' ')).toEqual({ corrected: null, groups: [] });
  });

  it('answers 5 results of each group, or the pages of one', async () => {
    for (let number = 1; number <= 22; number += 1) {
      await createProject(test.dataSource, { title: `Brzoplet ${number}` });
    }
    const { groups } = await search('brzoplet');
    expect(groups).toMatchObject([{ name: 'projects', total: 22 }]);
    expect(groups[0]?.results).toHaveLength(5);
    const [first] = (await search('brzoplet', { group: 'projects' })).groups;
    const [second] = (await search('brzoplet', { group: 'projects', page: '2' })).groups;
    expect([first?.results.length, second?.results.length]).toEqual([20, 2]);
    const all = [...(first?.results ?? []), ...(second?.results ?? [])];
    expect(new Set(all.map(({ title }) => title)).size).toBe(22);
    const [other] = (await search('brzoplet', { group: 'blog' })).groups;
    expect(other).toMatchObject({ name: 'projects', total: 22, results: [] });
  });

  it('finds documents by the words of their PDFs, and survives files that cannot be read', async () => {
    const pdf = await pdfOf('The wobblegong of every household is counted.', 'Last page.');
    const { body } = await test
      .asAdmin('post', '/api/documents', {
        name: 'Zbirka podataka',
        nameEn: 'Collected data',
        file: dataUrl(pdf),
        fileEn: dataUrl(pdf),
      })
      .expect(201);
    const { id: documentId } = await createDocument(test.dataSource, { kind: 'pdf' });
    await test.dataSource.getRepository(DocumentFile).insert({
      documentId,
      language: 'hr',
      size: 9,
      digest: 'a',
      bytes: Buffer.from('%PDF-1.7 '),
    });
    await test.app.get(DocumentTextsService).readAll();
    const { groups } = await search('wobblegong household');
    expect(groups).toMatchObject([{ name: 'documents', total: 1 }]);
    expect(groups[0]?.results[0]).toMatchObject({
      path: body.path,
      title: 'Zbirka podataka',
      excerpt: 'The wobblegong of every household is counted. Last page.',
    });
    expect(await titles('zbirke podataka')).toEqual([['documents', 'Zbirka podataka']]);
    const unread = await test.dataSource.getRepository(DocumentFile).countBy({ text: IsNull() });
    expect(unread).toBe(0);
  });

  it('finds generated documents by their words, until a file is uploaded', async () => {
    const [flyer] = await insertDocuments(test);
    const texts = test.app.get(DocumentTextsService);
    const names = async (q: string) =>
      (await search(q, { group: 'documents' })).groups.flatMap(({ results }) =>
        results.map(({ titleEn }) => titleEn),
      );
    const FLYER_NAME = 'Flyer of the Zaželi III project';
    await texts.readAll();
    expect(await names('ostanite u svojem domu')).toEqual([FLYER_NAME]);
    expect(await names('stay in your own home')).toEqual([FLYER_NAME]);
    expect(await names('polja označena zvjezdicom')).toEqual(['Expression-of-interest form']);
    const document = `/api/documents/${flyer}`;
    expect((await test.anonymous.get(document).expect(200)).body).toMatchObject({
      generated: true,
      file: null,
    });

    await test.asAdmin('patch', '/api/settings/1', { phone: '+385 22 555 087' }).expect(200);
    await texts.readAll();
    expect(await names('22 555 087')).toHaveLength(2);

    const file = dataUrl(await pdfOf('The wibblewark replaces the flyer.'));
    await test.asAdmin('patch', document, { file }).expect(200);
    await texts.readAll();
    expect(await names('wibblewark')).toEqual([FLYER_NAME]);
    expect(await names('ostanite u svojem domu')).toEqual([]);
    await test.asAdmin('patch', document, { file: null }).expect(200);
    await texts.readAll();
    expect(await names('ostanite u svojem domu')).toEqual([FLYER_NAME]);
    expect(await names('wibblewark')).toEqual([]);
  });

  it('refuses unknown groups and pages in the language of the request', async () => {
    const { body } = await test.anonymous
      .get('/api/search?q=a&group=users&page=0&lang=en')
      .expect(400);
    expect(body.errors).toEqual({
      group:
        'The group must be one of: blog, projects, events, public-calls, pages, documents, team',
      page: 'The page must be a whole number from 1 to 1000',
    });
    await test.anonymous.get('/api/search').expect(400);
  });
});

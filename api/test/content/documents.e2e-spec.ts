import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import PDFDocument from 'pdfkit';
import { fieldsOf } from 'shared/is-record';
import type { Response } from 'superagent';
import { IsNull } from 'typeorm';
import { DOCUMENTS } from '../../src/database/seed/documents.js';
import { DocumentFile } from '../../src/documents/document-file.entity.js';
import { DocumentTextsService } from '../../src/documents/document-texts.service.js';
import { Document } from '../../src/documents/document.entity.js';
import { createDocument, documentBody } from '../factories/document.factory.js';
import { dataUrl, smallPdf } from '../factories/pdf.factory.js';
import { createProject } from '../factories/project.factory.js';
import { textOfPdf } from '../setup/pdf-text.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

const FLYER = '/documents/letak-zazeli.pdf';
const FORM = '/documents/obrazac-iskaz-interesa.pdf';
const FORM_EN = '/documents/expression-of-interest-form.pdf';

let test: TestApp;
let flyer: number;
let form: number;
beforeAll(async () => {
  test = await startTestApp();
  const documents = test.dataSource.getRepository(Document);
  const ids: number[] = [];
  for (const row of DOCUMENTS) {
    const { name_en: nameEn, path_en: pathEn, generated_as: generatedAs, ...rest } = row;
    const isListed = row.is_listed;
    const fields = { ...rest, nameEn, pathEn, generatedAs, isListed, issuedOn: row.issued_on };
    const document = documents.create(fields as Partial<Document>);
    await documents.insert(document);
    ids.push(document.id);
  }
  [flyer = 0, form = 0] = ids;
});
afterAll(() => test.close());

const send = (method: 'get' | 'post' | 'put' | 'patch' | 'delete', path: string, body?: object) =>
  test.asAdmin(method, `/api/documents${path}`, body);
const upload = (id: number, bytes: Buffer, query = '') =>
  send('put', `/${id}/file${query}`).attach('file', bytes, 'novi.pdf');
const bytesOf = (response: Response): Buffer => response.body;
const read = async (path: string): Promise<Buffer> =>
  bytesOf(await test.anonymous.get(path).buffer(true).expect(200));
const open = async (path: string) =>
  getDocument({ data: new Uint8Array(await read(path)), useSystemFonts: false, verbosity: 0 })
    .promise;
const textOf = async (path: string) => textOfPdf(await read(path));

/** A PDF with these pages. */
async function pdfOf(...pages: string[]): Promise<Buffer> {
  const pdf = new PDFDocument({ autoFirstPage: false });
  for (const page of pages) pdf.addPage().text(page);
  pdf.end();
  return buffer(pdf);
}

describe('documents', () => {
  it('belong to a project, and say whether the European Union co-funds it', async () => {
    const project = await createProject(test.dataSource, { euFunded: true });
    const { body } = await send('post', '', documentBody({ projectId: project.id })).expect(201);
    expect(body).toMatchObject({ projectId: project.id, euFunded: true });
    const at = `/api/documents/${body.id}`;
    const funded = async () => (await test.anonymous.get(at).expect(200)).body.euFunded;
    await test.asAdmin('patch', `/api/projects/${project.id}`, { euFunded: false }).expect(200);
    expect(await funded()).toBe(false);
    await test.asAdmin('patch', at, { projectId: 999_999 }).expect(400);
    await send('post', '', documentBody({ projectId: 999_999 })).expect(400);
    await test.asAdmin('delete', `/api/projects/${project.id}`).expect(200);
    const left = await test.anonymous.get(at).expect(200);
    expect(left.body).toMatchObject({ projectId: null, euFunded: false });
  });

  it('that are pages stay pages, and leave /documents to PDFs', async () => {
    const { body } = await send('post', '', documentBody()).expect(201);
    expect(body).toMatchObject({ kind: 'page', size: null, file: null, pathEn: null });
    const path = `/${body.id}`;
    await send('patch', path, { path: null }).expect(400);
    await send('patch', path, { path: '/documents/x.pdf' }).expect(400);
    await upload(body.id, smallPdf()).expect(400);
    await send('post', '', documentBody({ file: dataUrl(smallPdf()) })).expect(400);
    await send('post', '', documentBody({ path: '' })).expect(400);
  });

  it('that are PDFs get a unique path made of their name, which stays', async () => {
    const file = dataUrl(smallPdf());
    const fields = { name: 'Đački šešir Č', nameEn: 'Hat', path: '', file };
    const first = await send('post', '', fields).expect(201);
    const address = '/documents/dacki-sesir-c.pdf';
    expect(first.body).toMatchObject({ kind: 'pdf', path: address, size: smallPdf().length });
    const named = { ...fields, file: { title: 'sesir.pdf', src: file }, fileEn: file };
    const second = await send('post', '', named).expect(201);
    const paths = { path: '/documents/dacki-sesir-c-2.pdf', pathEn: '/documents/hat.pdf' };
    expect(second.body).toMatchObject(paths);
    expect(await read('/documents/hat.pdf')).toEqual(smallPdf());
    const saved = await send('put', `/${second.body.id}`, second.body).expect(200);
    expect(saved.body).toMatchObject({ ...paths, file: second.body.file });
    const path = `/${first.body.id}`;
    await send('patch', path, { file: null }).expect(409);
    await send('delete', `${path}/file`).expect(409);
    await send('patch', path, { path: '/projects' }).expect(400);
    await send('delete', path).expect(200);
    await test.anonymous.get(address).expect(404);
  });

  it('are refused where their PDF is not acceptable, by each way of uploading', async () => {
    const hostile = smallPdf('/OpenAction << /S /JavaScript /JS (x) >>');
    const file = dataUrl(hostile);
    const hr = 'PDF sadrži skripte, a one nisu dopuštene';
    const answers = [
      await upload(flyer, hostile),
      await send('put', `/${flyer}/file`, { file }),
      await send('patch', `/${flyer}`, { file }),
      await send('post', '', { name: 'Letak', nameEn: 'Leaflet', file }),
    ];
    for (const { status, body } of answers) expect([status, body.errors.file]).toEqual([400, hr]);
    const english = await upload(flyer, hostile, '?lang=en').expect(400);
    expect(english.body.errors.file).toBe('The PDF contains scripts, which are not allowed');
    const inEnglishFile = await send('patch', `/${flyer}`, { fileEn: file }).expect(400);
    expect(inEnglishFile.body.errors).toEqual({ fileEn: hr });
    const large = Buffer.concat([smallPdf(), Buffer.alloc(10 * 1024 * 1024)]);
    await upload(flyer, large).expect(413);
    await send('put', `/${flyer}/file`, {}).expect(400);
    await upload(flyer, smallPdf(), '?language=de').expect(400);
    expect((await send('get', `/${flyer}`).expect(200)).body.file).toBeNull();
  });

  it('that are generated are replaced and restored, in each language and by JSON', async () => {
    const generated = await read(FLYER);
    const { body } = await upload(flyer, smallPdf()).expect(200);
    const shown = { src: FLYER, title: 'letak-zazeli.pdf' };
    expect(body).toMatchObject({ size: smallPdf().length, file: shown, fileEn: null });
    expect(await read(FLYER)).toEqual(smallPdf());
    const back = await send('delete', `/${flyer}/file`).expect(200);
    expect(back.body).toMatchObject({ size: generated.length, file: null });
    expect(await read(FLYER)).toEqual(generated);

    const english = await read(FORM_EN);
    await upload(form, smallPdf(), '?language=en').expect(200);
    expect(await read(FORM_EN)).toEqual(smallPdf());
    await send('put', `/${form}`, { fileEn: null }).expect(200);
    expect(await read(FORM_EN)).toEqual(english);
    const file = { title: 'x.pdf', src: dataUrl(smallPdf()) };
    const uploaded = await send('put', `/${form}`, { file }).expect(200);
    await send('put', `/${form}`, { ...uploaded.body, order: 2 }).expect(200);
    expect(await read(FORM)).toEqual(smallPdf());
    await send('patch', `/${form}`, { file: null }).expect(200);
  });
});

describe('a draft of a document', () => {
  const add = (body: object) => send('post', '', { isPublished: false, ...body });
  const file = dataUrl(smallPdf());

  it('needs only a name in one language, and is published with a file', async () => {
    const unnamed = await add({ file }).expect(400);
    expect(unnamed.body.errors).toEqual({ name: 'Naziv je obavezan' });
    const { body: draft } = await add({ name: 'Pravilnik o radu' }).expect(201);
    expect(draft).toMatchObject({ nameEn: '', kind: 'pdf', path: '', pathEn: null, size: null });
    await add({ nameEn: 'Rules' }).expect(201);
    const path = `/${draft.id}`;
    const half = await send('patch', path, { isPublished: true }).expect(400);
    expect(half.body.errors).toEqual({ nameEn: 'Engleski naziv je obavezan' });
    const named = { nameEn: 'Rules of work', isPublished: true };
    const empty = await send('patch', path, named).expect(400);
    expect(empty.body.errors).toEqual({ file: 'Priložite PDF ili upišite putanju stranice' });
    const { body } = await send('patch', path, { ...named, file }).expect(200);
    expect(body).toMatchObject({ path: '/documents/pravilnik-o-radu.pdf', isPublished: true });
    await test.anonymous.get(body.path).expect(200);
    await send('patch', path, { file: null }).expect(409);
    await send('patch', path, { nameEn: '' }).expect(400);
    await send('patch', path, { isPublished: false }).expect(200);
    await test.anonymous.get(body.path).expect(404);
  });

  it('becomes a page or a PDF, and neither again', async () => {
    const { body: draft } = await add({ name: 'Još ne znam' }).expect(201);
    const change = async (fields: object) =>
      (await send('patch', `/${draft.id}`, fields).expect(200)).body;
    const page = { kind: 'page', path: '/javni-poziv' };
    expect(await change({ path: '/javni-poziv' })).toMatchObject(page);
    expect(await change({ path: null })).toMatchObject({ kind: 'pdf', path: '' });
    const english = { path: '', pathEn: '/documents/jos-ne-znam.pdf' };
    expect(await change({ fileEn: file })).toMatchObject(english);
    expect(await change({ file })).toMatchObject({ path: '/documents/jos-ne-znam-2.pdf' });
    expect(await change({ file: null, fileEn: null })).toMatchObject({ path: '', pathEn: null });
  });
});

describe('the generated PDFs', () => {
  it.each([
    [FLYER, 'ZAŽELI III Ostanite', '891.000,00 €'],
    ['/documents/leaflet-zazeli.pdf', 'ZAŽELI III', '€891,000.00'],
    [FORM, 'PROJEKT ZAŽELI III', 'Datum rođenja * OIB *'],
    [FORM_EN, 'ZAŽELI III PROJECT', 'Date of birth * OIB'],
  ])('describe the project in whole words, with all letters: %s', async (path, ...words) => {
    const text = await textOf(path);
    for (const each of words) expect(text).toContain(each);
    expect(text).not.toMatch(/(?:\p{L} ){4}/u);
  });

  it('are tagged, have a language and a title, and embed their fonts', async () => {
    for (const path of [FLYER, FORM]) {
      const pdf = await open(path);
      expect((await pdf.getMetadata()).info).toMatchObject({ Language: 'hr-HR' });
      expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
      expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
      const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
      expect(tree).toContain('"role":"H1"');
      expect((await read(path)).toString('latin1')).not.toContain('Helvetica');
    }
  });

  it('have fields with a description and a type, which store Croatian characters', async () => {
    const pdf = await open(FORM);
    const widgets = await (await pdf.getPage(1)).getAnnotations();
    const alternativeText = 'OIB: osobni identifikacijski broj, 11 znamenki';
    expect(widgets.find(({ fieldName }) => fieldName === 'oib')).toMatchObject({ alternativeText });

    const fieldOf = async (one: typeof pdf) =>
      fieldsOf((await one.getFieldObjects())?.['ime-i-prezime']?.[0]);
    const value = 'Đurđica Šćepančić-Žužić';
    pdf.annotationStorage.setValue(String((await fieldOf(pdf)).id), { value });
    const saved = await getDocument({ data: await pdf.saveDocument(), verbosity: 0 }).promise;
    expect((await fieldOf(saved)).value).toBe(value);
    const drawn = (await (await saved.getPage(1)).getAnnotations()).find(
      ({ fieldName }) => fieldName === 'ime-i-prezime',
    );
    expect(drawn?.textContent?.join('')).toBe(value);
  });

  it('are the same until the settings change', async () => {
    const etag = async () => (await test.anonymous.head(FLYER).expect(200)).headers.etag;
    const before = await etag();
    expect(await etag()).toBe(before);
    await test.asAdmin('patch', '/api/settings/1', { phone: '+385 22 555 019' }).expect(200);
    expect(await etag()).not.toBe(before);
    expect(await textOf(FLYER)).toContain('+385 22 555 019');
    expect(await textOf(FORM)).toContain('Nazovite +385 22 555 019.');
  });
});

describe('serving PDFs', () => {
  it('has headers with the type, the size and the file name', async () => {
    const { headers, body } = await test.anonymous.get(FLYER).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(body.length),
      'content-disposition': 'inline; filename="letak-zazeli.pdf"',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    const saved = await test.anonymous.head(`${FLYER}?download`).expect(200);
    expect(saved.headers['content-disposition']).toMatch(/^attachment/);
    expect(saved.headers['content-length']).toBe(headers['content-length']);
  });

  it('answers conditional requests with 304, and range requests with a part', async () => {
    const whole = await read(FLYER);
    const { etag } = (await test.anonymous.head(FLYER)).headers;
    await test.anonymous.get(FLYER).set('If-None-Match', String(etag)).expect(304);
    const part = (range: string) => test.anonymous.get(FLYER).set('Range', range);
    const middle = await part('bytes=10-19').expect(206);
    expect(bytesOf(middle)).toEqual(whole.subarray(10, 20));
    expect(middle.headers['content-range']).toBe(`bytes 10-19/${whole.length}`);
    await part('bytes=0-4').set('If-Range', '"old"').expect(200);
    await part('bytes=0-4').set('If-Range', String(etag)).expect(206);
    await part(`bytes=${whole.length}-`).expect(416);
  });

  it('answers 404 for unknown names', async () => {
    await createDocument(test.dataSource, { path: '/documents/stranica.pdf', order: 99 });
    for (const name of ['nema.pdf', '..%2Fapi', 'letak-zazeli', 'a/letak.pdf', 'stranica.pdf']) {
      await test.anonymous.get(`/documents/${name}`).expect(404);
    }
  });
});

describe('the words of PDFs', () => {
  const names = async (q: string) => {
    const { body } = await test.anonymous.get('/api/search').query({ q }).expect(200);
    const [group] = body.groups.filter(({ name }: { name: string }) => name === 'documents');
    return group?.results.map(({ titleEn }: { titleEn: string }) => titleEn) ?? [];
  };
  const readTexts = () => test.app.get(DocumentTextsService).readAll();

  it('are found by the search of the site, which survives files that cannot be read', async () => {
    const file = dataUrl(await pdfOf('The wobblegong of every household.', 'Last page.'));
    const fields = {
      name: 'Zbirka podataka',
      nameEn: 'Collected data',
      file,
      fileEn: file,
      isListed: true,
    };
    await send('post', '', fields).expect(201);
    const { id: documentId } = await createDocument(test.dataSource, { kind: 'pdf' });
    const files = test.dataSource.getRepository(DocumentFile);
    const bytes = Buffer.from('%PDF-1.7 ');
    await files.insert({ documentId, language: 'hr', size: 9, digest: 'a', bytes });
    await readTexts();
    expect(await names('wobblegong household')).toEqual(['Collected data']);
    expect(await files.countBy({ text: IsNull() })).toBe(0);
  });

  it('are those of the generated file until a file is uploaded', async () => {
    const name = 'Flyer of the Zaželi III project';
    await readTexts();
    expect(await names('ostanite u svojem domu')).toEqual([name]);
    await test.asAdmin('patch', '/api/settings/1', { phone: '+385 22 555 087' }).expect(200);
    await readTexts();
    expect(await names('22 555 087')).toHaveLength(2);
    const file = dataUrl(await pdfOf('The wibblewark replaces the flyer.'));
    await send('patch', `/${flyer}`, { file }).expect(200);
    await readTexts();
    expect(await names('wibblewark')).toEqual([name]);
    expect(await names('ostanite u svojem domu')).toEqual([]);
    await send('patch', `/${flyer}`, { file: null }).expect(200);
    await readTexts();
    expect(await names('ostanite u svojem domu')).toEqual([name]);
    expect(await names('wibblewark')).toEqual([]);
  });
});

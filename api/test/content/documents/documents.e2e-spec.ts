import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DOCUMENTS } from '../../../src/database/seed/documents.js';
import { Document } from '../../../src/documents/document.entity.js';
import { documentBody } from '../../factories/document.factory.js';
import { dataUrl, encryptedPdf, smallPdf } from '../../factories/pdf.factory.js';
import { createProject } from '../../factories/project.factory.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { bytesOf, read, FLYER, FORM, insertDocuments } from './read-pdfs.js';

let test: TestApp;
let flyer: number;
let form: number;
beforeAll(async () => {
  test = await startTestApp();
  [flyer = 0, form = 0] = await insertDocuments(test);
});
afterAll(() => test.close());

const upload = (id: number, bytes: Buffer, query = '') =>
  test.anonymous
    .put(`/api/documents/${id}/file${query}`)
    .set(test.admin)
    .attach('file', bytes, 'novi.pdf');

describe('documents', () => {
  it('are listed in their order with the sizes of the served files', async () => {
    const { body } = await test.anonymous.get('/api/documents').expect(200);
    const seeded = body.filter(({ name }: Document) => DOCUMENTS.some((one) => one.name === name));
    expect(seeded.map(({ name }: Document) => name)).toEqual(DOCUMENTS.map(({ name }) => name));
    for (const { path, pathEn, size, sizeEn, kind } of seeded.slice(0, 2)) {
      expect(kind).toBe('pdf');
      expect(size).toBe((await read(test, path)).length);
      expect(sizeEn).toBe((await read(test, pathEn)).length);
    }
    const page = { kind: 'page', path: '/javni-poziv', size: null, issuedOn: '2024-04-26' };
    expect(seeded[2]).toMatchObject(page);
  });

  it('are searched, and filtered by kind', async () => {
    const names = async (query: string) => {
      const { body } = await test.anonymous.get(`/api/documents?${query}`).expect(200);
      return body.map(({ name }: Document) => name);
    };
    expect(await names('q=ZAZELI')).toEqual(['Letak projekta Zaželi III']);
    expect(await names('kind=page')).toEqual(['Javni poziv']);
    const report = documentBody({ name: 'Godišnji izvještaj', isListed: false });
    const { body } = await test.asAdmin('post', '/api/documents', report).expect(201);
    expect(await names('isListed=false')).toEqual(['Godišnji izvještaj']);
    expect(await names('isListed=true')).not.toContain('Godišnji izvještaj');
    await test.asAdmin('delete', `/api/documents/${body.id}`).expect(200);
    await test.anonymous.get('/api/documents?sort=["size","ASC"]').expect(400);
  });

  it('belong to a project, and say whether the European Union co-funds it', async () => {
    const project = await createProject(test.dataSource, { euFunded: true });
    const { body } = await test
      .asAdmin('post', '/api/documents', documentBody({ projectId: project.id }))
      .expect(201);
    expect(body).toMatchObject({ projectId: project.id, euFunded: true });
    const at = `/api/documents/${body.id}`;
    const funded = async () => (await test.anonymous.get(at).expect(200)).body.euFunded;
    await test.asAdmin('patch', `/api/projects/${project.id}`, { euFunded: false }).expect(200);
    expect(await funded()).toBe(false);
    await test.asAdmin('patch', `/api/projects/${project.id}`, { euFunded: true }).expect(200);
    expect(await funded()).toBe(true);
    const missing = await test.asAdmin('patch', at, { projectId: 999_999 }).expect(400);
    expect(missing.body.errors).toEqual({ projectId: 'Odabrani projekt više ne postoji' });
    await test.asAdmin('delete', `/api/projects/${project.id}`).expect(200);
    const left = await test.anonymous.get(at).expect(200);
    expect(left.body).toMatchObject({ projectId: null, euFunded: false });
    await test.asAdmin('delete', at).expect(200);
  });

  it('that are pages are added, changed and deleted', async () => {
    const { body } = await test
      .asAdmin('post', '/api/documents', documentBody({ order: 9 }))
      .expect(201);
    expect(body).toMatchObject({ kind: 'page', size: null, file: null, pathEn: null });
    const moved = { path: '/projects', issuedOn: '' };
    const changed = await test.asAdmin('patch', `/api/documents/${body.id}`, moved).expect(200);
    expect(changed.body).toMatchObject({ path: '/projects', issuedOn: null });
    await test.asAdmin('patch', `/api/documents/${body.id}`, { path: null }).expect(400);
    await test
      .asAdmin('patch', `/api/documents/${body.id}`, { path: '/documents/x.pdf' })
      .expect(400);
    await upload(body.id, smallPdf()).expect(400);
    await test.asAdmin('delete', `/api/documents/${body.id}`).expect(200);
    await test.anonymous.get(`/api/documents/${body.id}`).expect(404);
  });

  it('that are PDFs get a unique path made of their name', async () => {
    const fields = { name: 'Đački šešir Č', nameEn: 'Hat', path: '', file: dataUrl(smallPdf()) };
    const first = await test.asAdmin('post', '/api/documents', fields).expect(201);
    expect(first.body).toMatchObject({
      kind: 'pdf',
      path: '/documents/dacki-sesir-c.pdf',
      pathEn: null,
      size: smallPdf().length,
      file: { src: '/documents/dacki-sesir-c.pdf', title: 'dacki-sesir-c.pdf' },
    });
    const second = await test
      .asAdmin('post', '/api/documents', {
        ...fields,
        file: { title: 'sesir.pdf', src: fields.file },
        fileEn: fields.file,
      })
      .expect(201);
    expect(second.body.path).toBe('/documents/dacki-sesir-c-2.pdf');
    expect(second.body).toMatchObject({ pathEn: '/documents/hat.pdf', sizeEn: first.body.size });
    expect(await read(test, '/documents/hat.pdf')).toEqual(smallPdf());
    const saved = await test
      .asAdmin('put', `/api/documents/${second.body.id}`, second.body)
      .expect(200);
    expect({ ...saved.body, updatedAt: 0 }).toEqual({
      ...second.body,
      updatedAt: 0,
      version: second.body.version + 1,
    });
    await test.asAdmin('patch', `/api/documents/${first.body.id}`, { file: null }).expect(409);
    await test.asAdmin('delete', `/api/documents/${first.body.id}/file`).expect(409);
    await test
      .asAdmin('patch', `/api/documents/${first.body.id}`, { path: '/projects' })
      .expect(400);
    await test.asAdmin('delete', `/api/documents/${first.body.id}`).expect(200);
    await test.anonymous.get('/documents/dacki-sesir-c.pdf').expect(404);
  });

  it('are refused without a PDF and a page, and with both', async () => {
    const none = await test
      .asAdmin('post', '/api/documents', documentBody({ path: '' }))
      .expect(400);
    expect(none.body.errors.file).toBe('Priložite PDF ili upišite putanju stranice');
    const page = documentBody({ path: '' });
    const inEnglish = await test.asAdmin('post', '/api/documents?lang=en', page).expect(400);
    expect(inEnglish.body.errors.file).toBe('Attach a PDF or enter the path of a page');
    const both = documentBody({ file: dataUrl(smallPdf()) });
    const answer = await test.asAdmin('post', '/api/documents?lang=en', both).expect(400);
    expect(answer.body.errors.file).toBe('A document is either a PDF or a page, not both');
  });
});

describe('an administrator', () => {
  it('replaces a generated file and restores it', async () => {
    const generated = await read(test, FLYER);
    const { body } = await upload(flyer, smallPdf()).expect(200);
    expect(body).toMatchObject({
      size: smallPdf().length,
      file: { src: FLYER, title: 'letak-zazeli.pdf' },
      fileEn: null,
    });
    expect(await read(test, FLYER)).toEqual(smallPdf());
    const listed = await test.anonymous.get(`/api/documents/${flyer}`).expect(200);
    expect(listed.body.size).toBe(smallPdf().length);
    const part = await test.anonymous.get(FLYER).set('Range', 'bytes=0-3').expect(206);
    expect(bytesOf(part).toString()).toBe('%PDF');
    const back = await test.asAdmin('delete', `/api/documents/${flyer}/file`).expect(200);
    expect(back.body).toMatchObject({ size: generated.length, file: null });
    expect(await read(test, FLYER)).toEqual(generated);
  });

  it('replaces and restores a file in English, and by JSON', async () => {
    const english = '/documents/expression-of-interest-form.pdf';
    const generated = await read(test, english);
    await upload(form, smallPdf(), '?language=en').expect(200);
    expect(await read(test, english)).toEqual(smallPdf());
    await test.asAdmin('put', `/api/documents/${form}`, { fileEn: null }).expect(200);
    expect(await read(test, english)).toEqual(generated);
    const file = { title: 'x.pdf', src: dataUrl(smallPdf()) };
    const { body } = await test.asAdmin('put', `/api/documents/${form}`, { file }).expect(200);
    expect(body.file).toEqual({ src: FORM, title: 'obrazac-iskaz-interesa.pdf' });
    await test.asAdmin('put', `/api/documents/${form}`, { ...body, order: 2 }).expect(200);
    expect(await read(test, FORM)).toEqual(smallPdf());
    await test
      .asAdmin('put', `/api/documents/${form}/file`, { file: dataUrl(smallPdf()) })
      .expect(200);
    await test.asAdmin('patch', `/api/documents/${form}`, { file: null }).expect(200);
    await upload(form, smallPdf(), '?language=de').expect(400);
    await test.anonymous.put(`/api/documents/${form}/file`).attach('file', smallPdf()).expect(401);
  });

  it('gets the reason in both languages when a file is refused', async () => {
    const compressed = deflateSync(Buffer.from('5 0 << /S /JavaScript /JS (app.alert(1)) >>'));
    const objectStream = `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${compressed.length} >>\nstream\n${compressed.toString('latin1')}\nendstream`;
    const cases: [Buffer, string, string][] = [
      [Buffer.from('GIF89a'), 'Datoteka nije PDF', 'The file is not a PDF'],
      [
        smallPdf().subarray(0, -30),
        'PDF je oštećen ili nepotpun i ne može se otvoriti',
        'The PDF is damaged or incomplete and cannot be opened',
      ],
      [
        encryptedPdf('tajna'),
        'PDF je zaštićen lozinkom; spremite ga bez zaštite',
        'The PDF is encrypted; save it without protection',
      ],
      ...[
        smallPdf('/OpenAction << /S /JavaScript /JS (x) >>'),
        smallPdf('/OpenAction << /S /J#61vaScript /JS (x) >>'),
        smallPdf('', [objectStream]),
      ].map((bytes): [Buffer, string, string] => [
        bytes,
        'PDF sadrži skripte, a one nisu dopuštene',
        'The PDF contains scripts, which are not allowed',
      ]),
      [
        smallPdf('/OpenAction << /S /Launch /F (a.exe) >>'),
        'PDF pokreće druge programe, a to nije dopušteno',
        'The PDF starts other programs, which is not allowed',
      ],
      [
        smallPdf('/Names << /EmbeddedFiles 9 0 R >>'),
        'PDF ima priloženu datoteku, a to nije dopušteno',
        'The PDF has a file attached, which is not allowed',
      ],
    ];
    for (const [bytes, hr, en] of cases) {
      expect((await upload(flyer, bytes).expect(400)).body.errors.file).toBe(hr);
      expect((await upload(flyer, bytes, '?lang=en').expect(400)).body.errors.file).toBe(en);
      const inJson = await test.asAdmin('patch', `/api/documents/${flyer}`, {
        file: dataUrl(bytes),
      });
      expect(inJson.body.errors.file).toBe(hr);
    }
    const large = Buffer.concat([smallPdf(), Buffer.alloc(10 * 1024 * 1024)]);
    await upload(flyer, large).expect(413);
    await test.asAdmin('put', `/api/documents/${flyer}/file`, {}).expect(400);
    const untouched = await test.anonymous.get(`/api/documents/${flyer}`).expect(200);
    expect(untouched.body.file).toBeNull();
  });
});

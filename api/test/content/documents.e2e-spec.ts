import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Response } from 'superagent';
import { DOCUMENTS } from '../../src/database/seed/documents.js';
import { Document } from '../../src/documents/document.entity.js';
import { drawForm } from '../../src/documents/generated/form.js';
import { createDocument, documentBody } from '../factories/document.factory.js';
import { dataUrl, smallPdf } from '../factories/pdf.factory.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
let flyer: number;
let form: number;
beforeAll(async () => {
  test = await startTestApp();
  const ids: number[] = [];
  for (const row of DOCUMENTS) {
    const { name_en: nameEn, path_en: pathEn, generated_as: generatedAs, ...rest } = row;
    const fields = { ...rest, nameEn, pathEn, generatedAs, issuedOn: row.issued_on };
    const document = test.dataSource.getRepository(Document).create(fields as Partial<Document>);
    await test.dataSource.getRepository(Document).insert(document);
    ids.push(document.id);
  }
  [flyer = 0, form = 0] = ids;
});
afterAll(() => test.close());

const FLYER = '/documents/letak-zazeli.pdf';
const FORM = '/documents/obrazac-iskaz-interesa.pdf';

const send = (method: 'post' | 'put' | 'patch' | 'delete', path: string, body?: object) =>
  test.anonymous[method](path).set(test.admin).send(body);

const upload = (id: number, bytes: Buffer, query = '') =>
  test.anonymous
    .put(`/api/documents/${id}/file${query}`)
    .set(test.admin)
    .attach('file', bytes, 'novi.pdf');

const bytesOf = (response: Response): Buffer => response.body;

const read = async (path: string): Promise<Buffer> =>
  bytesOf(await test.anonymous.get(path).buffer(true).expect(200));

async function open(path: string) {
  const data = new Uint8Array(await read(path));
  return getDocument({ data, useSystemFonts: false, verbosity: 0 }).promise;
}

async function textOf(path: string): Promise<string> {
  const pdf = await open(path);
  const pages = Array.from({ length: pdf.numPages }, async (_, index) => {
    const { items } = await (await pdf.getPage(index + 1)).getTextContent();
    return items
      .map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
      .join(' ');
  });
  return (await Promise.all(pages)).join(' ').replaceAll(/\s+/g, ' ');
}

describe('documents', () => {
  it('are listed in their order with the real sizes of what is served', async () => {
    const { body } = await test.anonymous.get('/api/documents').expect(200);
    const seeded = body.filter(({ name }: Document) => DOCUMENTS.some((one) => one.name === name));
    expect(seeded.map(({ name }: Document) => name)).toEqual(DOCUMENTS.map(({ name }) => name));
    for (const { path, pathEn, size, sizeEn, kind } of seeded.slice(0, 2)) {
      expect(kind).toBe('pdf');
      expect(size).toBe((await read(path)).length);
      expect(sizeEn).toBe((await read(pathEn)).length);
    }
    const page = { kind: 'page', path: '/javni-poziv', size: null, issuedOn: '2024-04-26' };
    expect(seeded[2]).toMatchObject(page);
  });

  it('are searched and told apart', async () => {
    const names = async (query: string) => {
      const { body } = await test.anonymous.get(`/api/documents?${query}`).expect(200);
      return body.map(({ name }: Document) => name);
    };
    expect(await names('q=ZAZELI')).toEqual(['Letak projekta Zaželi III']);
    expect(await names('kind=page')).toEqual(['Javni poziv']);
    await test.anonymous.get('/api/documents?sort=["size","ASC"]').expect(400);
  });

  it('that are pages are added, changed and deleted', async () => {
    const { body } = await send('post', '/api/documents', documentBody({ order: 9 })).expect(201);
    expect(body).toMatchObject({ kind: 'page', size: null, file: null, pathEn: null });
    const moved = { path: '/projects', issuedOn: '' };
    const changed = await send('patch', `/api/documents/${body.id}`, moved).expect(200);
    expect(changed.body).toMatchObject({ path: '/projects', issuedOn: null });
    await send('patch', `/api/documents/${body.id}`, { path: null }).expect(400);
    await send('patch', `/api/documents/${body.id}`, { path: '/documents/x.pdf' }).expect(400);
    await upload(body.id, smallPdf()).expect(400);
    await send('delete', `/api/documents/${body.id}`).expect(200);
    await test.anonymous.get(`/api/documents/${body.id}`).expect(404);
  });

  it('that are PDFs get a path of their own from their name', async () => {
    const fields = { name: 'Đački šešir Č', nameEn: 'Hat', path: '', file: dataUrl(smallPdf()) };
    const first = await send('post', '/api/documents', fields).expect(201);
    expect(first.body).toMatchObject({
      kind: 'pdf',
      path: '/documents/dacki-sesir-c.pdf',
      pathEn: null,
      size: smallPdf().length,
      file: { src: '/documents/dacki-sesir-c.pdf', title: 'dacki-sesir-c.pdf' },
    });
    const second = await send('post', '/api/documents', {
      ...fields,
      file: { title: 'sesir.pdf', src: fields.file },
      fileEn: fields.file,
    }).expect(201);
    expect(second.body.path).toBe('/documents/dacki-sesir-c-2.pdf');
    expect(second.body).toMatchObject({ pathEn: '/documents/hat.pdf', sizeEn: first.body.size });
    expect(await read('/documents/hat.pdf')).toEqual(smallPdf());
    const kept = await send('put', `/api/documents/${second.body.id}`, second.body).expect(200);
    expect({ ...kept.body, updatedAt: 0 }).toEqual({
      ...second.body,
      updatedAt: 0,
      version: second.body.version + 1,
    });
    await send('patch', `/api/documents/${first.body.id}`, { file: null }).expect(409);
    await send('delete', `/api/documents/${first.body.id}/file`).expect(409);
    await send('patch', `/api/documents/${first.body.id}`, { path: '/projects' }).expect(400);
    await send('delete', `/api/documents/${first.body.id}`).expect(200);
    await test.anonymous.get('/documents/dacki-sesir-c.pdf').expect(404);
  });

  it('are a PDF or a page, neither none nor both', async () => {
    const none = await send('post', '/api/documents', documentBody({ path: '' })).expect(400);
    expect(none.body.errors.file).toBe('Priložite PDF ili upišite putanju stranice');
    const page = documentBody({ path: '' });
    const inEnglish = await send('post', '/api/documents?lang=en', page).expect(400);
    expect(inEnglish.body.errors.file).toBe('Attach a PDF or enter the path of a page');
    const both = documentBody({ file: dataUrl(smallPdf()) });
    const answer = await send('post', '/api/documents?lang=en', both).expect(400);
    expect(answer.body.errors.file).toBe('A document is either a PDF or a page, not both');
  });
});

describe('the generated PDFs', () => {
  it('say what the project is, in both languages, letters and all', async () => {
    const croatian = await textOf(FLYER);
    for (const words of [
      'Ostanite u svojem domu.',
      'osobe starije od 65 godina',
      'trećim ili četvrtim stupnjem težine invaliditeta',
      '120 % kad živite sami',
      '22. travnja 2024. – 22. travnja 2027. (36 mjeseci)',
      '891.000,00 €',
      'Sufinancira Europska unija iz Europskog socijalnog fonda plus.',
      'Šibensko-kninskoj županiji',
    ]) {
      expect(croatian).toContain(words);
    }
    const english = await textOf('/documents/leaflet-zazeli.pdf');
    for (const words of ['people over 65', '300% for three or more', '€891,000.00']) {
      expect(english).toContain(words);
    }
    expect(await textOf(FORM)).toContain('Datum rođenja * OIB *');
    expect(await textOf('/documents/expression-of-interest-form.pdf')).toContain(
      'Date of birth * OIB (personal identification number) *',
    );
  });

  it('are tagged, name their language and title, and bring their fonts', async () => {
    for (const path of [FLYER, FORM]) {
      const pdf = await open(path);
      const { info } = await pdf.getMetadata();
      expect(info).toMatchObject({ Language: 'hr-HR', Author: 'Udruga Kvaliteta življenja' });
      expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
      expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
      const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
      expect(tree).toContain('"role":"H1"');
      const raw = (await read(path)).toString('latin1');
      expect(raw.match(/\/FontFile2 /g)?.length).toBeGreaterThanOrEqual(3);
      expect(raw).not.toContain('Helvetica');
    }
  });

  it('have fields that are named, described and of their kinds', async () => {
    const fields = (await (await open(FORM)).getFieldObjects()) ?? {};
    const kinds = Object.fromEntries(
      Object.entries(fields).map(([name, [field]]) => [name, Object(field).type]),
    );
    expect(kinds).toMatchObject({
      'ime-i-prezime': 'text',
      'datum-rodenja': 'text',
      oib: 'text',
      'pomoc-obroci': 'checkbox',
      privola: 'checkbox',
    });
    const [, page] = [0, await (await open(FORM)).getPage(1)];
    const widgets = await page.getAnnotations();
    const named = (name: string) => widgets.filter(({ fieldName }) => fieldName === name);
    expect(named('oib')[0]).toMatchObject({
      alternativeText: 'OIB: osobni identifikacijski broj, 11 znamenki',
      maxLen: 11,
      required: true,
    });
    const choices = named('broj-clanova-kucanstva');
    expect(choices.map(({ buttonValue }) => buttonValue)).toEqual([
      'jedno',
      'dvoje',
      'troje-ili-vise',
    ]);
    expect(choices.every(({ radioButton }) => radioButton)).toBe(true);
    const second = await (await (await open(FORM)).getPage(2)).getAnnotations();
    expect(second.find(({ fieldName }) => fieldName === 'zelje')).toMatchObject({
      multiLine: true,
    });
  });

  it('take Croatian letters and keep them', async () => {
    const pdf = await open(FORM);
    const [field] = (await pdf.getFieldObjects())?.['ime-i-prezime'] ?? [];
    pdf.annotationStorage.setValue(Object(field).id, { value: 'Đurđica Šćepančić-Žužić' });
    const saved = await getDocument({ data: await pdf.saveDocument(), verbosity: 0 }).promise;
    const values = (await saved.getFieldObjects())?.['ime-i-prezime'] ?? [];
    expect(Object(values[0]).value).toBe('Đurđica Šćepančić-Žužić');
    const page = await saved.getPage(1);
    const drawn = await page.getAnnotations();
    const { textContent } = drawn.find(({ fieldName }) => fieldName === 'ime-i-prezime') ?? {};
    expect(textContent?.join('') ?? '').toBe('Đurđica Šćepančić-Žužić');
  });

  it('are the same bytes for the same content, and follow the settings', async () => {
    const contacts = {
      name: 'A',
      phone: '1',
      email: 'a@b.example',
      taxId: '2',
      seat: 's',
      office: 'o',
    };
    expect(await drawForm(contacts, 'hr')).toEqual(await drawForm(contacts, 'hr'));
    const { etag: before } = (await test.anonymous.get(FLYER).expect(200)).headers;
    await send('patch', '/api/settings/1', { phone: '+385 22 555 019' }).expect(200);
    const { etag: after } = (await test.anonymous.get(FLYER).expect(200)).headers;
    expect(after).not.toBe(before);
    expect(await textOf(FLYER)).toContain('+385 22 555 019');
    expect(await textOf(FORM)).toContain('Nazovite +385 22 555 019.');
  });
});

describe('serving PDFs', () => {
  it('names the type, the size and the file', async () => {
    const shown = await test.anonymous.get(FLYER).expect(200);
    expect(shown.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(bytesOf(shown).length),
      'content-disposition': 'inline; filename="letak-zazeli.pdf"',
      'cache-control': 'no-cache',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
    });
    expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
    const saved = await test.anonymous.get(`${FLYER}?download`).expect(200);
    expect(saved.headers['content-disposition']).toBe('attachment; filename="letak-zazeli.pdf"');
    const head = await test.anonymous.head(FLYER).expect(200);
    expect(head.headers['content-length']).toBe(shown.headers['content-length']);
    expect(head.headers.etag).toBe(shown.headers.etag);
  });

  it('answers 304 to those who have it, and parts to those who ask for one', async () => {
    const whole = await read(FLYER);
    const { etag } = (await test.anonymous.head(FLYER)).headers;
    await test.anonymous.get(FLYER).set('If-None-Match', String(etag)).expect(304);
    const part = (range: string) => test.anonymous.get(FLYER).set('Range', range);
    const middle = await part('bytes=10-19').expect(206);
    expect(bytesOf(middle)).toEqual(whole.subarray(10, 20));
    expect(middle.headers['content-range']).toBe(`bytes 10-19/${whole.length}`);
    expect(bytesOf(await part('bytes=-5').expect(206))).toEqual(whole.subarray(-5));
    const open = `bytes=${whole.length - 7}-`;
    expect(bytesOf(await part(open).expect(206))).toEqual(whole.subarray(-7));
    expect(bytesOf(await part('bytes=0-1,4-5').expect(200))).toEqual(whole);
    expect(bytesOf(await part('bytes=9-2').expect(200))).toEqual(whole);
    expect(bytesOf(await part('bytes=0-4').set('If-Range', '"old"').expect(200))).toEqual(whole);
    await part('bytes=0-4').set('If-Range', String(etag)).expect(206);
    const outside = await part(`bytes=${whole.length}-`).expect(416);
    expect(outside.headers['content-range']).toBe(`bytes */${whole.length}`);
  });

  it('knows no other names', async () => {
    for (const path of ['nema.pdf', '..%2Fapi', 'letak-zazeli', 'a/letak-zazeli.pdf', '']) {
      await test.anonymous.get(`/documents/${path}`).expect(404);
    }
    await createDocument(test.dataSource, { path: '/documents/stranica.pdf', order: 99 });
    await test.anonymous.get('/documents/stranica.pdf').expect(404);
  });
});

describe('an administrator', () => {
  it('puts a file in the place of a generated one, and brings that back', async () => {
    const drawn = await read(FLYER);
    const { body } = await upload(flyer, smallPdf()).expect(200);
    expect(body).toMatchObject({
      size: smallPdf().length,
      file: { src: FLYER, title: 'letak-zazeli.pdf' },
      fileEn: null,
    });
    expect(await read(FLYER)).toEqual(smallPdf());
    const listed = await test.anonymous.get(`/api/documents/${flyer}`).expect(200);
    expect(listed.body.size).toBe(smallPdf().length);
    const part = await test.anonymous.get(FLYER).set('Range', 'bytes=0-3').expect(206);
    expect(bytesOf(part).toString()).toBe('%PDF');
    const back = await send('delete', `/api/documents/${flyer}/file`).expect(200);
    expect(back.body).toMatchObject({ size: drawn.length, file: null });
    expect(await read(FLYER)).toEqual(drawn);
  });

  it('does the same in English, and in JSON', async () => {
    const english = '/documents/expression-of-interest-form.pdf';
    const drawn = await read(english);
    await upload(form, smallPdf(), '?language=en').expect(200);
    expect(await read(english)).toEqual(smallPdf());
    await send('put', `/api/documents/${form}`, { fileEn: null }).expect(200);
    expect(await read(english)).toEqual(drawn);
    const file = { title: 'x.pdf', src: dataUrl(smallPdf()) };
    const { body } = await send('put', `/api/documents/${form}`, { file }).expect(200);
    expect(body.file).toEqual({ src: FORM, title: 'obrazac-iskaz-interesa.pdf' });
    await send('put', `/api/documents/${form}`, { ...body, order: 2 }).expect(200);
    expect(await read(FORM)).toEqual(smallPdf());
    await send('put', `/api/documents/${form}/file`, { file: dataUrl(smallPdf()) }).expect(200);
    await send('patch', `/api/documents/${form}`, { file: null }).expect(200);
    await upload(form, smallPdf(), '?language=de').expect(400);
    await test.anonymous.put(`/api/documents/${form}/file`).attach('file', smallPdf()).expect(401);
  });

  it('hears in both languages why a file is not taken', async () => {
    const hidden = deflateSync(Buffer.from('5 0 << /S /JavaScript /JS (app.alert(1)) >>'));
    const packed = `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${hidden.length} >>\nstream\n${hidden.toString('latin1')}\nendstream`;
    const cases: [Buffer, string, string][] = [
      [Buffer.from('GIF89a'), 'Datoteka nije PDF', 'The file is not a PDF'],
      [
        smallPdf().subarray(0, -30),
        'PDF je oštećen ili nepotpun i ne može se otvoriti',
        'The PDF is damaged or incomplete and cannot be opened',
      ],
      [
        smallPdf('/Encrypt 9 0 R'),
        'PDF je zaštićen lozinkom; spremite ga bez zaštite',
        'The PDF is encrypted; save it without protection',
      ],
      ...[
        smallPdf('/OpenAction << /S /JavaScript /JS (x) >>'),
        smallPdf('/OpenAction << /S /J#61vaScript /JS (x) >>'),
        smallPdf('', [packed]),
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
      const inJson = await send('patch', `/api/documents/${flyer}`, { file: dataUrl(bytes) });
      expect(inJson.body.errors.file).toBe(hr);
    }
    const large = Buffer.concat([smallPdf(), Buffer.alloc(10 * 1024 * 1024)]);
    await upload(flyer, large).expect(413);
    await send('put', `/api/documents/${flyer}/file`, {}).expect(400);
    const untouched = await test.anonymous.get(`/api/documents/${flyer}`).expect(200);
    expect(untouched.body.file).toBeNull();
  });
});

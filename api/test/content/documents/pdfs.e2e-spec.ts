import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { fieldsOf } from 'shared/is-record';
import { drawForm } from '../../../src/documents/generated/form.js';
import { createDocument } from '../../factories/document.factory.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { bytesOf, read, open, textOf, FLYER, FORM, insertDocuments } from './read-pdfs.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await insertDocuments(test);
});
afterAll(() => test.close());

describe('the generated PDFs', () => {
  it('describe the project in both languages, with all Croatian characters', async () => {
    const croatian = await textOf(test, FLYER);
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
    const english = await textOf(test, '/documents/leaflet-zazeli.pdf');
    for (const words of ['people over 65', '300% for three or more', '€891,000.00']) {
      expect(english).toContain(words);
    }
    const form = await textOf(test, FORM);
    expect(form).toContain('Datum rođenja * OIB *');
    expect(form).toContain('Sufinancira Europska unija');
    expect(await textOf(test, '/documents/expression-of-interest-form.pdf')).toContain(
      'Date of birth * OIB (personal identification number) *',
    );
  });

  it('have no text smaller than 10 points, and the flyer fits on one sheet', async () => {
    for (const path of [FLYER, '/documents/leaflet-zazeli.pdf', FORM]) {
      const pdf = await open(test, path);
      if (path !== FORM) expect(pdf.numPages).toBe(2);
      for (let number = 1; number <= pdf.numPages; number += 1) {
        const { items } = await (await pdf.getPage(number)).getTextContent();
        const heights = items.flatMap((item) =>
          'str' in item && item.str.trim() !== '' ? [item.height] : [],
        );
        expect(Math.min(...heights)).toBeGreaterThanOrEqual(10);
      }
    }
  });

  it('are tagged, have a language and a title, and embed their fonts', async () => {
    for (const path of [FLYER, FORM]) {
      const pdf = await open(test, path);
      const { info } = await pdf.getMetadata();
      expect(info).toMatchObject({ Language: 'hr-HR', Author: 'Udruga Kvaliteta življenja' });
      expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
      expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
      const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
      expect(tree).toContain('"role":"H1"');
      const raw = (await read(test, path)).toString('latin1');
      expect(raw.match(/\/FontFile2 /g)?.length).toBeGreaterThanOrEqual(3);
      expect(raw).not.toContain('Helvetica');
    }
  });

  it('have fields with a name, a description and a type', async () => {
    const fields = (await (await open(test, FORM)).getFieldObjects()) ?? {};
    const kinds = Object.fromEntries(
      Object.entries(fields).map(([name, [field]]) => [name, fieldsOf(field).type]),
    );
    expect(kinds).toMatchObject({
      'ime-i-prezime': 'text',
      'datum-rodenja': 'text',
      oib: 'text',
      'pomoc-obroci': 'checkbox',
      privola: 'checkbox',
    });
    const page = await (await open(test, FORM)).getPage(1);
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
    const second = await (await (await open(test, FORM)).getPage(2)).getAnnotations();
    expect(second.find(({ fieldName }) => fieldName === 'zelje')).toMatchObject({
      multiLine: true,
    });
  });

  it('have forms in letters of 11 points at least, and sentences in 12', async () => {
    for (const path of [FORM, '/documents/expression-of-interest-form.pdf']) {
      const pdf = await open(test, path);
      const sizes: number[] = [];
      for (let number = 1; number <= pdf.numPages; number += 1) {
        const { items } = await (await pdf.getPage(number)).getTextContent();
        for (const item of items) {
          if (!('str' in item) || item.str.trim() === '') continue;
          sizes.push(item.height);
          if (item.str.endsWith('.'))
            expect([item.str, item.height >= 11.9]).toEqual([item.str, true]);
        }
      }
      expect(sizes.length).toBeGreaterThan(50);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(10.9);
    }
  });

  it('store Croatian characters entered into their fields', async () => {
    const pdf = await open(test, FORM);
    const [field] = (await pdf.getFieldObjects())?.['ime-i-prezime'] ?? [];
    pdf.annotationStorage.setValue(String(fieldsOf(field).id), {
      value: 'Đurđica Šćepančić-Žužić',
    });
    const saved = await getDocument({ data: await pdf.saveDocument(), verbosity: 0 }).promise;
    const values = (await saved.getFieldObjects())?.['ime-i-prezime'] ?? [];
    expect(fieldsOf(values[0]).value).toBe('Đurđica Šćepančić-Žužić');
    const page = await saved.getPage(1);
    const annotations = await page.getAnnotations();
    const { textContent } =
      annotations.find(({ fieldName }) => fieldName === 'ime-i-prezime') ?? {};
    expect(textContent?.join('') ?? '').toBe('Đurđica Šćepančić-Žužić');
  });

  it('are identical for the same content, and change with the settings', async () => {
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
    await test.asAdmin('patch', '/api/settings/1', { phone: '+385 22 555 019' }).expect(200);
    const { etag: after } = (await test.anonymous.get(FLYER).expect(200)).headers;
    expect(after).not.toBe(before);
    expect(await textOf(test, FLYER)).toContain('+385 22 555 019');
    expect(await textOf(test, FORM)).toContain('Nazovite +385 22 555 019.');
  });
});

describe('serving PDFs', () => {
  it('has headers with the type, the size and the file name', async () => {
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

  it('answers conditional requests with 304, and range requests with a part', async () => {
    const whole = await read(test, FLYER);
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

  it('answers 404 for unknown names', async () => {
    for (const path of ['nema.pdf', '..%2Fapi', 'letak-zazeli', 'a/letak-zazeli.pdf', '']) {
      await test.anonymous.get(`/documents/${path}`).expect(404);
    }
    await createDocument(test.dataSource, { path: '/documents/stranica.pdf', order: 99 });
    await test.anonymous.get('/documents/stranica.pdf').expect(404);
  });
});

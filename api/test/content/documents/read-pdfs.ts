import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Response } from 'superagent';
import { DOCUMENTS } from '../../../src/database/seed/documents.js';
import { Document } from '../../../src/documents/document.entity.js';
import { textOfPdf } from '../../setup/pdf-text.js';
import type { TestApp } from '../../setup/test-app.js';

export const FLYER = '/documents/letak-zazeli.pdf';
export const FORM = '/documents/obrazac-iskaz-interesa.pdf';

/** Inserts the seed documents and returns their ids. */
export async function insertDocuments({ dataSource }: TestApp): Promise<number[]> {
  const documents = dataSource.getRepository(Document);
  const ids: number[] = [];
  for (const row of DOCUMENTS) {
    const { name_en: nameEn, path_en: pathEn, generated_as: generatedAs, ...rest } = row;
    const fields = { ...rest, nameEn, pathEn, generatedAs, issuedOn: row.issued_on };
    const document = documents.create(fields as Partial<Document>);
    await documents.insert(document);
    ids.push(document.id);
  }
  return ids;
}

export const bytesOf = (response: Response): Buffer => response.body;

export const read = async (test: TestApp, path: string): Promise<Buffer> =>
  bytesOf(await test.anonymous.get(path).buffer(true).expect(200));

export async function open(test: TestApp, path: string) {
  const data = new Uint8Array(await read(test, path));
  return getDocument({ data, useSystemFonts: false, verbosity: 0 }).promise;
}

export async function textOf(test: TestApp, path: string): Promise<string> {
  return textOfPdf(await read(test, path));
}

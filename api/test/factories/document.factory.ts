import type { DataSource } from 'typeorm';
import { Document } from '../../src/documents/document.entity.js';

/** The body that creates a document: a page of the site. */
export function documentBody(fields: object = {}) {
  return { name: 'Javni poziv', nameEn: 'Public call', path: '/javni-poziv', ...fields };
}

/** A document in the database, by default a page. */
export async function createDocument(
  dataSource: DataSource,
  fields: Partial<Document> = {},
): Promise<Document> {
  const documents = dataSource.getRepository(Document);
  const document = documents.create({ ...documentBody(), kind: 'page', ...fields });
  await documents.insert(document);
  return documents.findOneByOrFail({ id: document.id });
}

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { trashDeclarationOf } from '../../src/content/kept-in-trash.js';
import { rowReferences } from '../../src/content/row-references.js';
import { ENTITIES } from '../../src/database/entities.js';
import { writtenNames } from '../../src/fields/field.js';
import { quote } from '../../src/rows/quote.js';
import { storedColumns } from '../../src/rows/stored-columns.js';
import { createDocument } from '../factories/document.factory.js';
import { createDonation } from '../factories/donation.factory.js';
import { createProject } from '../factories/project.factory.js';
import { createPublicCall } from '../factories/public-call.factory.js';
import { CALLS } from '../setup/contract/calls.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

/** Deleted for good: rules and credentials, what is sent, users, and erasures. */
const FOR_GOOD = [
  'api-tokens',
  'mails',
  'newsletter',
  'redirects',
  'refused-addresses',
  'trash',
  'users',
];

let test: TestApp;
let signedIn: Record<'editor' | 'accountant', TestApp['admin']>;
beforeAll(async () => {
  test = await startTestApp();
  signedIn = {
    editor: await test.signIn({ role: 'editor' }),
    accountant: await test.signIn({ role: 'accountant' }),
  };
});
afterAll(() => test.close());

const metadataOf = (entity: (typeof ENTITIES)[number]) => test.dataSource.getMetadata(entity);

/** Entities with texts in both languages, of which there are many rows. */
const contentEntities = () =>
  ENTITIES.filter((entity) => {
    const written = writtenNames(entity);
    const isBilingual = written.some((name) => written.includes(`${name}En`) || name === 'altEn');
    return isBilingual && metadataOf(entity).generatedColumns.length > 0;
  });

const kept = ENTITIES.flatMap((entity) => trashDeclarationOf(entity) ?? []);

/** The resources whose rows can be deleted. */
const deletable = Object.keys(CALLS).flatMap(
  (call) => /^delete \/api\/([\w-]+)\/\{\w+\}$/.exec(call)?.[1] ?? [],
);

/** A row of a resource as the contract's calls create it, with its path and a version. */
async function createRow(resource: string): Promise<string> {
  const [operation = '', call] =
    Object.entries(CALLS).find(([key]) =>
      new RegExp(`^delete /api/${resource}/\\{\\w+\\}$`).test(key),
    ) ?? [];
  if (!call?.param) throw new Error(`calls.ts deletes no row of ${resource}`);
  const path = `/api/${resource}/${String(await call.param(test))}`;
  const change = CALLS[operation.replace('delete', 'patch')];
  await test.asAdmin('patch', path, await change?.body?.(test)).expect(200);
  return path;
}

/** Every row of every table but the trash, and the records of who changed what. */
/** Tables that keep what has happened, or count it. */
const RECORDS = ['trash', 'trash_rows', 'recorded_changes', 'audit_log', 'table_counts'];

async function allRows(): Promise<Record<string, unknown[]>> {
  const tables = await test.dataSource.query<{ name: string }[]>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace
     AND relkind = 'r' AND relname <> ALL ($1)
     ORDER BY 1`,
    [RECORDS],
  );
  const rows: Record<string, unknown[]> = {};
  for (const { name } of tables) {
    rows[name] = await test.dataSource.query(
      `SELECT to_jsonb(t)::text FROM ${quote(name)} t ORDER BY 1`,
    );
  }
  return rows;
}

describe('the trash', () => {
  it('keeps every kind of content that can be deleted', () => {
    const forgotten = contentEntities().filter((entity) => !trashDeclarationOf(entity));
    // Declare it with @KeptInTrash(), and have its service call `removeToTrash`.
    expect(forgotten.map(({ name }) => name)).toEqual([]);
    expect(contentEntities().length).toBeGreaterThanOrEqual(10);
    expect(new Set(kept.map(({ resource }) => resource)).size).toBe(kept.length);
  });

  it('keeps what is deleted, but for what is listed here', () => {
    const forGood = deletable.filter((name) => !kept.some(({ resource }) => resource === name));
    // Data of visitors and content are declared with @KeptInTrash().
    expect(forGood.sort()).toEqual([...FOR_GOOD].sort());
  });

  it.each(kept)('shows and restores a row of $resource for who may delete it', async (kind) => {
    for (const role of ['editor', 'accountant'] as const) {
      const as = (method: 'delete' | 'get' | 'post', path: string) =>
        test.anonymous[method](path).set(signedIn[role]);
      const path = await createRow(kind.resource);
      const mayDelete = (await as('delete', path)).status === 200;
      if (!mayDelete) await test.asAdmin('delete', path).expect(200);
      const [item] = (await test.asAdmin('get', '/api/trash')).body;
      const { body: listed } = await as('get', '/api/trash').expect(200);
      expect({ role, seen: listed.length === 1 }).toEqual({ role, seen: mayDelete });
      await as('get', `/api/trash/${item.id}`).expect(mayDelete ? 200 : 404);
      const body = { action: 'restore', ids: [item.id] };
      const { body: result } = await as('post', '/api/trash/bulk').send(body).expect(200);
      expect(result.done).toEqual(mayDelete ? [item.id] : []);
      await as('post', `/api/trash/${item.id}/restore`).expect(404);
      await test.dataSource.query('TRUNCATE trash, trash_rows');
    }
  });

  it('can restore what refers to content', async () => {
    const { manager } = test.dataSource;
    for (const entity of ENTITIES.filter(trashDeclarationOf)) {
      const { tableName } = metadataOf(entity);
      const parts = [tableName];
      for (const table of parts) {
        const references = await rowReferences(manager, 'to', table);
        const refusing = references.filter(({ onDelete }) => onDelete === 'refuse');
        expect({ table, refusing }).toEqual({ table, refusing: [] });
        parts.push(
          ...references
            .filter(({ onDelete }) => onDelete === 'cascade')
            .map((reference) => reference.table),
        );
        // One column of a row can be stored as bytes.
        const files = (await storedColumns(manager, table)).filter(({ isFile }) => isFile);
        expect(files.length).toBeLessThan(2);
      }
    }
  });

  it.each(kept)('restores a row of $resource as it was, in all tables', async ({ resource }) => {
    const path = await createRow(resource);
    const [before, row] = [await allRows(), (await test.asAdmin('get', path)).body];
    await test.asAdmin('delete', path).expect(200);
    await test.asAdmin('get', path).expect(404);
    const { body: items } = await test.asAdmin('get', '/api/trash').expect(200);
    const title = expect.stringContaining(row.title ?? row.name ?? row.donorName);
    expect(items[0]).toMatchObject({ resource, rowId: row.id, title });
    await test.asAdmin('post', `/api/trash/${items[0].id}/restore`).expect(200);
    expect(await allRows()).toEqual(before);
    expect((await test.asAdmin('get', path).expect(200)).body).toEqual(row);
    expect((await test.asAdmin('get', '/api/trash')).body).toEqual([]);
  });

  it('restores the files of a document, and the references of what stays', async () => {
    const { id } = await createDocument(test.dataSource, { kind: 'pdf', path: '/documents/a.pdf' });
    await test.dataSource.query(
      `INSERT INTO document_files (document_id, language, size, digest, bytes, text)
       VALUES ($1, 'hr', 4, 'digest', '\\x00ff2561', 'pravilnik')`,
      [id],
    );
    const project = await createProject(test.dataSource);
    await createPublicCall(test.dataSource, { projectId: project.id });
    const donation = await createDonation(test.dataSource, { projectId: project.id });
    const { public_calls: calls, document_files: files } = await allRows();
    await test.asAdmin('delete', `/api/documents/${id}`).expect(200);
    await test.asAdmin('delete', `/api/projects/${project.id}`).expect(200);
    const changed = await allRows();
    expect(changed.public_calls).not.toEqual(calls);
    expect(changed.document_files).not.toEqual(files);
    for (const item of (await test.asAdmin('get', '/api/trash')).body) {
      await test.asAdmin('post', `/api/trash/${item.id}/restore`).expect(200);
    }
    const restored = await allRows();
    expect(restored.document_files).toEqual(files);
    for (const path of ['/api/public-calls', `/api/donations?filter={"id":[${donation.id}]}`]) {
      const [row] = (await test.asAdmin('get', path).expect(200)).body;
      expect(row).toMatchObject({ projectId: project.id });
    }
  });

  it('gives columns that were added since their default', async () => {
    const path = await createRow('partners');
    await test.asAdmin('delete', path).expect(200);
    await test.dataSource.query(
      `ALTER TABLE partners ADD COLUMN colour text NOT NULL DEFAULT 'blue'`,
    );
    const [item] = (await test.asAdmin('get', '/api/trash')).body;
    await test.asAdmin('post', `/api/trash/${item.id}/restore`).expect(200);
    expect(await test.dataSource.query('SELECT DISTINCT colour FROM partners')).toEqual([
      { colour: 'blue' },
    ]);
    await test.dataSource.query('ALTER TABLE partners DROP COLUMN colour');
  });
});

import type { DataSource } from 'typeorm';
import { quote } from '../rows/quote.js';

/** A resource’s table, and the column with the current name of a person that lines do not store. */
interface AuditedRows {
  table: string;
  person?: string;
}

const TABLES: Partial<Record<string, AuditedRows>> = {
  blog: { table: 'blog_posts' },
  projects: { table: 'projects' },
  events: { table: 'events' },
  'public-calls': { table: 'public_calls' },
  team: { table: 'team_members', person: 'name' },
  partners: { table: 'partners' },
  documents: { table: 'documents' },
  media: { table: 'media' },
  'page-texts': { table: 'edited_pages' },
  pages: { table: 'pages' },
  settings: { table: 'settings' },
  redirects: { table: 'redirects' },
  issues: { table: 'newsletter_issues' },
  newsletter: { table: 'newsletters' },
  contact: { table: 'contact_messages' },
  'saved-replies': { table: 'saved_replies' },
  donations: { table: 'donations' },
  'bank-payments': { table: 'bank_payments' },
  mails: { table: 'mails' },
  'api-tokens': { table: 'api_tokens' },
  users: { table: 'users', person: 'full_name' },
};

/** The rows of lines that still exist, with the current names of people, by resource and id. */
export type PresentRows = ReadonlyMap<string, string | null>;

export const keyOf = (resource: string, rowId: number | null): string => `${resource} ${rowId}`;

/** Reads which rows that lines refer to still exist. */
export async function presentRows(
  dataSource: DataSource,
  lines: readonly { resource: string; rowId: number | null }[],
): Promise<PresentRows> {
  const ids = new Map<string, number[]>();
  for (const { resource, rowId } of lines) {
    if (rowId !== null) ids.set(resource, [...(ids.get(resource) ?? []), rowId]);
  }
  const present = new Map<string, string | null>();
  for (const [resource, rowIds] of ids) {
    const known = TABLES[resource];
    if (!known) continue;
    const rows: { id: number; name: string | null }[] = await dataSource.query(
      `SELECT id, ${known.person ?? 'NULL'} AS name FROM ${quote(known.table)} WHERE id = ANY($1)`,
      [rowIds],
    );
    for (const { id, name } of rows) present.set(keyOf(resource, id), name);
  }
  return present;
}

/** The names of a resource's columns in their order, with those of its fields. */
export function fieldNames(dataSource: DataSource, resource: string): ReadonlyMap<string, string> {
  const table = TABLES[resource]?.table;
  const metadata = dataSource.entityMetadatas.find(({ tableName }) => tableName === table);
  return new Map(
    metadata?.ownColumns.map(({ databaseName, propertyName }) => [databaseName, propertyName]),
  );
}

import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { OWN_IBAN } from './statement.factory.js';

/** An imported statement in the database. */
export async function createBankStatement(dataSource: DataSource): Promise<{ id: number }> {
  const [row]: { id: number }[] = await dataSource.query(
    `INSERT INTO bank_statements (account, digest, file_name, format, payments, imported_by)
     VALUES ($1, $2, 'izvod.xml', 'camt', 0, 'Ana Horvat') RETURNING id`,
    [OWN_IBAN, randomUUID()],
  );
  if (!row) throw new Error('The statement was not stored.');
  return row;
}

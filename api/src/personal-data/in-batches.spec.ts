import { describe, expect, it } from '@jest/globals';
import { deleteInBatches, updateInBatches } from './in-batches.js';

/** A table with a number of rows to change; changes at most 500 of them per statement. */
function tableOf(rows: number) {
  const statements: string[] = [];
  return {
    statements,
    query: (sql: string): Promise<[unknown[], number]> => {
      statements.push(sql);
      const affected = Math.min(rows, 500);
      rows -= affected;
      return Promise.resolve([[], affected]);
    },
  };
}

const OLD = { table: 'mails', condition: 'sent_at < now() - $1', period: 30 };

describe('changes in batches', () => {
  it.each([
    [0, 1],
    [499, 1],
    [500, 2],
    [1_200, 3],
  ])('delete %d rows by %d statements and return their number', async (rows, count) => {
    const table = tableOf(rows);
    expect(await deleteInBatches(table, OLD)).toBe(rows);
    expect(table.statements).toHaveLength(count);
    expect(table.statements[0]).toMatch(/^DELETE FROM mails WHERE id IN \(\s+SELECT id FROM mails/);
  });

  it('update rows by the given assignments', async () => {
    const table = tableOf(3);
    expect(await updateInBatches(table, 'text = NULL', OLD)).toBe(3);
    expect(table.statements[0]).toMatch(/^UPDATE mails SET text = NULL WHERE id IN/);
  });
});

import type { QueryRunner } from 'typeorm';

interface PublicPathOfTable {
  table: string;
  /** The path before the slug, as in `@PublicPath`. */
  prefix: string;
  /**
   * SQL condition: visitors see this state of a row. With it, only the addresses of rows that were
   * once visible are kept. By default visitors see every row.
   * @param row prefix of its columns
   */
  visible?: (row: string) => string;
}

const functionOf = (table: string): string => `keep_public_path_of_${table}`;

/**
 * Keeps the addresses of a table's rows in `redirects`: a changed slug leads on to the present one,
 * that of a deleted row is gone, and a visible row takes its address back. For the migration that
 * creates a table with `slug`, or makes its rows pages.
 */
export async function keepPublicPath(
  runner: QueryRunner,
  { table, prefix, visible }: PublicPathOfTable,
): Promise<void> {
  const shown = (row: 'OLD' | 'NEW'): string =>
    visible ? `${row}.was_visible OR (${visible(`${row}.`)})` : 'true';
  if (visible) {
    await runner.query(`
      ALTER TABLE ${table} ADD COLUMN was_visible boolean NOT NULL DEFAULT false;
      CREATE FUNCTION note_visible_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.was_visible := ${shown('OLD')};
        RETURN NEW;
      END
      $$;
      CREATE TRIGGER note_visible BEFORE UPDATE ON ${table}
        FOR EACH ROW EXECUTE FUNCTION note_visible_${table}();
    `);
  }
  await runner.query(`
    CREATE FUNCTION ${functionOf(table)}() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      was_shown boolean := false;
    BEGIN
      IF TG_OP <> 'INSERT' THEN
        was_shown := ${shown('OLD')};
      END IF;
      IF TG_OP = 'DELETE' THEN
        IF was_shown THEN
          PERFORM retire_address('${prefix}/' || OLD.slug);
        END IF;
      ELSIF was_shown AND NEW.slug <> OLD.slug THEN
        PERFORM move_address('${prefix}/' || OLD.slug, '${prefix}/' || NEW.slug);
      ELSIF ${shown('NEW')} THEN
        PERFORM claim_address('${prefix}/' || NEW.slug);
      END IF;
      RETURN NULL;
    END
    $$;
    CREATE TRIGGER keep_public_path AFTER INSERT OR UPDATE OR DELETE ON ${table}
      FOR EACH ROW EXECUTE FUNCTION ${functionOf(table)}();
  `);
}

/** Reverts `keepPublicPath`. */
export async function dropPublicPath(
  runner: QueryRunner,
  { table, visible }: Pick<PublicPathOfTable, 'table' | 'visible'>,
): Promise<void> {
  await runner.query(`
    DROP TRIGGER keep_public_path ON ${table};
    DROP FUNCTION ${functionOf(table)};
  `);
  if (!visible) return;
  await runner.query(`
    DROP TRIGGER note_visible ON ${table};
    DROP FUNCTION note_visible_${table};
    ALTER TABLE ${table} DROP COLUMN was_visible;
  `);
}

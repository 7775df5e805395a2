import { createHmac } from 'node:crypto';
import pg from 'pg';

/** Selects the objects that the superuser owns, except PostgreSQL's own and those of extensions. */
const FOREIGN_OBJECTS = `
  WITH me AS (SELECT oid FROM pg_roles WHERE rolname = current_user),
  schemas AS (
    SELECT oid FROM pg_namespace
    WHERE nspname !~ '^pg_' AND nspname <> 'information_schema'
  ),
  parts AS (
    -- Members of extensions, and sequences, which follow the table they belong to.
    SELECT classid, objid FROM pg_depend
    WHERE deptype = 'e' OR classid = 'pg_class'::regclass AND deptype IN ('a', 'i')
      AND objid IN (SELECT oid FROM pg_class WHERE relkind = 'S')
  ),
  objects AS (
    SELECT 'SCHEMA' AS kind, quote_ident(nspname) AS name, nspowner AS owner,
      'pg_namespace'::regclass AS class, oid, oid AS schema
    FROM pg_namespace
    UNION ALL
    SELECT 'TABLE', oid::regclass::text, relowner, 'pg_class'::regclass, oid, relnamespace
    FROM pg_class WHERE relkind IN ('r', 'p', 'v', 'm', 'f', 'S')
    UNION ALL
    SELECT 'ROUTINE', oid::regprocedure::text, proowner, 'pg_proc'::regclass, oid, pronamespace
    FROM pg_proc
    UNION ALL
    SELECT 'TYPE', t.oid::regtype::text, typowner, 'pg_type'::regclass, t.oid, typnamespace
    FROM pg_type t LEFT JOIN pg_class c ON c.oid = t.typrelid
    WHERE typtype IN ('e', 'd', 'r') OR c.relkind = 'c'
    UNION ALL
    SELECT 'TEXT SEARCH CONFIGURATION', oid::regconfig::text, cfgowner,
      'pg_ts_config'::regclass, oid, cfgnamespace
    FROM pg_ts_config
    UNION ALL
    SELECT 'TEXT SEARCH DICTIONARY', oid::regdictionary::text, dictowner,
      'pg_ts_dict'::regclass, oid, dictnamespace
    FROM pg_ts_dict
  )
  SELECT kind, name FROM objects
  WHERE owner = (SELECT oid FROM me) AND schema IN (SELECT oid FROM schemas)
    AND (class, oid) NOT IN (SELECT classid, objid FROM parts)`;

/** The application's database role, which is not the superuser. */
export interface ApplicationRole {
  name: string;
  password: string;
}

/** The application's role in the embedded database; its password is derived. */
export function embeddedRole(superuserPassword: string): ApplicationRole {
  const password = createHmac('sha256', superuserPassword)
    .update('application role')
    .digest('base64url');
  return { name: 'site', password };
}

/**
 * Creates a role, unless it exists, that owns a database with all its tables and functions and has
 * no other privileges: it cannot read files of the server, run programs or create roles. It becomes
 * the owner of objects that the superuser created in that database, in one transaction.
 * @param superuserUrl connection string of the database, as a superuser
 * @throws Error when the role is the superuser
 */
export async function prepareApplicationRole(
  superuserUrl: string,
  { name, password }: ApplicationRole,
): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const role = client.escapeIdentifier(name);
    if (name === client.user) throw new Error(`The role ${name} is the superuser's own.`);
    await client.query('BEGIN');
    // Functions that the role creates in the schema "public" must not be run by the superuser.
    await client.query('SET LOCAL search_path = pg_catalog, pg_temp');
    const { rowCount } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [name]);
    await client.query(
      `${rowCount ? 'ALTER' : 'CREATE'} ROLE ${role} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE
       NOREPLICATION NOBYPASSRLS PASSWORD ${client.escapeLiteral(password)}`,
    );
    await client.query(
      `ALTER DATABASE ${client.escapeIdentifier(client.database ?? '')} OWNER TO ${role}`,
    );
    const { rows } = await client.query<{ kind: string; name: string }>(FOREIGN_OBJECTS);
    for (const object of rows) {
      await client.query(`ALTER ${object.kind} ${object.name} OWNER TO ${role}`);
    }
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

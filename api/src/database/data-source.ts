import { DataSource } from 'typeorm';
import { ENTITIES } from './entities.js';
import { MIGRATIONS } from './migrations.js';
import { SnakeCaseNaming } from './snake-case-naming.js';
import { watchedClient } from './watched-client.js';

/** The most connections in the pool; several processes must fit into PostgreSQL's 100. */
const MAX_CONNECTIONS = 10;
/** Milliseconds to wait for a connection before a request is answered with 503. */
const CONNECT_TIMEOUT_MS = 2_500;
/** Milliseconds after which PostgreSQL cancels a statement. */
const STATEMENT_TIMEOUT_MS = 15_000;

/** A data source, not yet connected, that knows every entity and migration. */
export function createDataSource(url: string): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    entities: ENTITIES,
    migrations: MIGRATIONS,
    migrationsTableName: 'migrations',
    namingStrategy: new SnakeCaseNaming(),
    synchronize: false,
    installExtensions: false,
    logging: false,
    poolSize: MAX_CONNECTIONS,
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
    applicationName: 'site',
    // The pool replaces a lost idle connection at the next query; there is nothing to do, but
    // without a listener its error would end the process.
    poolErrorHandler: () => undefined,
    extra: {
      // A database that hangs is detected within three seconds on open connections, too.
      Client: watchedClient(url),
      keepAlive: true,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: 4 * STATEMENT_TIMEOUT_MS,
    },
  });
}

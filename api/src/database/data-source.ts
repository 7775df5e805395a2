import pg from 'pg';
import { DataSource } from 'typeorm';
import { actingClient } from '../actors/acting-client.js';
import { ENTITIES } from './entities.js';
import { SnakeCaseNaming } from './snake-case-naming.js';
import { watchedClient } from './watched-client.js';

/** The pool's maximal size; several processes must fit into PostgreSQL's 100 connections. */
const MAX_CONNECTIONS = 10;
/** Milliseconds to wait for a connection before a request fails with 503. */
const CONNECT_TIMEOUT_MS = 2_500;
/** The same for a command, for which nobody waits. */
const PATIENT_CONNECT_TIMEOUT_MS = 60_000;
/** Milliseconds after which PostgreSQL cancels a statement. */
const STATEMENT_TIMEOUT_MS = 15_000;

/**
 * Creates a data source with every entity, not yet connected; `migrate` adds the migrations.
 * @param isPatient for commands: it waits for a busy database, which requests give up
 */
export function createDataSource(url: string, isPatient = false): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    entities: ENTITIES,
    migrationsTableName: 'migrations',
    namingStrategy: new SnakeCaseNaming(),
    synchronize: false,
    installExtensions: false,
    logging: false,
    poolSize: MAX_CONNECTIONS,
    connectTimeoutMS: isPatient ? PATIENT_CONNECT_TIMEOUT_MS : CONNECT_TIMEOUT_MS,
    applicationName: 'site',
    // The pool replaces a lost idle connection at the next query. Without a listener, its error
    // would end the process.
    poolErrorHandler: () => undefined,
    extra: {
      // Detects a database that hangs within three seconds, on open connections too.
      Client: actingClient(isPatient ? pg.Client : watchedClient(url)),
      keepAlive: true,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: 4 * STATEMENT_TIMEOUT_MS,
    },
  });
}

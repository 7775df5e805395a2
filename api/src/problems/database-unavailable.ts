import { fieldsOf } from 'shared/is-record';
import { QueryFailedError } from 'typeorm';

/**
 * Codes of PostgreSQL and of the operating system for a database that is temporarily unavailable:
 * lost or refused connections (08, 57P), cancelled statements (57014, 25P03, 55P03), conflicts of
 * transactions (40001, 40P01), insufficient resources (53), and system errors (58).
 */
const CONNECTION_ERROR_CODES =
  /^(?:08...|53...|57P0.|57014|58...|40001|40P01|55P03|25P03|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOENT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENOSPC|EDQUOT)$/;
/**
 * Messages of pg and TypeORM without a code about a connection that was lost or could not be
 * opened.
 */
const CONNECTION_ERROR_MESSAGE =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Cannot use a pool after|Driver not Connected|Client was closed|Cannot execute operation on "\w+" connection because connection is not yet established|Query runner already released|Database connection provided by a query runner was already released)/i;

/** The SQLSTATE or the system's code of an error; empty where it has none. */
export function codeOf(error: unknown): string {
  const { code } = fieldsOf(error instanceof QueryFailedError ? error.driverError : error);
  return typeof code === 'string' ? code : '';
}

/** Whether an error is temporary, so that the same request may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return (
    CONNECTION_ERROR_CODES.test(codeOf(error)) ||
    (error instanceof Error && CONNECTION_ERROR_MESSAGE.test(error.message))
  );
}

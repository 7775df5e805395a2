import { fieldsOf } from 'shared/is-record';
import { QueryFailedError } from 'typeorm';

/**
 * Codes of PostgreSQL and of the system that mean that the database cannot do its work now and may do
 * it in a moment: connections lost or refused (08, 57P), statements it gave up (57014, 25P03, 55P03),
 * transactions that met another (40001, 40P01), no room, memory or connections left (53), and
 * errors of the disk (58).
 */
const CONNECTION_ERROR_CODES =
  /^(?:08...|53...|57P0.|57014|58...|40001|40P01|55P03|25P03|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOENT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENOSPC|EDQUOT)$/;
/**
 * Messages of pg and TypeORM, without a code, about a connection that is lost or could not be
 * opened.
 */
const CONNECTION_ERROR_MESSAGE =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Cannot use a pool after|Driver not Connected|Client was closed|Cannot execute operation on "\w+" connection because connection is not yet established|Query runner already released|Database connection provided by a query runner was already released)/i;

/** The SQLSTATE or the system's code of an error, empty where it has none. */
export function codeOf(error: unknown): string {
  const { code } = fieldsOf(error instanceof QueryFailedError ? error.driverError : error);
  return typeof code === 'string' ? code : '';
}

/** Whether an error means that the same request may succeed in a moment. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return (
    CONNECTION_ERROR_CODES.test(codeOf(error)) ||
    (error instanceof Error && CONNECTION_ERROR_MESSAGE.test(error.message))
  );
}

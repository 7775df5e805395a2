import { prepareApplicationRole } from '../database/application-role.js';
import { fail } from './with-database.js';

/**
 * Makes the role of DATABASE_URL, which the site uses, the owner of the database of
 * SUPERUSER_DATABASE_URL. It can be repeated: docker-compose runs it before each start.
 */
const { SUPERUSER_DATABASE_URL: superuser = '', DATABASE_URL: own = '' } = process.env;
try {
  if (!URL.canParse(superuser) || !URL.canParse(own)) {
    throw new Error('SUPERUSER_DATABASE_URL and DATABASE_URL must be addresses of the database.');
  }
  const { username, password } = new URL(own);
  await prepareApplicationRole(superuser, {
    name: decodeURIComponent(username),
    password: decodeURIComponent(password),
  });
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

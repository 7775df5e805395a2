import { migrate } from '../database/migrate.js';
import { say, withDatabase } from './with-database.js';

await withDatabase(async (dataSource) => {
  const names = await migrate(dataSource);
  say(names.length ? `Ran ${names.join(', ')}.` : 'The database is up to date.');
});

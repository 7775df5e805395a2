import { migrate } from '../database/migrate.js';
import { print, withDatabase } from './with-database.js';

await withDatabase(async (dataSource) => {
  const names = await migrate(dataSource);
  print(names.length ? `Ran ${names.join(', ')}.` : 'The database is up to date.');
});

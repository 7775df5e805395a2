import { migrate } from '../database/migrate.js';
import { installSeed } from '../database/seed/install-seed.js';
import { readArguments } from './arguments.js';
import { print, withDatabase } from './with-database.js';

readArguments('Usage: npm run seed', {});
await withDatabase(async (dataSource, config) => {
  await migrate(dataSource);
  const { installed, adminPassword } = await installSeed(dataSource, config);
  if (!installed) print('The database already has content; nothing was changed.');
  else print(`Installed the first content and the administrator "${config.adminUsername}".`);
  if (adminPassword) print(`Password (shown this once): ${adminPassword}`);
});

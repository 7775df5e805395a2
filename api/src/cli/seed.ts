import { migrate } from '../database/migrate.js';
import { installSeed } from '../database/seed/install-seed.js';
import { say, withDatabase } from './with-database.js';

await withDatabase(async (dataSource, config) => {
  await migrate(dataSource);
  const { installed, adminPassword } = await installSeed(dataSource, config);
  if (!installed) say('The database already has content; nothing was changed.');
  else say(`Installed the first content and the administrator "${config.adminUsername}".`);
  if (adminPassword) say(`Password (shown this once): ${adminPassword}`);
});

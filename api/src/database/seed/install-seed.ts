import { randomInt } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { recordInstead } from '../../actors/audit-lines.js';
import { BlogPost } from '../../blog/blog-post.entity.js';
import { BLOG_POSTS } from '../../blog/first-posts.js';
import type { Config } from '../../config/config.js';
import { Project } from '../../projects/project.entity.js';
import { DEFAULT_SETTINGS } from '../../settings/default-settings.js';
import { Settings } from '../../settings/settings.entity.js';
import { hashPassword } from '../../users/password.js';
import { User } from '../../users/user.entity.js';
import { withDatabaseLock } from '../database-lock.js';
import { DOCUMENTS, DOCUMENTS_OF_ZAZELI } from './documents.js';
import { EVENTS } from './events.js';
import { PARTNERS } from './partners.js';
import { PROJECTS } from './projects.js';
import { PUBLIC_CALLS, REFERENCES_OF_CALLS } from './public-calls.js';
import { SAVED_REPLIES } from './saved-replies.js';
import { TEAM_MEMBERS } from './team-members.js';

/**
 * Installs the first administrator and the initial content in one transaction, if the database has
 * neither users nor content.
 * @returns whether it was installed, and the administrator's password if it was generated; only its
 *   hash is stored
 */
export function installSeed(
  dataSource: DataSource,
  config: Pick<Config, 'adminUsername' | 'adminPassword'>,
): Promise<{ installed: boolean; adminPassword?: string }> {
  return withDatabaseLock(dataSource, () =>
    dataSource.transaction(async (manager) => {
      if (!(await isEmpty(manager))) return { installed: false };
      await recordInstead(manager, { action: 'installed', resource: 'database' });
      const password = config.adminPassword ?? generatePassword();
      await manager.insert(User, {
        username: config.adminUsername,
        password: await hashPassword(password),
        email: 'administrator@kvaliteta-zivljenja.example',
        fullName: 'Administrator',
        role: 'admin',
      });
      await installContent(manager);
      return { installed: true, ...(config.adminPassword ? {} : { adminPassword: password }) };
    }),
  );
}

async function isEmpty(manager: EntityManager): Promise<boolean> {
  for (const entity of [User, Project, BlogPost]) {
    if (await manager.exists(entity)) return false;
  }
  return true;
}

async function installContent(manager: EntityManager): Promise<void> {
  await manager.insert(
    Project,
    PROJECTS.map((project) => ({ ...project })),
  );
  // Each article is one second newer than the next, since lists are sorted by date.
  const installed = Date.now();
  await manager.insert(
    BlogPost,
    BLOG_POSTS.map((post, index) => ({
      ...post,
      isPublished: true,
      publishDate: new Date(installed - index * 1_000),
    })),
  );
  // TypeORM adds generated values to what it inserts.
  await manager.insert(Settings, { ...DEFAULT_SETTINGS });
  await insertRows(manager, 'events', EVENTS);
  await insertRows(manager, 'team_members', TEAM_MEMBERS);
  await insertRows(manager, 'partners', PARTNERS);
  await insertRows(manager, 'documents', DOCUMENTS);
  await manager.query(DOCUMENTS_OF_ZAZELI);
  await insertRows(manager, 'public_calls', PUBLIC_CALLS);
  await manager.query(REFERENCES_OF_CALLS);
  await insertRows(manager, 'saved_replies', SAVED_REPLIES);
  await manager.query(`
    SELECT setval(pg_get_serial_sequence('projects', 'id'), max(id)) FROM projects
  `);
}

/** Inserts rows whose keys are column names; absent columns get their default. */
async function insertRows(manager: EntityManager, table: string, rows: object[]): Promise<void> {
  for (const row of rows) {
    const columns = Object.keys(row).map((name) => manager.connection.driver.escape(name));
    await manager.query(
      `INSERT INTO ${table} (${columns.join()}) SELECT ${columns.join()}
       FROM jsonb_populate_record(NULL::${table}, $1)`,
      [JSON.stringify(row)],
    );
  }
}

/** Without characters that are easily confused when read from a screen (0 O, 1 l I). */
const PASSWORD_CHARACTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Generates four groups of five letters and digits: 116 bits. */
export function generatePassword(): string {
  const group = () =>
    Array.from(
      { length: 5 },
      () => PASSWORD_CHARACTERS[randomInt(PASSWORD_CHARACTERS.length)],
    ).join('');
  return Array.from({ length: 4 }, group).join('-');
}

import { readdirSync } from 'node:fs';

/** The subfolders of a folder, such as the routes of the site. */
export const foldersIn = (path) =>
  readdirSync(new URL(`${path}/`, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

/**
 * Layers of an app's source, the lowest first: a folder imports only from the folders before it.
 * Folders that are not named are features, above all others; they are read from the disk.
 */
export const LAYERS = {
  'api/src': [
    'emails',
    'i18n',
    'problems',
    'limits',
    'passwords',
    'config',
    'http',
    'actors',
    'reads',
    'access',
    'lists',
    'openapi',
    'rows',
    'rich-text',
    'fields',
    'endpoints',
    'personal-data',
    'content',
    'logging',
    'jobs',
    'notices',
    'payments',
    'pdf',
    'isolation',
    'auth',
    'web',
    'draft-links',
    'media',
    'mail',
  ],
  'site/app': [
    'delivery',
    'offline',
    'i18n',
    'preferences',
    'seo',
    'illustrations',
    'api',
    'components',
    'routes',
  ],
  'admin/src': ['api', 'i18n', 'theme', 'providers', 'components', 'layout'],
};

/** Folders of the API that import all features, and that no other folder imports. */
export const API_TOP = ['database', 'cli'];

const named = new Set([...LAYERS['api/src'], ...API_TOP]);
export const API_FEATURES = foldersIn('api/src').filter((folder) => !named.has(folder));

export const SITE_ROUTES = foldersIn('site/app/routes');

export const PANEL_RESOURCES = foldersIn('admin/src').filter(
  (folder) => !LAYERS['admin/src'].includes(folder),
);

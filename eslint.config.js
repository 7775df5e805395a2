import js from '@eslint/js';
import checkFile from 'eslint-plugin-check-file';
import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Folders of an app's features, none of which may reach into another. */
const siblings = (parent, folders) =>
  folders.map((folder) => ({
    target: `${parent}/${folder}`,
    from: parent,
    except: [`./${folder}`],
    message: 'A feature imports its own folder and what is shared, never another feature.',
  }));

const API_FEATURES = [
  'blog',
  'projects',
  'project-documents',
  'events',
  'team',
  'partners',
  'documents',
  'newsletter',
  'contact',
  'donations',
  'bank-payments',
  'settings',
  'privacy',
  'feeds',
];
const SITE_ROUTES = [
  'home',
  'about',
  'blog',
  'projects',
  'events',
  'public-call',
  'contact',
  'donate',
  'legal',
  'language',
  'not-found',
  'offline',
  'feeds',
];
const ADMIN_RESOURCES = [
  'blog',
  'projects',
  'events',
  'team',
  'partners',
  'documents',
  'media',
  'contact',
  'settings',
  'users',
  'account',
  'mail',
  'newsletter',
  'donations',
  'bank-payments',
  'privacy',
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/build/',
      '**/.react-router/',
      '**/test-results/',
      '**/schema.d.ts',
      'data/',
      '.nx/',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  {
    plugins: { 'check-file': checkFile, 'import-x': importX },
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } },
    rules: {
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.{ts,tsx,js,mjs,css}': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      'check-file/folder-naming-convention': ['error', { '{api,site,admin}/**/': 'KEBAB_CASE' }],
      'import-x/no-restricted-paths': [
        'error',
        {
          basePath: import.meta.dirname,
          zones: [
            ...['api', 'site', 'admin'].map((app) => ({
              target: `./${app}`,
              from: ['./api', './site', './admin'].filter((other) => other !== `./${app}`),
              message: "No app imports another app's source.",
            })),
            ...API_FEATURES.map((feature) => ({
              target: `./api/src/${feature}`,
              from: API_FEATURES.filter((other) => other !== feature).map(
                (other) => `./api/src/${other}/!(*.module|*.service|*.entity).ts`,
              ),
              message: "Another feature is reached through its module's exported service only.",
            })),
            {
              target:
                './api/src/{access,config,content,fields,health,http,i18n,limits,lists,logging,media,openapi,passwords,personal-data,problems,rows,web}/**',
              from: API_FEATURES.map((feature) => `./api/src/${feature}/!(*.entity).ts`),
              message: 'Plumbing imports no feature.',
            },
            ...siblings('./site/app/routes', SITE_ROUTES),
            ...ADMIN_RESOURCES.map((resource) => ({
              target: `./admin/src/${resource}`,
              from: ADMIN_RESOURCES.filter((other) => other !== resource).map(
                (other) => `./admin/src/${other}`,
              ),
              message: 'A resource never imports another resource.',
            })),
          ],
        },
      ],
      'import-x/no-default-export': 'error',
      'no-console': 'error',
      '@typescript-eslint/no-extraneous-class': [
        'error',
        { allowWithDecorator: true, allowEmpty: true },
      ],
      '@typescript-eslint/consistent-type-definitions': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    settings: {
      'import-x/resolver-next': [
        createNodeResolver({
          extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
          extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
        }),
      ],
      'import-x/extensions': ['.ts', '.tsx'],
    },
  },
  {
    files: ['**/*.tsx', 'site/app/**/*.ts', 'admin/src/**/*.ts'],
    ...reactHooks.configs.flat.recommended,
  },
  {
    // Places where a framework asks for a default export or a printed line.
    files: [
      '*.config.{js,ts,mjs}',
      '**/*.config.{js,ts,mjs}',
      'site/app/root.tsx',
      'site/app/routes.ts',
      'site/app/entry.server.tsx',
      'site/app/routes/**/*.tsx',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: [
      'scripts/**',
      'testing/**',
      'bench/**',
      '**/scripts/**',
      'api/src/cli/**',
      'admin/src/**',
      '**/*.mjs',
    ],
    rules: { 'no-console': 'off' },
    languageOptions: {
      globals: {
        AbortSignal: 'readonly',
        fetch: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        FormData: 'readonly',
        Blob: 'readonly',
        Buffer: 'readonly',
        performance: 'readonly',
      },
    },
  },
  {
    files: ['site/public/service-worker.js'],
    languageOptions: {
      globals: {
        caches: 'readonly',
        fetch: 'readonly',
        Headers: 'readonly',
        location: 'readonly',
        Response: 'readonly',
        self: 'readonly',
      },
    },
  },
  // Playwright reads a fixture's dependencies off its first parameter, which may be empty.
  { files: ['testing/**'], rules: { 'no-empty-pattern': 'off' } },
);

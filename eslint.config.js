import js from '@eslint/js';
import checkFile from 'eslint-plugin-check-file';
import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { importZones } from './import-zones.js';
import { translatedTexts } from './translated-texts.js';

const SPREAD_LITERAL = {
  selector:
    ':matches(SpreadElement, JSXSpreadAttribute) > :matches(ObjectExpression, ArrayExpression)',
  message: 'Write the properties or elements themselves instead of spreading a literal.',
};

const NUMBER_FIELDS = [
  "JSXAttribute[name.name='type'] Literal[value='number']",
  "Property[key.name='type'] > Literal[value='number']",
  "ImportSpecifier[imported.name='NumberInput']",
].map((selector) => ({
  selector,
  message:
    'Browsers drop the comma from number fields, and the wheel changes them: use MoneyInput or WholeNumberInput, or a text field with inputMode.',
}));

const OBJECT_CALL = {
  selector: "CallExpression[callee.name='Object']",
  message: 'Object() returns any: narrow the value, or read it with fieldsOf of shared.',
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/build/',
      '**/.react-router/',
      '**/test-results/',
      '**/schema.d.ts',
      'data/',
      '.update/',
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
      'check-file/folder-naming-convention': [
        'error',
        { '{shared,api,site,admin}/**/': 'KEBAB_CASE' },
      ],
      'import-x/order': [
        'error',
        {
          groups: ['builtin', 'external', 'internal', 'parent', ['sibling', 'index']],
          pathGroups: [
            { pattern: '~/**', group: 'internal' },
            // A linked workspace, whether it is built or not.
            { pattern: 'shared/**', group: 'external' },
          ],
          pathGroupsExcludedImportTypes: [],
          'newlines-between': 'never',
          alphabetize: { order: 'asc', caseInsensitive: true },
        },
      ],
      'import-x/no-default-export': 'error',
      'no-console': 'error',
      'no-restricted-syntax': ['error', SPREAD_LITERAL],
      // Prettier wraps code, not comments.
      'max-len': ['error', { code: 10_000, comments: 100, ignoreUrls: true }],
      '@typescript-eslint/no-extraneous-class': [
        'error',
        { allowWithDecorator: true, allowEmpty: true },
      ],
      '@typescript-eslint/consistent-type-definitions': 'off',
    },
  },
  importZones,
  {
    files: ['**/*.{ts,tsx}'],
    settings: {
      'import-x/resolver-next': [
        createNodeResolver({
          extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
          extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
          alias: { '~': [`${import.meta.dirname}/site/app`] },
        }),
      ],
      'import-x/extensions': ['.ts', '.tsx'],
    },
  },
  {
    // Most of the time of lint: the rules analyse each component as React Compiler does.
    files: ['{site/app,admin/src}/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.{ts,tsx}'],
    ...reactHooks.configs.flat.recommended,
  },
  {
    files: ['**/*.tsx'],
    ...jsxA11y.configs.strict,
    rules: {
      ...jsxA11y.configs.strict.rules,
      // A dialog that opens moves the focus into itself (ARIA Authoring Practices, modal dialog).
      'jsx-a11y-x/no-autofocus': 'off',
      // Escape closes a menu from wherever the focus is in it; only pointers need a target.
      'jsx-a11y-x/no-noninteractive-element-interactions': [
        'error',
        { handlers: ['onClick', 'onMouseDown', 'onMouseUp'] },
      ],
      'jsx-a11y-x/no-static-element-interactions': [
        'error',
        { handlers: ['onClick', 'onMouseDown', 'onMouseUp'] },
      ],
    },
  },
  {
    // The panel, which has both languages, is excluded from translation instead.
    files: ['site/app/**/*.tsx'],
    ignores: ['**/*.spec.tsx'],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    plugins: { own: { rules: { 'translated-texts': translatedTexts } } },
    rules: { 'own/translated-texts': 'error' },
  },
  {
    // Files where a framework requires a default export.
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
    files: ['shared/src/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^(?!\\./)', message: 'The shared workspace imports nothing from outside.' },
          ],
        },
      ],
    },
  },
  {
    // A longer production file has more than one subject. Texts and seeds may be longer.
    files: [
      '{shared/src,api/src,site/app,site/worker,admin/src}/**/*.{ts,tsx}',
      '{scripts,testing,bench}/**',
      '*.{js,ts}',
    ],
    ignores: ['**/*.{spec,test}.{ts,tsx}', '**/i18n/{hr,en}/**', 'api/src/database/seed/**'],
    rules: {
      'max-lines': ['error', 300],
      'no-restricted-syntax': ['error', SPREAD_LITERAL, OBJECT_CALL],
    },
  },
  {
    files: ['{site/app,admin/src}/**/*.{ts,tsx}'],
    ignores: ['**/*.{spec,test}.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ['error', SPREAD_LITERAL, OBJECT_CALL, ...NUMBER_FIELDS],
    },
  },
  // Playwright reads a fixture's dependencies off its first parameter, which may be empty.
  { files: ['testing/**'], rules: { 'no-empty-pattern': 'off' } },
);

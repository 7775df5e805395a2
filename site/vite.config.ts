import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { catalogueChunks } from './scripts/catalogue-chunks.ts';
import { catalogueLineEnds } from './scripts/catalogue-line-ends.ts';
import { drawings } from './scripts/drawings.ts';
import { importWithStyles } from './scripts/import-with-styles.ts';
import { inlineScripts } from './scripts/inline-scripts.ts';
import { layerOrder } from './scripts/layer-order.ts';
import { serviceWorker } from './scripts/service-worker.ts';
import { smallerScripts } from './scripts/smaller-scripts.ts';
import { styleSheets } from './scripts/style-sheets.ts';

const LIBRARIES =
  /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next|cookie|set-cookie-parser)\//;

const FRAME =
  /\/app\/(components\/(accessibility-bar|badge|button|cookie-banner\/cookie-banner|day|error-page\/(?:error-page|render-boundary)|field\/(?:field|unsent-text)|footer|frame-part|header|line-icon|loaded|mark\/|newsletter-form|page-header|picture\/picture\.|section|site-frame|skeleton|toast\/toast\.|toast\/toaster)|i18n\/[a-z-]+\.ts|preferences|seo|page-parameters|organization|root|delivery|api\/visit-cache|illustrations\/(drawing|icon))|\/shared\/dist\/(croatian-time|excerpt|language|money|plain-spaces)\./;

/**
 * One file that every page needs, rather than thirty small ones. Libraries and frame together are
 * compressed to 1.5 kB less than apart.
 */
const sharedChunk = {
  groups: [
    { name: 'frame', test: (id: string) => LIBRARIES.test(id) || FRAME.test(id) },
    { name: 'prose', test: /\/app\/components\/prose\// },
    { name: 'quick-exit', test: /\/app\/components\/quick-exit\// },
    { name: 'emergency-numbers', test: /\/app\/components\/emergency-numbers\// },
  ],
};

/**
 * The router's production build: the package offers its development build only. On the server it
 * becomes part of the build.
 */
function routerForProduction(): Plugin {
  const folder = join(import.meta.dirname, '../node_modules/react-router/dist/production');
  const files = new Map([
    ['react-router', join(folder, 'index.mjs')],
    ['react-router/dom', join(folder, 'dom-export.mjs')],
  ]);
  return {
    name: 'router-for-production',
    enforce: 'pre',
    apply: 'build',
    resolveId(id) {
      return files.get(id);
    },
  };
}

/** What the router imports becomes part of the server build, as the router itself. */
function routerPartsOnServer(): Plugin {
  return {
    name: 'router-parts-on-server',
    apply: 'build',
    configEnvironment: (name) =>
      name === 'ssr' ? { resolve: { noExternal: ['set-cookie-parser'] } } : undefined,
  };
}

/** On the server `server-translation.tsx` stands in for react-i18next, whose hook costs more. */
function translationOnServer(): Plugin {
  const file = join(import.meta.dirname, 'app/i18n/server-translation.tsx');
  return {
    name: 'translation-on-server',
    enforce: 'pre',
    apply: 'build',
    resolveId(id) {
      return id === 'react-i18next' && this.environment.name === 'ssr' ? file : undefined;
    },
  };
}

export default defineConfig({
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: sharedChunk } } } },
  },
  plugins: [
    routerForProduction(),
    routerPartsOnServer(),
    translationOnServer(),
    layerOrder(),
    reactRouter(),
    catalogueChunks(),
    catalogueLineEnds(),
    styleSheets(),
    drawings(),
    inlineScripts(),
    serviceWorker(),
    importWithStyles(),
    smallerScripts(),
  ],
  resolve: {
    tsconfigPaths: true,
    // React has had what this package adds since version 18.
    alias: { 'use-sync-external-store/shim': 'react' },
  },
  build: {
    // What these lack is lowered, light-dark() first of all. Cascade layers are their floor.
    cssTarget: ['chrome105', 'firefox104', 'safari15.4'],
    // Only the edge that every page has, which needs not be asked for one by one.
    assetsInlineLimit: (file) => file.endsWith('wall-top.svg'),
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files) => files.filter((file) => file.endsWith('.css')),
    },
  },
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-router',
      'react-router/dom',
      'i18next',
      'react-i18next',
      'openapi-fetch',
      'lucide-react',
      '@radix-ui/react-toast',
    ],
  },
});

import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The name of files whose modules several screens share. */
const SHARED = 'shared';

/**
 * Writes `login.html`, which differs from `index.html` in the frame shown before the scripts are
 * loaded. The server sends it to visitors without a session.
 */
const loginPage: Plugin = {
  name: 'login-page',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const index = bundle['index.html'];
    if (index?.type !== 'asset') throw new Error('index.html is missing in the build');
    const source = String(index.source).replace('class="start"', 'class="start start-login"');
    this.emitFile({ type: 'asset', fileName: 'login.html', source });
  },
};

export default defineConfig({
  base: '/admin/',
  plugins: [react(), loginPage],
  build: {
    outDir: 'dist',
    // The panel's content security policy allows fonts only from its own origin, not data: URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      output: {
        // Modules that files share may import each other across them.
        strictExecutionOrder: true,
        // Their own names would list the screens that share them.
        chunkFileNames: ({ name }) =>
          `assets/${name.startsWith(SHARED) ? SHARED : '[name]'}-[hash].js`,
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
              priority: 3,
            },
            // What every screen needs; without it, it would be merged with what only some need.
            { name: 'frame', tags: ['$initial'], priority: 2 },
            // What several screens import, in a file for each set of screens: a small one is
            // merged into the one whose screens are nearly the same.
            {
              name: SHARED,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 30_000,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': { target: process.env.API_ORIGIN ?? 'http://localhost:3000' },
    },
  },
});

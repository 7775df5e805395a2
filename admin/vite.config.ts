import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

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
        codeSplitting: {
          // Other modules are loaded with the screens that use them.
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
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

import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { catalogueChunks } from './scripts/catalogue-chunks.ts';

export default defineConfig({
  plugins: [reactRouter(), catalogueChunks()],
  resolve: { tsconfigPaths: true },
  build: {
    // light-dark() and cascade layers are sent as written.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
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
      '@radix-ui/react-tooltip',
    ],
  },
});

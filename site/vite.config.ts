import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { catalogueChunks } from './scripts/catalogue-chunks.ts';
import { layerOrder } from './scripts/layer-order.ts';

// Two files that every page needs, rather than thirty small ones.
const sharedChunks = {
  groups: [
    {
      name: 'framework',
      test: /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next|cookie|set-cookie-parser|use-sync-external-store|html-parse-stringify|void-elements)\//,
    },
    {
      name: 'frame',
      test: /\/app\/(components\/(?!toast\/toast-region|tooltip\/tooltip-host)|i18n\/[a-z-]+\.ts|preferences|seo|api|page-parameters|organization)|node_modules\/(lucide-react|openapi-fetch)\//,
    },
  ],
};

export default defineConfig({
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: sharedChunks } } } },
  },
  plugins: [layerOrder(), reactRouter(), catalogueChunks()],
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

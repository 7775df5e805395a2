import { join } from 'node:path';
import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';

const MODULE = join(import.meta.dirname, '../worker/service-worker.ts');

/** Writes the service worker beside the client's files; pages register it in production only. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const source = await bundleScript(MODULE, 'baseline-widely-available');
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
    },
  };
}

import { build, type Rolldown } from 'vite';

const ENTRY = 'virtual:entry';

/**
 * Bundles a module into one minified classic script that calls its `run`.
 *
 * @param target the oldest supported browsers, as in Vite's `build.target`
 */
export async function bundleScript(module: string, target: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    plugins: [
      {
        name: 'entry',
        resolveId: (source) => (source === ENTRY ? ENTRY : undefined),
        load: (id) =>
          id === ENTRY ? `import { run } from ${JSON.stringify(module)}; run();` : undefined,
      },
    ],
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      target,
      rolldownOptions: { input: ENTRY, output: { format: 'iife' } },
    },
  });
  const [output] = (result as Rolldown.RolldownOutput).output;
  return output.code.trim();
}

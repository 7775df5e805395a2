// Bundles the built API for the server: `npm start` loads it in a few files instead of a thousand.
import { rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/**
 * Packages that are bundled, too. All others are loaded from node_modules, since Nest loads some of
 * them itself by computed names, and a second copy of their classes would not be the same.
 */
const BUNDLED = /^(?:shared|@nestjs\/swagger|es-toolkit)(?:\/|$)/;

const isPackage = (id) => !/^(?:\.|\/|[A-Za-z]:[\\/])/.test(id);

/**
 * Bundles the modules that an entry loads. Modules know themselves by the URLs of their own files,
 * which stay: child processes and migrations are loaded from them.
 *
 * @param {string} entry
 * @param {string} folder is replaced
 */
export async function bundle(entry, folder) {
  const target = resolve(folder);
  const ownUrl = (code, id) => {
    if (!code.includes('import.meta.url')) return undefined;
    const path = relative(target, id.split('?', 1)[0]).replaceAll('\\', '/');
    const url = `new URL(${JSON.stringify(path)}, import.meta.url).href`;
    return code.replaceAll('import.meta.url', url);
  };
  rmSync(target, { recursive: true, force: true });
  const build = await rolldown({
    input: entry,
    platform: 'node',
    external: (id) => isPackage(id) && !BUNDLED.test(id),
    plugins: [{ name: 'own-url', transform: ownUrl }],
  });
  // TypeORM, Nest and the OpenAPI document name things after classes.
  await build.write({ dir: target, format: 'esm', keepNames: true, chunkFileNames: '[name].js' });
  await build.close();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const dist = fileURLToPath(new URL('../api/dist', import.meta.url));
  await bundle(join(dist, 'main.js'), join(dist, 'bundle'));
}

// Bundles the built API for the server and the command-line tools, which load it in a few files
// instead of thousands.
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/**
 * Packages that the API imports and that are bundled, with what they import themselves: those that
 * have many modules. Packages with classes or state that others of these import must be among them,
 * as there would be two copies otherwise. See decision 212.
 */
const BUNDLED =
  /^(?:shared|@nestjs\/[^/]+|class-transformer|class-validator|es-toolkit|express|passport|passport-jwt|passport-local|reflect-metadata|rxjs|tslib|typeorm)(?:\/|$)/;

/** Packages that bundled ones import, and that have files of their own or are loaded elsewhere. */
const NOT_BUNDLED = /^(?:graphile-worker|pg|swagger-ui-dist)(?:\/|$)/;

/** A line of Nest's packages, whose calls of `require` are bundled without it. */
const CREATE_REQUIRE = /^const require = createRequire\(import\.meta\.url\);$/m;

const isPackage = (id) => !/^(?:\.|\/|[A-Za-z]:[\\/])/.test(id);
const isInPackage = (path) => /[\\/]node_modules[\\/]/.test(path);

/** Whether an import is left to Node: also what is not installed, which packages try to load. */
function isExternal(id, importer) {
  if (!isPackage(id)) return false;
  if (NOT_BUNDLED.test(id)) return true;
  if (!isInPackage(importer)) return !BUNDLED.test(id);
  try {
    // Modules of Node resolve to their own names.
    return isPackage(createRequire(importer).resolve(id));
  } catch {
    return true;
  }
}

/**
 * Bundles the modules that entries load. Modules know themselves by the URLs of their own files,
 * which stay: child processes and migrations are loaded from them.
 *
 * @param {Record<string, string>} entries paths of modules by the names of their bundles
 * @param {string} folder is replaced
 */
export async function bundle(entries, folder) {
  const target = resolve(folder);
  const ownUrl = (code, id) => {
    if (!code.includes('import.meta.url')) return undefined;
    if (isInPackage(id)) return code.replace(CREATE_REQUIRE, '');
    const path = relative(target, id.split('?', 1)[0]).replaceAll('\\', '/');
    const url = `new URL(${JSON.stringify(path)}, import.meta.url).href`;
    return code.replaceAll('import.meta.url', url);
  };
  rmSync(target, { recursive: true, force: true });
  const build = await rolldown({
    input: entries,
    platform: 'node',
    external: (id, importer) => importer !== undefined && isExternal(id, importer),
    plugins: [{ name: 'own-url', transform: ownUrl }],
  });
  await build.write({
    dir: target,
    format: 'esm',
    // TypeORM, Nest and the OpenAPI document name things after classes.
    keepNames: true,
    chunkFileNames: '[name].js',
    // Parsing them takes a tenth of the time of a start; whitespace stays for stack traces.
    comments: { legal: true, annotation: false, jsdoc: false },
  });
  await build.close();
}

/** The command-line tools; other files of the folder are parts of them. */
const TOOLS = [
  'admin-password',
  'backup',
  'migrate',
  'restore',
  'restore-in-panel',
  'seed',
  'write-openapi',
];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const dist = fileURLToPath(new URL('../api/dist', import.meta.url));
  const tools = TOOLS.map((name) => [name, join(dist, 'cli', `${name}.js`)]);
  await bundle({ main: join(dist, 'main.js'), ...Object.fromEntries(tools) }, join(dist, 'bundle'));
}

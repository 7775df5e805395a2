// Removes compiled files whose source was moved or deleted: tsc leaves them, and migrations are
// loaded from their folder. Arguments: the folder of the sources and that of the build.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const [source, build] = process.argv.slice(2);
const COMPILED = /\.js(?:\.map)?$/;

if (existsSync(build)) {
  for (const file of readdirSync(build, { recursive: true })) {
    if (!COMPILED.test(file)) continue;
    if (!existsSync(join(source, file.replace(COMPILED, '.ts')))) rmSync(join(build, file));
  }
}

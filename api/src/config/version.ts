import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fieldsOf } from 'shared/is-record';

/** The repository's manifest; the same from `api/src/config` and from `api/dist/config`. */
const MANIFEST = fileURLToPath(new URL('../../../package.json', import.meta.url));

/** The version of the site, such as 1.4.0. */
export function readVersion(): string {
  return String(fieldsOf(JSON.parse(readFileSync(MANIFEST, 'utf8'))).version);
}

// Writes the types of the API's operations and bodies to a client's `schema.d.ts`, from
// `api/openapi.json`: `node ../scripts/api-types.mjs src/api/schema.d.ts` in the client's folder.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import openapiTypescript, { astToString } from 'openapi-typescript';

const [file] = process.argv.slice(2);
if (!file) throw new Error('Usage: api-types.mjs FILE');

const document = new URL('../api/openapi.json', import.meta.url);
const types = astToString(await openapiTypescript(document));

// Type checking and lint run at the same time: neither may read a file that is half written.
if (!existsSync(file) || readFileSync(file, 'utf8') !== types) {
  writeFileSync(`${file}.${process.pid}`, types);
  renameSync(`${file}.${process.pid}`, file);
}

// Fails when the committed OpenAPI document or the types generated from it have drifted.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const GENERATED = ['api/openapi.json', 'site/app/api/schema.d.ts', 'admin/src/api/schema.d.ts'];
const before = GENERATED.map((file) => readFileSync(file, 'utf8'));
const made = spawnSync('npm', ['run', 'openapi'], { encoding: 'utf8', shell: true });
if (made.status !== 0) {
  console.error(`${made.stdout}${made.stderr}`);
  process.exit(1);
}
const drifted = GENERATED.filter((file, i) => readFileSync(file, 'utf8') !== before[i]);
if (drifted.length > 0) {
  console.error(`Out of date, now written anew; commit them: ${drifted.join(', ')}`);
  process.exit(1);
}

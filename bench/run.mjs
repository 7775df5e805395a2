// Measures the built product, prints a line for each figure and writes docs/performance.md:
// `npm run bench` measures all, `npm run bench -- NAME…` some, by the names of measurements/*.mjs.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildIfChanged } from '../scripts/build.mjs';
import { writeReport } from './report.mjs';
import { isHeld } from './rows.mjs';
import { line } from './table.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const all = readdirSync('bench/measurements')
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => name.slice(0, -'.mjs'.length));
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`There is no measurement ${unknown.join(', ')}; choose from ${all.join(', ')}.`);
  process.exit(1);
}

buildIfChanged('The build failed; nothing was measured.');

const sections = [];
let failures = 0;
for (const name of chosen.length > 0 ? chosen : all) {
  const { title, about, measure } = await import(`./measurements/${name}.mjs`);
  console.log(`${title} (${name})`);
  const rows = [];
  try {
    for await (const row of await measure()) {
      rows.push(row);
      console.log(line(row));
    }
  } catch (error) {
    // The other measurements do not depend on this one.
    failures += 1;
    console.error(error);
  }
  sections.push({ name, title, about, rows });
}

const missed = sections.flatMap(({ rows }) => rows).filter((row) => isHeld(row) === false);
if (failures === 0) await writeReport(sections, chosen.length === 0);
if (failures > 0) console.error(`${failures} measurements failed.`);
if (missed.length > 0) console.error(`${missed.length} figures miss their limit.`);
process.exitCode = failures + missed.length > 0 ? 1 : 0;

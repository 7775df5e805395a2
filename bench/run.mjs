// Measures the built product, prints a line for each figure and writes docs/performance.md:
// `npm run bench` measures all, `npm run bench -- NAME…` some, by the names of measurements/*.mjs.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildIfChanged } from '../scripts/build.mjs';
import { isHeld, line, writeReport } from './report.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
buildIfChanged('The build failed; nothing was measured.');

const all = readdirSync('bench/measurements').map((name) => name.replace('.mjs', ''));
const chosen = process.argv.slice(2);
const sections = [];
for (const name of chosen.length > 0 ? chosen : all) {
  const { title, about, measure } = await import(`./measurements/${name}.mjs`);
  console.log(`${title} (${name})`);
  const rows = [];
  for await (const row of measure()) {
    rows.push(row);
    console.log(line(row));
  }
  sections.push({ name, title, about, rows });
}
await writeReport(sections);

const missed = sections.flatMap(({ rows }) => rows).filter((row) => isHeld(row) === false);
console.log(`${missed.length} figures miss their limit.`);
process.exitCode = missed.length > 0 ? 1 : 0;

// Writes the table of all measurements to docs/performance.md.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { arch, availableParallelism, cpus, platform, totalmem } from 'node:os';
import { format, resolveConfig } from 'prettier';
import { isHeld } from './rows.mjs';
import { markdownTable } from './table.mjs';

const FILE = 'docs/performance.md';

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** The commit that was measured, and whether files differ from it. */
function commit() {
  const changed = git('status', '--porcelain', '--', '.', `:!${FILE}`) !== '';
  return `${git('rev-parse', '--short=10', 'HEAD')}${changed ? ', with changes that are not committed' : ''}`;
}

function machine() {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const model = cpus()[0]?.model.trim() ?? arch();
  return `${availableParallelism()} processor cores (${model}), ${gigabytes} GB, ${platform()}, Node ${process.version}`;
}

const section = ({ title, name, about, rows }) =>
  [`## ${title}`, about, markdownTable(rows), `Measured alone: \`npm run bench -- ${name}\``]
    .filter(Boolean)
    .join('\n\n');

/**
 * @typedef {import('./rows.mjs').Row} Row
 * @typedef {{ name: string, title: string, about?: string, rows: Row[] }} Section
 * @param {Section[]} sections
 */
export async function writeReport(sections) {
  const rows = sections.flatMap((each) => each.rows).filter(({ limit }) => limit);
  const within = rows.filter(isHeld).length;
  const text = `# Performance

Measured on ${new Date().toISOString().slice(0, 10)} at commit ${commit()}, on ${machine()}.
${within} of ${rows.length} figures that have a limit are within it.

\`npm run bench\` measures all again and writes this page. Each figure is the median of several rounds,
with the smallest and the largest in brackets. A ratio compares with something bare that is measured in
the same run, in turns, so that it hardly depends on the machine.

${sections.map(section).join('\n\n')}
`;
  const options = await resolveConfig(FILE);
  writeFileSync(FILE, await format(text, { ...options, filepath: FILE }));
}

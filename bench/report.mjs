// Writes the table of all measurements to docs/performance.md.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { arch, availableParallelism, cpus, platform, totalmem } from 'node:os';
import { format, resolveConfig } from 'prettier';
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
  [
    `## ${title}`,
    about,
    markdownTable(rows),
    `Measured on ${new Date().toISOString().slice(0, 10)} at commit ${commit()}: \`npm run bench -- ${name}\``,
  ]
    .filter(Boolean)
    .join('\n\n');

/** The sections of the page by their headings. */
function sectionsOf(page) {
  const texts = page.split(/^(?=## )/m).slice(1);
  return new Map(texts.map((text) => [text.slice(0, text.indexOf('\n')), text.trimEnd()]));
}

/**
 * Writes the sections into the page, in place of those with the same titles.
 *
 * @typedef {import('./rows.mjs').Row} Row
 * @typedef {{ name: string, title: string, about?: string, rows: Row[] }} Section
 * @param {Section[]} sections
 * @param {boolean} isWhole whether the page has no other sections
 */
export async function writeReport(sections, isWhole) {
  const texts = isWhole ? new Map() : sectionsOf(readFileSync(FILE, 'utf8'));
  for (const each of sections) texts.set(`## ${each.title}`, section(each));
  const body = [...texts.values()].join('\n\n');
  const count = (cell) => body.split(cell).length - 1;
  const within = count('| yes ');
  const text = `# Performance

Measured on ${machine()}.
${within} of ${within + count('| **no** ')} figures that have a limit are within it.

\`npm run bench\` measures all again and writes this page; with names it measures and writes those sections. Each
figure is the median of several rounds, with the smallest and the largest in brackets. A ratio compares with
something bare that is measured in the same run, in turns, so that it hardly depends on the machine.

${body}
`;
  const options = await resolveConfig(FILE);
  writeFileSync(FILE, await format(text, { ...options, filepath: FILE }));
}

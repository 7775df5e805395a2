// Rows of measurements: how they are made, printed, and written to docs/performance.md.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { format, resolveConfig } from 'prettier';
import { median } from './server.mjs';

const FILE = 'docs/performance.md';
const COLUMNS = ['What', 'Measured', 'Compared with', 'Ratio', 'Limit', 'Within'];

/**
 * @typedef {object} Row
 * @property {string} name what was measured, in plain words
 * @property {string} unit such as `ms`, `MB` or `requests/s`
 * @property {number} value the median
 * @property {{ name: string, value: number }} [baseline] what it is compared with, same unit
 * @property {number} [ratio] the value divided by the baseline's
 * @property {{ atMost?: number, atLeast?: number, of?: 'ratio' }} limit of the value or the ratio
 */

/**
 * A row from repeated measurements. Values and those of the baseline are of the same rounds, one
 * after the other, so that the ratio of each round is free of what changed between the rounds.
 *
 * @returns {Row}
 */
export function row({ name, unit, values, baseline, limit }) {
  const made = { name, unit, value: median(values), limit };
  if (!baseline) return made;
  const ratio = median(baseline.values.map((value, round) => values[round] / value));
  return { ...made, ratio, baseline: { name: baseline.name, value: median(baseline.values) } };
}

/** Measures the product and its baseline in turns. */
export async function compare({ rounds = 5, measure, baseline, ...named }) {
  const values = [];
  const bare = [];
  for (let round = 0; round < rounds; round += 1) {
    values.push(await measure());
    bare.push(await baseline.measure());
  }
  return row({ ...named, values, baseline: { name: baseline.name, values: bare } });
}

/** Whether a row is within its limit. */
export function isHeld({ value, ratio, limit: { atMost = Infinity, atLeast = -Infinity, of } }) {
  const limited = of === 'ratio' ? ratio : value;
  return atLeast <= limited && limited <= atMost;
}

/** Three significant digits, with thousands separated. */
function withUnit(value, unit = '') {
  const size = Math.abs(value);
  const decimals = size >= 100 || Number.isInteger(value) ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3;
  return `${value.toLocaleString('en', { maximumFractionDigits: decimals })} ${unit}`.trim();
}

function limitText({ unit, limit: { atMost, atLeast, of = '' } }) {
  const words = atMost === undefined ? 'at least' : 'at most';
  return `${of} ${words} ${withUnit(atMost ?? atLeast, of ? '' : unit)}`.trim();
}

/** The texts of the columns. */
function cells(row) {
  const { name, unit, value, baseline, ratio } = row;
  return [
    name,
    withUnit(value, unit),
    baseline ? `${baseline.name}: ${withUnit(baseline.value, unit)}` : '',
    ratio === undefined ? '' : withUnit(ratio),
    limitText(row),
    isHeld(row) ? 'yes' : '**no**',
  ];
}

/** A row as one line, for the terminal. */
export function line(row) {
  const [name, ...others] = cells(row);
  return `  ${name}: ${others.filter(Boolean).join('; ')}`;
}

function section({ title, name, about, rows }) {
  const commit = execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' });
  const measured = `Measured on ${new Date().toISOString().slice(0, 10)} at ${commit.trim()}`;
  const lines = [COLUMNS, COLUMNS.map(() => '---'), ...rows.map(cells)];
  const table = lines.map((texts) => `| ${texts.join(' | ')} |`).join('\n');
  return `## ${title}\n\n${about} ${measured}: \`npm run bench -- ${name}\`\n\n${table}\n`;
}

/**
 * Writes the sections into the page, in place of those with the same titles.
 *
 * @param {{ name: string, title: string, about: string, rows: Row[] }[]} sections
 */
export async function writeReport(sections) {
  const [introduction, ...written] = readFileSync(FILE, 'utf8').split(/^(?=## )/m);
  const headOf = (text) => text.slice(0, text.indexOf('\n'));
  const texts = new Map(written.map((text) => [headOf(text), text]));
  for (const each of sections) texts.set(`## ${each.title}`, section(each));
  const machine = `${availableParallelism()} processor cores (${cpus()[0]?.model.trim()})`;
  const measured = `Measured on ${machine}, Node ${process.version}.`;
  const head = introduction.replace(/^Measured on .*$/m, measured);
  const options = await resolveConfig(FILE);
  const page = await format([head, ...texts.values()].join('\n'), { ...options, filepath: FILE });
  writeFileSync(FILE, page);
}

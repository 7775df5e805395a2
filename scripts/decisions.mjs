import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const INDEX = 'README.md';
const TEMPLATE = '000-template.md';
const SECTIONS = ['Context', 'Decision', 'Consequences'];
/** Each kind of reference and the one that the other decision must contain in return. */
const REFERENCES = {
  'Superseded by': 'Supersedes',
  Supersedes: 'Superseded by',
  'Amended by': 'Amends',
  Amends: 'Amended by',
};

const linksIn = (text) => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target]) => target);

/** The text of a list item such as `- **Status**: Accepted`. */
const itemOf = (text, name) =>
  new RegExp(`^- \\*\\*${name}\\*\\*: (.+)$`, 'm').exec(text)?.[1] ?? '';

/** The decisions that one refers to by `Supersedes` and the like. */
function referencesOf(text, name) {
  if (name !== 'Superseded by') return linksIn(itemOf(text, name));
  const status = itemOf(text, 'Status');
  return status.startsWith(name) ? linksIn(status) : [];
}

function partsMissing(file, text) {
  const missing = [];
  if (!text.startsWith(`# ${file.slice(0, 3)}. `)) missing.push('a title with its number');
  const status = itemOf(text, 'Status');
  if (!/^(?:Accepted|Superseded by \[\d{3}\]\(\S+\))$/.test(status)) missing.push('a status');
  if (!/^\d{4}-\d{2}-\d{2}$/.test(itemOf(text, 'Date'))) missing.push('a date');
  for (const section of SECTIONS) {
    const [, body = ''] =
      new RegExp(`^## ${section}$([^]*?)(?=^## |(?![^]))`, 'm').exec(text) ?? [];
    if (body.trim() === '') missing.push(`a section "${section}"`);
  }
  return missing.map((part) => `${file} lacks ${part}.`);
}

/**
 * What is wrong with the decisions in a folder: one lacks a part, is not listed once in the index,
 * or refers to a decision that does not exist or does not refer back.
 */
export function decisionFindings(folder) {
  const read = (file) => readFileSync(join(folder, file), 'utf8');
  const files = readdirSync(folder).filter((file) => ![INDEX, TEMPLATE].includes(file));
  const texts = new Map(files.map((file) => [file, read(file)]));
  const listed = linksIn(read(INDEX));
  const findings = [];
  for (const [file, text] of texts) {
    if (!/^\d{3}-[a-z0-9-]+\.md$/.test(file))
      findings.push(`${file} is not a valid file name of a decision.`);
    const same = files.filter((other) => other !== file && other.startsWith(file.slice(0, 4)));
    if (same.length > 0) findings.push(`${file} has the number of ${same.join(', ')}.`);
    const entries = listed.filter((target) => target === file).length;
    if (entries !== 1) findings.push(`${file} is listed ${entries} times in ${INDEX}.`);
    findings.push(...partsMissing(file, text));
    for (const target of linksIn(text)) {
      if (!texts.has(target)) findings.push(`${file} refers to ${target}, which does not exist.`);
    }
    for (const [name, back] of Object.entries(REFERENCES)) {
      for (const target of referencesOf(text, name)) {
        if (!referencesOf(texts.get(target) ?? '', back).includes(file)) {
          findings.push(`${file} says "${name}" of ${target}, which does not say "${back}" of it.`);
        }
      }
    }
  }
  for (const target of listed) {
    if (target !== TEMPLATE && !texts.has(target)) {
      findings.push(`${INDEX} lists ${target}, which does not exist.`);
    }
  }
  return findings;
}

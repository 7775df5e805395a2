// Writes rows of measurements as a line of text, and as a table of Markdown.
import { isHeld } from './rows.mjs';

const COLUMNS = ['What', 'Measured', 'Compared with', 'Ratio', 'Limit', 'Within'];

/** Three significant digits, at most as many decimals as are needed, with thousands separated. */
export function formatNumber(value) {
  const size = Math.abs(value);
  const decimals = size >= 100 || Number.isInteger(value) ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3;
  return value.toLocaleString('en', { maximumFractionDigits: decimals });
}

const withSpread = (text, spread) =>
  spread ? `${text} (${spread.map(formatNumber).join(' to ')})` : text;

/** `1.2 ms`, but `12×` and `3 %` of a unit that is a sign. */
const withUnit = (value, unit) => `${formatNumber(value)}${unit ? ` ${unit}` : ''}`;

function limitText({ unit, limit }) {
  if (!limit) return '';
  const [words, value] =
    limit.atMost === undefined ? ['at least', limit.atLeast] : ['at most', limit.atMost];
  return limit.of === 'ratio'
    ? `ratio ${words} ${formatNumber(value)}`
    : `${words} ${withUnit(value, unit)}`;
}

/** The texts of the columns. */
export function cells(row) {
  const { name, unit, value, spread, baseline, ratio, ratioSpread } = row;
  const held = isHeld(row);
  return [
    name,
    withSpread(withUnit(value, unit), spread),
    baseline ? `${baseline.name}: ${withUnit(baseline.value, unit)}` : '',
    ratio === undefined ? '' : withSpread(formatNumber(ratio), ratioSpread),
    limitText(row),
    held === undefined ? '' : held ? 'yes' : '**no**',
  ];
}

/** A row as one line, for the terminal. */
export function line(row) {
  const [name, measured, baseline, ratio, limit] = cells(row);
  const parts = [
    measured,
    baseline && `against ${baseline}`,
    ratio && `ratio ${ratio}`,
    limit && `limit: ${limit}${isHeld(row) ? '' : ' (MISSED)'}`,
  ];
  return `  ${name}: ${parts.filter(Boolean).join('; ')}`;
}

export function markdownTable(rows) {
  const lines = [COLUMNS, COLUMNS.map(() => '---'), ...rows.map(cells)];
  return lines.map((texts) => `| ${texts.join(' | ')} |`).join('\n');
}

// The rows of the table of measurements.
import { median } from './server.mjs';

/**
 * @typedef {object} Limit
 * @property {number} [atMost]
 * @property {number} [atLeast]
 * @property {'value' | 'ratio'} [of] what is limited; the value by default
 *
 * @typedef {object} Row
 * @property {string} name what was measured, in plain words
 * @property {string} unit such as `ms`, `MB` or `requests/s`
 * @property {number} value the median
 * @property {[number, number]} [spread] smallest and largest value
 * @property {{ name: string, value: number }} [baseline] what it is compared with, same unit
 * @property {number} [ratio] the value divided by the baseline's
 * @property {[number, number]} [ratioSpread]
 * @property {Limit} [limit]
 */

const spreadOf = (values) =>
  values.length > 1 ? [Math.min(...values), Math.max(...values)] : undefined;

/**
 * A row from repeated measurements. Values and those of the baseline are of the same rounds, one
 * after the other, so that the ratio of each round is free of what changed between the rounds.
 *
 * @param {{ name: string, unit: string, values: number[], limit?: Limit,
 *   baseline?: { name: string, values: number[] } }} measured
 * @returns {Row}
 */
export function row({ name, unit, values, baseline, limit }) {
  const ratios = baseline?.values.map((value, round) => values[round] / value);
  return {
    name,
    unit,
    value: median(values),
    spread: spreadOf(values),
    ...(baseline && {
      baseline: { name: baseline.name, value: median(baseline.values) },
      ratio: median(ratios),
      ratioSpread: spreadOf(ratios),
    }),
    limit,
  };
}

/**
 * Measures the product and its baseline in turns.
 *
 * @param {{ name: string, unit: string, rounds?: number, measure: () => Promise<number>,
 *   baseline: { name: string, measure: () => Promise<number> }, limit?: Limit }} options
 */
export async function compare({ name, unit, rounds = 5, measure, baseline, limit }) {
  const values = [];
  const ofBaseline = [];
  for (let round = 0; round < rounds; round += 1) {
    values.push(await measure());
    ofBaseline.push(await baseline.measure());
  }
  return row({ name, unit, values, baseline: { name: baseline.name, values: ofBaseline }, limit });
}

/** Whether a row is within its limit; undefined without one. */
export function isHeld({ value, ratio, limit }) {
  if (!limit) return undefined;
  const limited = limit.of === 'ratio' ? ratio : value;
  return limited <= (limit.atMost ?? Infinity) && limited >= (limit.atLeast ?? -Infinity);
}

import type { Outcomes } from '../personal-data/personal-data.js';

/** Adds the outcomes of a kind, without zeros, to a record of all kinds. */
export function addOutcomes(record: Outcomes, kind: string, outcomes: Outcomes): void {
  for (const [name, count] of Object.entries(outcomes)) {
    if (count > 0) record[`${kind}.${name}`] = count;
  }
}

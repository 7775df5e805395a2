import type { Outcomes } from '../personal-data/personal-data.js';

/** Adds the outcomes of one kind to a record of all kinds, without zeros. */
export function note(record: Outcomes, kind: string, outcomes: Outcomes): void {
  for (const [name, count] of Object.entries(outcomes)) {
    if (count > 0) record[`${kind}.${name}`] = count;
  }
}

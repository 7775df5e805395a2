const DAY_MS = 86_400_000;

/** A release worth moving to gets fixes for at least so long. */
const WORTHWHILE_MS = 365 * DAY_MS;

/**
 * The days on which the releases of Node.js stop getting security fixes, by major version.
 * Source: https://github.com/nodejs/Release/blob/main/schedule.json, as of November 2026
 */
export const NODE_END_OF_LIFE: Readonly<Record<number, string>> = {
  20: '2026-04-30',
  21: '2024-06-01',
  22: '2027-04-30',
  23: '2025-06-01',
  24: '2028-04-30',
  25: '2026-06-01',
  26: '2029-04-30',
};

/** The oldest release that gets fixes for another year, or else the newest that is known. */
export function releaseToMoveTo(now: number): string {
  const releases = Object.entries(NODE_END_OF_LIFE);
  const lasting = releases.find(([, end]) => Date.parse(end) - now >= WORTHWHILE_MS);
  return (lasting ?? releases.at(-1) ?? [''])[0];
}

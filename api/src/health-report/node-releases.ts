/**
 * The days on which the releases of Node.js stop getting security fixes, by major version.
 * Source: https://github.com/nodejs/Release/blob/main/schedule.json
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

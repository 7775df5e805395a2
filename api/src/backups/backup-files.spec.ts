import { expect, it } from '@jest/globals';
import { backupName, namesToKeep } from './backup-files.js';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 23, 12);
const lastDays = (count: number): string[] =>
  Array.from({ length: count }, (_, day) =>
    backupName(new Date(Date.UTC(2026, 10, 23, 2, 40) - day * DAY_MS)),
  );

it('keeps the newest of 7 days, 4 weeks and 12 months', () => {
  const days = [...namesToKeep(lastDays(500), NOW)].map((name) => name.slice(5, 15)).sort();
  const months = days.splice(0, 11);
  expect([months[0], months[1], months.at(-1)]).toEqual(['2025-12-31', '2026-01-31', '2026-10-31']);
  const weeks = ['2026-11-08', '2026-11-15'];
  expect(days.splice(0, 2)).toEqual(weeks);
  expect(days.map((day) => day.slice(-2))).toEqual(['17', '18', '19', '20', '21', '22', '23']);
});

it('keeps the newest of several backups of a day, and all while there are few', () => {
  const names = ['site-2026-11-23T024000Z.backup', 'site-2026-11-23T101500Z.backup'];
  expect([...namesToKeep(names, NOW)]).toEqual(['site-2026-11-23T101500Z.backup']);
  expect(namesToKeep(lastDays(5), NOW).size).toBe(5);
});

it('keeps those asked for in the panel for a week, in the place of no nightly one', () => {
  const manual = Array.from({ length: 9 }, (_, index) =>
    backupName(new Date(NOW - (index + 1) * DAY_MS), { isManual: true }),
  );
  const kept = [...namesToKeep([...lastDays(500), ...manual], NOW)];
  expect(kept.filter((name) => !manual.includes(name))).toEqual([
    ...namesToKeep(lastDays(500), NOW),
  ]);
  expect(kept.filter((name) => manual.includes(name))).toEqual(manual.slice(0, 6));
});

it('knows no other files, as one that is being written', () => {
  expect(namesToKeep(['notes.txt', 'site-2026-11-23T024000Z.backup.part'], NOW).size).toBe(0);
});

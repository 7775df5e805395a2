import { expect, it } from '@jest/globals';
import { backupName, namesToKeep } from './backup-files.js';

const DAY_MS = 86_400_000;
const lastDays = (count: number): string[] =>
  Array.from({ length: count }, (_, day) =>
    backupName(new Date(Date.UTC(2026, 10, 23, 2, 40) - day * DAY_MS)),
  );

it('names a backup by the time at which it began, in UTC', () => {
  expect(backupName(new Date('2026-11-23T02:40:07.9Z'))).toBe('site-2026-11-23T024007Z.backup');
});

it('keeps the newest of 7 days, 4 weeks and 12 months', () => {
  const kept = [...namesToKeep(lastDays(500))].map((name) => name.slice(5, 15)).sort();
  expect(kept).toEqual([
    '2025-12-31',
    '2026-01-31',
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
    '2026-05-31',
    '2026-06-30',
    '2026-07-31',
    '2026-08-31',
    '2026-09-30',
    '2026-10-31',
    '2026-11-08',
    '2026-11-15',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
    '2026-11-23',
  ]);
});

it('keeps the newest of several backups of a day, and all while there are few', () => {
  const names = ['site-2026-11-23T024000Z.backup', 'site-2026-11-23T101500Z.backup'];
  expect([...namesToKeep(names)]).toEqual(['site-2026-11-23T101500Z.backup']);
  expect(namesToKeep(lastDays(5)).size).toBe(5);
});

it('knows no other files', () => {
  expect(
    namesToKeep(['site.backup', 'notes.txt', 'site-2026-11-23T024000Z.backup.part']).size,
  ).toBe(0);
});

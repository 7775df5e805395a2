import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { fieldsOf } from 'shared/is-record';
import { hr } from '../i18n/hr/hr';
import { mayOpen, type StaffRole } from './roles';

const { paths }: { paths: Record<string, Record<string, unknown>> } = JSON.parse(
  readFileSync(new URL('../../../api/openapi.json', import.meta.url), 'utf8'),
);

/** The roles that change anything at a resource of the API. */
function rolesThatChange(resource: string): Set<unknown> {
  const inside = new RegExp(`^/api/${resource}(/|$)`);
  const operations = Object.entries(paths)
    .filter(([path]) => inside.test(path))
    .flatMap(([, methods]) => Object.entries(methods))
    .filter(([method]) => method !== 'get')
    .map(([, operation]) => fieldsOf(operation)['x-roles']);
  return new Set(operations.flatMap((roles) => (Array.isArray(roles) ? roles : [])));
}

/** The screens of the panel where something is changed. */
const screens = Object.keys(hr.admin).filter((name) => rolesThatChange(name).size > 0);
const staff: StaffRole[] = ['editor', 'accountant', 'admin'];

describe('The screens of a role', () => {
  test.each(staff)('are those where the API lets it change something: %s', (role) => {
    expect(screens.length).toBeGreaterThan(15);
    const opened = screens.filter((screen) => mayOpen(role, screen));
    // Accountants read the settings.
    const read = role === 'accountant' ? ['settings'] : [];
    const changed = screens.filter((screen) => rolesThatChange(screen).has(role));
    expect(opened.sort()).toEqual([...new Set([...changed, ...read])].sort());
  });
});

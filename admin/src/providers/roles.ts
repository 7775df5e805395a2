import type { Schemas } from '../api/schemas';

export type Role = Schemas['UserDto']['role'];

/** A role with access to the panel. */
export type StaffRole = Exclude<Role, 'member'>;

/** The screens that the role opens; administrators open all. */
const screens: Record<Exclude<StaffRole, 'admin'>, readonly string[]> = {
  editor: [
    'blog',
    'projects',
    'events',
    'public-calls',
    'documents',
    'media',
    'page-texts',
    'pages',
    'issues',
    'team',
    'partners',
    'trash',
  ],
  accountant: ['donations', 'bank-payments', 'settings', 'trash'],
};

/** The value as a role with access to the panel; undefined for any other. */
export function staffRole(value: unknown): StaffRole | undefined {
  return value === 'admin' || value === 'editor' || value === 'accountant' ? value : undefined;
}

/** Whether the role opens a screen, by the name of its resource. */
export function mayOpen(role: StaffRole, screen: string): boolean {
  return role === 'admin' || screens[role].includes(screen);
}

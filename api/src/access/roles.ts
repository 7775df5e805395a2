/** What users may be; the first is what a new user is. */
export const ROLES = ['member', 'editor', 'accountant', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Those whom a route may admit besides administrators. */
export type StaffRole = Exclude<Role, 'admin' | 'member'>;

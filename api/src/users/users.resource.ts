import { ROLES } from '../access/roles.js';
import { contains, flag, ids, oneOf } from '../lists/filters.js';
import { defineResource, type RequestOf } from '../lists/resource.js';

export const USERS = defineResource({
  name: 'users',
  noun: { hr: 'Korisnik', en: 'user' },
  example: 2,
  taken: {
    username: { hr: 'Korisničko ime je zauzeto', en: 'This username is taken' },
    email: { hr: 'Adresa e-pošte već se koristi', en: 'This email address is already in use' },
  },
  row: 'user',
  sort: ['id', 'username', 'email', 'fullName', 'role', 'isActive', 'createdAt', 'updatedAt'],
  order: { field: 'id', direction: 'ASC' },
  filters: {
    id: ids,
    q: contains(
      ['username', 'fullName', 'email'],
      'A part of the username, name or e-mail address.',
      'horvat',
    ),
    role: oneOf(ROLES, 'Only users with this role.'),
    isActive: flag('Only active users (true) or deactivated ones (false).'),
  },
});

export type UsersRequest = RequestOf<typeof USERS>;

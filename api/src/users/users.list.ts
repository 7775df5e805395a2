import { defineList, flag, ids, oneOf, text, type RequestOf } from '../lists/list-query.js';
import { USER_ROLES } from './user.entity.js';

export const USERS_LIST = defineList({
  resource: 'users',
  sort: ['id', 'username', 'email', 'fullName', 'role', 'isActive', 'createdAt', 'updatedAt'],
  filters: {
    id: ids,
    q: text('A part of the username, name or e-mail address.', 'horvat'),
    role: oneOf(USER_ROLES, 'Only users with this role.'),
    isActive: flag('Only active users (true) or deactivated ones (false).'),
  },
});

export type UsersListRequest = RequestOf<typeof USERS_LIST>;

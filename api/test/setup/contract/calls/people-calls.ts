import { randomUUID } from 'node:crypto';
import { User } from '../../../../src/users/user.entity.js';
import {
  contactMessageBody,
  createContactMessage,
} from '../../../factories/contact-message.factory.js';
import { uniqueEmail } from '../../../factories/newsletter.factory.js';
import { createSavedReply, savedReplyBody } from '../../../factories/saved-reply.factory.js';
import { createSession } from '../../../factories/session.factory.js';
import { createUser, PASSWORD, userBody } from '../../../factories/user.factory.js';
import type { TestApp } from '../../test-app.js';
import { bulk, rows, type Call } from './call.js';

const createdMessage = async ({ dataSource }: TestApp) =>
  (await createContactMessage(dataSource)).id;

/** Calls of users, visitors and their data. */
export const PEOPLE_CALLS: Record<string, Call> = {
  ...rows('users', createUser, { fullName: 'Novo Ime' }, userBody),
  ...rows('contact', createContactMessage, { isRead: true }, contactMessageBody),
  'get /api/contact/{id}/replies': { param: createdMessage },
  'post /api/contact/{id}/replies': { param: createdMessage, body: () => ({ text: 'Hvala.' }) },
  'delete /api/contact/{id}/replies/{replyId}': {
    param: async (test) => {
      const id = await createdMessage(test);
      const path = `/api/contact/${id}/replies`;
      return [id, (await test.asAdmin('post', path, { text: 'Hvala.' })).body.id];
    },
  },
  ...rows('saved-replies', createSavedReply, { name: 'Novi naziv' }, savedReplyBody),
  ...bulk('contact', 'read', createContactMessage),
  ...bulk('users', 'activate', createUser),
  'get /api/contact/export': {},
  'get /api/privacy': {},
  'post /api/privacy/find': { body: () => ({ email: uniqueEmail() }) },
  'post /api/privacy/people': { body: () => ({ text: 'Horvat' }) },
  'post /api/privacy/export': { body: () => ({ email: uniqueEmail() }) },
  'post /api/privacy/erase': { body: () => ({ email: uniqueEmail() }) },
  'post /api/auth/login': {
    body: async ({ dataSource }) => ({
      username: (await createUser(dataSource)).username,
      password: PASSWORD,
    }),
  },
  'post /api/auth/logout': {},
  'post /api/auth/logout-everywhere': {},
  'get /api/auth/me': {},
  'get /api/auth/sessions': {},
  'post /api/auth/sessions/end-others': {},
  'delete /api/auth/sessions/{id}': {
    param: async ({ dataSource }, caller) => {
      const user = await dataSource.getRepository(User).findOneBy({ email: caller?.email ?? '' });
      return user ? (await createSession(dataSource, user)).id : randomUUID();
    },
  },
  'post /api/users/{id}/end-sessions': {
    param: async ({ dataSource }) => (await createUser(dataSource)).id,
  },
  'post /api/auth/password': {
    body: () => ({ currentPassword: PASSWORD, newPassword: 'nova fraza za prijavu' }),
  },
};

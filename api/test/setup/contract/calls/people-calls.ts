import { randomUUID } from 'node:crypto';
import { hashOfToken } from '../../../../src/access/tokens.js';
import {
  PasskeyChallengesService,
  type ChallengeFor,
} from '../../../../src/auth/passkeys/passkey-challenges.service.js';
import { userHandle } from '../../../../src/auth/passkeys/passkeys.service.js';
import { newSecret } from '../../../../src/auth/second-factor/one-time-codes.js';
import { SecretBoxService } from '../../../../src/auth/second-factor/secret-box.service.js';
import { StoredSession } from '../../../../src/auth/sessions/stored-session.entity.js';
import { User } from '../../../../src/users/user.entity.js';
import { apiTokenBody, createApiToken } from '../../../factories/api-token.factory.js';
import {
  contactMessageBody,
  createContactMessage,
} from '../../../factories/contact-message.factory.js';
import { uniqueEmail } from '../../../factories/newsletter.factory.js';
import { createPasskey } from '../../../factories/passkey.factory.js';
import { createSavedReply, savedReplyBody } from '../../../factories/saved-reply.factory.js';
import { codeOf, createSecondFactor } from '../../../factories/second-factor.factory.js';
import { createSession } from '../../../factories/session.factory.js';
import { createUser, PASSWORD, userBody } from '../../../factories/user.factory.js';
import { SoftwareAuthenticator } from '../../software-authenticator.js';
import type { TestApp } from '../../test-app.js';
import { bulk, rows, type Call } from './call.js';

const createdMessage = async ({ dataSource }: TestApp) =>
  (await createContactMessage(dataSource)).id;

/** The caller, or another user where nobody is signed in. */
async function callerOf({ dataSource }: TestApp, caller?: { email: string }): Promise<User> {
  const user = await dataSource.getRepository(User).findOneBy({ email: caller?.email ?? '' });
  return user ?? createUser(dataSource);
}

/** The latest session of a user. */
async function sessionOf({ dataSource }: TestApp, user: User): Promise<StoredSession> {
  const sessions = dataSource.getRepository(StoredSession);
  const order = { beganAt: 'DESC' } as const;
  const session = await sessions.findOne({ where: { userId: user.id }, order });
  return session ?? createSession(dataSource, user);
}

async function ownPasskey(test: TestApp, caller?: { email: string }): Promise<number> {
  return (await createPasskey(test.dataSource, await callerOf(test, caller))).id;
}

/** A challenge that a passkey of the user signed. */
async function signedBy(test: TestApp, user: User, wanted: ChallengeFor): Promise<object> {
  const authenticator = new SoftwareAuthenticator();
  const passkey = authenticator.passkey({ id: userHandle(user) });
  await createPasskey(test.dataSource, user, passkey);
  const challenges = test.app.get(PasskeyChallengesService, { strict: false });
  return authenticator.sign({ challenge: await challenges.issue(wanted) });
}

/** Calls of users, visitors and their data. */
export const PEOPLE_CALLS: Record<string, Call> = {
  'get /api/api-tokens': {},
  'post /api/api-tokens': { body: () => apiTokenBody() },
  'delete /api/api-tokens/{id}': {
    param: async ({ dataSource }) => (await createApiToken(dataSource)).id,
  },
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
  'get /api/auth/passkeys': {},
  'post /api/auth/passkeys': {
    body: async (test, caller) => {
      const user = await callerOf(test, caller);
      const session = await sessionOf(test, user);
      const challenges = test.app.get(PasskeyChallengesService, { strict: false });
      const challenge = await challenges.issue({
        purpose: 'registration',
        userId: user.id,
        sessionId: session.id,
      });
      const owner = { id: userHandle(user) };
      return {
        name: 'Mobitel',
        ...new SoftwareAuthenticator().register({ challenge, user: owner }),
      };
    },
  },
  'post /api/auth/passkeys/registration-options': {},
  'post /api/auth/passkeys/confirm-options': {
    body: async (test, caller) => {
      await ownPasskey(test, caller);
      return {};
    },
  },
  'post /api/auth/passkeys/confirm': {
    body: async (test, caller) => {
      const user = await callerOf(test, caller);
      const session = await sessionOf(test, user);
      return signedBy(test, user, {
        purpose: 'confirmation',
        userId: user.id,
        sessionId: session.id,
      });
    },
  },
  'post /api/auth/passkeys/sign-in-options': {},
  'post /api/auth/passkeys/sign-in': {
    body: async (test) => signedBy(test, await createUser(test.dataSource), { purpose: 'sign-in' }),
  },
  'patch /api/auth/passkeys/{id}': { param: ownPasskey, body: () => ({ name: 'Ključ na stolu' }) },
  'delete /api/auth/passkeys/{id}': { param: ownPasskey },
  'post /api/users/{id}/invite': {
    param: async ({ dataSource }) => (await createUser(dataSource, { password: null })).id,
  },
  'post /api/users/{id}/end-sessions': {
    param: async ({ dataSource }) => (await createUser(dataSource)).id,
  },
  'post /api/users/{id}/remove-factors': {
    param: async (test) => {
      const { id } = await createUser(test.dataSource);
      await createSecondFactor(test, { id });
      return id;
    },
  },
  'get /api/auth/second-factor': {},
  'post /api/auth/second-factor/setup': {},
  'post /api/auth/second-factor': {
    body: async (test, caller) => {
      const { id } = await callerOf(test, caller);
      const secret = newSecret();
      const setup = JSON.stringify({ secret, until: Date.now() + 60_000 });
      const box = test.app.get(SecretBoxService, { strict: false });
      return { setup: box.encrypt(setup, `setup of user ${id}`), code: codeOf(secret) };
    },
  },
  'post /api/auth/second-factor/recovery-codes': {
    body: async (test, caller) => {
      await createSecondFactor(test, await callerOf(test, caller));
      return {};
    },
  },
  'post /api/auth/second-factor/remove': {
    body: async (test, caller) => ({
      code: (await createSecondFactor(test, await callerOf(test, caller))).recoveryCodes[0],
    }),
  },
  'post /api/auth/confirm': { body: () => ({ password: PASSWORD }) },
  'post /api/auth/password-resets': { body: () => ({ identity: 'nitko' }) },
  'post /api/auth/password-resets/complete': {
    body: async ({ dataSource }) => {
      const user = await createUser(dataSource);
      const token = randomUUID();
      await dataSource.query(
        `INSERT INTO password_resets VALUES ($1, $2, now() + interval '1 minute')`,
        [user.id, hashOfToken(token)],
      );
      return { token, newPassword: 'nova fraza za prijavu' };
    },
  },
  'post /api/auth/password': {
    body: () => ({ currentPassword: PASSWORD, newPassword: 'nova fraza za prijavu' }),
  },
};

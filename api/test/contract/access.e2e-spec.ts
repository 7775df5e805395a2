import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { TOKEN_PREFIX, TOKEN_SCOPES, type TokenScope } from '../../src/access/token-scopes.js';
import { createToken } from '../../src/access/tokens.js';
import type { ApiToken } from '../../src/auth/api-tokens/api-token.entity.js';
import { AuthService } from '../../src/auth/auth.service.js';
import { createDocument } from '../../src/openapi/document.js';
import type { User } from '../../src/users/user.entity.js';
import { createApiToken, dayIn } from '../factories/api-token.factory.js';
import { daysAgo, requireSecondFactor } from '../factories/second-factor.factory.js';
import { createSession } from '../factories/session.factory.js';
import { createUser } from '../factories/user.factory.js';
import { operationsOf, type DocumentedOperation } from '../setup/contract/api-document.js';
import { CALLS } from '../setup/contract/calls.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { uniqueIp } from '../setup/unique-ip.js';

let test: TestApp;
let operations: DocumentedOperation[];
beforeAll(async () => {
  test = await startTestApp();
  operations = operationsOf(createDocument(test.app));
});
afterAll(() => test.close());

/** A caller of operations: the headers of its requests and, of a user, the address. */
interface Caller {
  headers: Record<string, string>;
  email?: string;
}

const ROLES = ['visitor', 'member', 'editor', 'accountant', 'admin'] as const;
type Role = (typeof ROLES)[number];

const cookie = (token: string) => ({ Cookie: `session=${token}`, Origin: test.origin });

async function signedToken(fields: Partial<User>, options: object = {}): Promise<[string, User]> {
  const user = await createUser(test.dataSource, fields);
  const { id: jti } = await createSession(test.dataSource, user);
  const payload = { sub: user.id, version: user.sessionVersion, jti };
  return [await test.app.get(JwtService).signAsync(payload, options), user];
}

async function signedIn(fields: Partial<User>, options?: object): Promise<Caller> {
  const [token, { email }] = await signedToken(fields, options);
  return { headers: cookie(token), email };
}

async function tokenAfterLogout(): Promise<string> {
  const user = await createUser(test.dataSource, { role: 'admin' });
  const ended = await test.app.get(AuthService).issueToken(user);
  await test.anonymous.post('/api/auth/logout').set(cookie(ended)).expect(204);
  return ended;
}

const FORGED = 'x'.repeat(40);

const bearer = (token: string): Caller => ({ headers: { Authorization: `Bearer ${token}` } });

/** A caller with an API token, by default with all scopes. */
async function withToken(fields: Partial<ApiToken> = {}): Promise<Caller> {
  return bearer((await createApiToken(test.dataSource, fields)).token);
}

const visitor: Caller = { headers: {} };

/** Tokens of administrators that no longer count, or never did. */
const INVALID: Record<string, () => Promise<Caller>> = {
  'a forged token': () => signedIn({ role: 'admin' }, { secret: FORGED }),
  'an expired token': () => signedIn({ role: 'admin' }, { expiresIn: '-1s' }),
  'a deactivated administrator': () => signedIn({ role: 'admin', isActive: false }),
  'a logged-out token': async () => ({ headers: cookie(await tokenAfterLogout()) }),
  'a logged-out bearer token': async () => ({
    headers: { Authorization: `Bearer ${await tokenAfterLogout()}` },
  }),
  'an unknown API token': () => Promise.resolve(bearer(TOKEN_PREFIX + createToken())),
  'an API token that has ended': () => withToken({ endsOn: dayIn(-1) }),
  'an API token of a deactivated administrator': async () => {
    const { id: userId } = await createUser(test.dataSource, { role: 'admin', isActive: false });
    return withToken({ userId });
  },
  'an API token of a former administrator': async () => {
    const { id: userId } = await createUser(test.dataSource, { role: 'editor' });
    return withToken({ userId });
  },
};

/** The table of `docs/access.md`: who may call an operation, by its method and path. */
function readTable(): Record<string, { roles: Role[]; token: 'yes' | TokenScope[] }> {
  const text = readFileSync(new URL('../../../docs/access.md', import.meta.url), 'utf8');
  const rows = [...text.matchAll(/^\| `(\w+) (\S+)` *\|(.*)\|$/gm)];
  return Object.fromEntries(
    rows.map(([, method = '', path = '', cells = '']) => {
      const values = cells.split('|').map((cell) => cell.trim());
      expect(values).toHaveLength(ROLES.length + 1);
      const scopes = values.pop() ?? '';
      expect(values.every((value) => value === 'yes' || value === '–')).toBe(true);
      const roles = ROLES.filter((_, column) => values[column] === 'yes');
      const token =
        scopes === 'yes' ? 'yes' : TOKEN_SCOPES.filter((one) => scopes.includes(`\`${one}\``));
      return [`${method.toLowerCase()} ${path}`, { roles, token }];
    }),
  );
}

const TABLE = readTable();

const rolesOf = ({ method, path }: DocumentedOperation): readonly Role[] =>
  TABLE[`${method} ${path}`]?.roles ?? [];

/** The scopes of which a token needs one, or that any token is answered as a visitor. */
const scopesOf = ({ method, path }: DocumentedOperation): 'yes' | readonly TokenScope[] =>
  TABLE[`${method} ${path}`]?.token ?? [];

/** The status of a successful call. */
async function statusFor(operation: DocumentedOperation, caller: Caller): Promise<number> {
  const { method, path } = operation;
  const { param, body, query, send } = CALLS[`${method} ${path}`] ?? {};
  const { headers, email = 'nitko@udruga.example' } = caller;
  const values = param ? [await param(test, { email })].flat() : [];
  const to = path.replaceAll(/\{[^}]+\}/g, (name) => String(values.shift() ?? name));
  const request = test.anonymous[method](to).set({ 'X-Forwarded-For': uniqueIp(), ...headers });
  if (query) void request.query(await query(test));
  if (send) return (await send(request)).status;
  return (await (body ? request.send(await body(test, { email })) : request)).status;
}

/**
 * Expects that an operation is refused, before anything of the request is read: neither the row
 * that it names nor a body is needed.
 */
async function expectRefusal(
  { method, path }: DocumentedOperation,
  { headers }: Caller,
  refusal: 401 | 403,
): Promise<void> {
  const to = path.replaceAll(/\{[^}]+\}/g, '1');
  for (const sent of method === 'get' ? (['get', 'head'] as const) : [method]) {
    const { status } = await test.anonymous[sent](to).set(headers);
    expect([sent, path, status]).toEqual([sent, path, refusal]);
  }
}

describe('access to operations', () => {
  const names = () => operations.map(({ method, path }) => `${method} ${path}`);

  it('is tested for every operation of the document, and no other', () => {
    expect(Object.keys(CALLS).sort()).toEqual(names().sort());
  });

  it('is in the table for every operation of the document, and no other', () => {
    expect(Object.keys(TABLE).sort()).toEqual(names().sort());
  });

  it('is in the document as in the table', () => {
    for (const { method, path, operation } of operations) {
      const documented = 'x-roles' in operation ? operation['x-roles'] : ROLES;
      const { roles, token } = TABLE[`${method} ${path}`] ?? {};
      expect([method, path, documented]).toEqual([method, path, roles]);
      const scopes = 'x-token-scopes' in operation ? operation['x-token-scopes'] : [];
      expect([method, path, scopes]).toEqual([method, path, token === 'yes' ? [] : token]);
    }
  });

  it('is as in the table for a token with all scopes', async () => {
    for (const operation of operations) {
      const { method, path } = operation;
      const caller = await withToken();
      if (scopesOf(operation).length === 0) await expectRefusal(operation, caller, 403);
      else {
        const status = await statusFor(operation, caller);
        expect([method, path, status < 300 ? 'as expected' : status]).toEqual([
          method,
          path,
          'as expected',
        ]);
      }
    }
  });

  it('needs one of the scopes in the table, whichever others a token has', async () => {
    const callers = await Promise.all(
      operations.map((operation) => {
        const scopes = TOKEN_SCOPES.filter((scope) => !scopesOf(operation).includes(scope));
        return withToken({ scopes });
      }),
    );
    for (const [index, operation] of operations.entries()) {
      const caller = callers[index] ?? visitor;
      if (!rolesOf(operation).includes('visitor')) await expectRefusal(operation, caller, 403);
    }
  });

  it.each(ROLES)('is as in the table for the role %s', async (role) => {
    const refused = role === 'visitor' ? visitor : await signedIn({ role });
    for (const operation of operations) {
      const { method, path } = operation;
      if (!rolesOf(operation).includes(role)) {
        await expectRefusal(operation, refused, role === 'visitor' ? 401 : 403);
        continue;
      }
      const successful = Object.keys(operation.operation.responses)
        .filter((status) => status.startsWith('2'))
        .map(Number);
      // A new user each time, as some operations end the session.
      const caller = role === 'visitor' ? visitor : await signedIn({ role });
      const status = await statusFor(operation, caller);
      expect([method, path, successful.includes(status) ? 'as expected' : status]).toEqual([
        method,
        path,
        'as expected',
      ]);
    }
  });

  it.each(Object.entries(INVALID))('is refused to %s', async (_, token) => {
    const caller = await token();
    for (const operation of operations) {
      if (!rolesOf(operation).includes('visitor')) await expectRefusal(operation, caller, 401);
    }
  });

  it('is that of the role with a bearer token, too', async () => {
    const [token] = await signedToken({ role: 'accountant' });
    const headers = { Authorization: `Bearer ${token}` };
    await test.anonymous.get('/api/donations').set(headers).expect(200);
    await test.anonymous.head('/api/donations').set(headers).expect(200);
    await test.anonymous.get('/api/contact').set(headers).expect(403);
  });

  it('is refused with what to do, in the language of the request', async () => {
    const { headers } = await signedIn({ role: 'editor' });
    const english = { ...headers, 'Accept-Language': 'en' };
    const { body } = await test.anonymous.get('/api/donations').set(headers).expect(403);
    expect(body.detail).toMatch(/^Vaša uloga ne dopušta ovu radnju\. .* administratoru\.$/);
    const { body: inEnglish } = await test.anonymous.get('/api/donations').set(english).expect(403);
    expect(inEnglish.detail).toMatch(/^Your role does not allow this\. .* administrator\.$/);
  });
});

describe('without the second factor that is required', () => {
  /** Every operation that is allowed all the same. */
  const OWN_ACCOUNT = [
    'post /api/auth/logout',
    'post /api/auth/logout-everywhere',
    'get /api/auth/me',
    'get /api/auth/sessions',
    'post /api/auth/sessions/end-others',
    'delete /api/auth/sessions/{id}',
    'post /api/auth/confirm',
    'post /api/auth/password',
    'get /api/auth/second-factor',
    'post /api/auth/second-factor',
    'post /api/auth/second-factor/setup',
    'post /api/auth/second-factor/recovery-codes',
    'post /api/auth/second-factor/remove',
    'get /api/auth/passkeys',
    'post /api/auth/passkeys',
    'post /api/auth/passkeys/registration-options',
    'post /api/auth/passkeys/confirm-options',
    'post /api/auth/passkeys/confirm',
    'patch /api/auth/passkeys/{id}',
    'delete /api/auth/passkeys/{id}',
  ].sort();
  const TYPE = 'urn:problem-type:second-factor-setup-required';

  beforeAll(async () => {
    await test.anonymous.get('/api/settings').expect(200);
    await requireSecondFactor(test, { daysAgo: 15 });
  });
  afterAll(() => requireSecondFactor(test, { daysAgo: null }));

  it('only the own account is open, as the document says', async () => {
    const { headers } = await signedIn({ role: 'admin', createdAt: daysAgo(15) });
    const open: string[] = [];
    for (const operation of operations) {
      const { method, path } = operation;
      if ('x-own-account' in operation.operation) open.push(`${method} ${path}`);
      else if (!rolesOf(operation).includes('visitor')) {
        const to = path.replaceAll(/\{[^}]+\}/g, '1');
        const { status, body } = await test.anonymous[method](to).set(headers);
        expect([method, path, status, body.type]).toEqual([method, path, 403, TYPE]);
      }
    }
    expect(open.sort()).toEqual(OWN_ACCOUNT);
  });

  it.each(OWN_ACCOUNT)('is allowed: %s', async (name) => {
    const [method, path] = name.split(' ');
    const operation = operations.find((one) => one.method === method && one.path === path);
    if (!operation) throw new Error(`No operation ${name}`);
    const caller = await signedIn({ role: 'editor', createdAt: daysAgo(15) });
    const status = await statusFor(operation, caller);
    // The last second factor is not removed while it is required.
    const removes = /second-factor\/remove$|^delete .*passkeys/.test(name);
    expect([200, 201, 204, removes ? 409 : 200]).toContain(status);
  });

  it('public operations answer as they answer visitors', async () => {
    const { headers } = await signedIn({ role: 'admin', createdAt: daysAgo(15) });
    const { body } = await test.anonymous.get('/api/settings/1').set(headers).expect(200);
    expect(body).not.toHaveProperty('updatedAt');
  });
});

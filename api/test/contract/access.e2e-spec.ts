import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import type { Response } from 'express';
import { NEVER } from 'rxjs';
import type { MaybeSignedInRequest } from '../../src/access/access.js';
import {
  ROLE_OF_SCOPE,
  TOKEN_PREFIX,
  TOKEN_SCOPES,
  type TokenScope,
} from '../../src/access/token-scopes.js';
import { createToken } from '../../src/access/tokens.js';
import type { ApiToken } from '../../src/auth/api-tokens/api-token.entity.js';
import { AuthService } from '../../src/auth/auth.service.js';
import { InterceptorChain, type ChainedInterceptor } from '../../src/http/interceptor-chain.js';
import { createDocument } from '../../src/openapi/document.js';
import { SettingsService } from '../../src/settings/settings.service.js';
import type { User } from '../../src/users/user.entity.js';
import { createApiToken, dayIn } from '../factories/api-token.factory.js';
import { daysAgo, requireSecondFactor } from '../factories/second-factor.factory.js';
import { createSession } from '../factories/session.factory.js';
import { createUser } from '../factories/user.factory.js';
import { operationsOf, type DocumentedOperation } from '../setup/contract/api-document.js';
import { CALLS } from '../setup/contract/calls.js';
import { ADMITTED_AS } from '../setup/contract/check-answers.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { uniqueIp } from '../setup/unique-ip.js';

let test: TestApp;
let operations: DocumentedOperation[];
beforeAll(async () => {
  test = await startTestApp({}, undefined, (app) => {
    app.get(InterceptorChain).addAround(answerAtOnce);
    return Promise.resolve();
  });
  operations = operationsOf(createDocument(test.app));
});
afterAll(() => test.close());

/** Answers, instead of each operation, as whom its guards have admitted the request. */
const answerAtOnce: ChainedInterceptor = {
  intercept(context) {
    const http = context.switchToHttp();
    const { user } = http.getRequest<MaybeSignedInRequest>();
    http
      .getResponse<Response>()
      .status(204)
      .set(ADMITTED_AS, user?.role ?? 'visitor')
      .end();
    return NEVER;
  },
};

/** A caller of operations: the headers of its requests. */
interface Caller {
  headers: Record<string, string>;
}

const ROLES = ['visitor', 'member', 'editor', 'accountant', 'admin'] as const;
type Role = (typeof ROLES)[number];

const cookie = (token: string) => ({ Cookie: `session=${token}`, Origin: test.origin });

async function signedToken(fields: Partial<User>, options: object = {}): Promise<string> {
  const user = await createUser(test.dataSource, fields);
  const { id: jti } = await createSession(test.dataSource, user);
  const payload = { sub: user.id, version: user.sessionVersion, jti };
  return test.app.get(JwtService).signAsync(payload, options);
}

async function signedIn(fields: Partial<User>, options?: object): Promise<Caller> {
  return { headers: cookie(await signedToken(fields, options)) };
}

async function tokenAfterLogout(): Promise<string> {
  const user = await createUser(test.dataSource, { role: 'admin' });
  const ended = await test.app.get(AuthService).issueToken(user);
  const { jti } = test.app.get(JwtService).decode<{ jti: string }>(ended);
  await test.app.get(AuthService).endSession({ id: jti });
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

/** The role as which a token with these scopes is admitted. */
const roleOfScopes = (scopes: readonly TokenScope[]): string =>
  Object.entries(ROLE_OF_SCOPE).find(([scope]) => scopes.some((one) => one === scope))?.[1] ?? '';

/** The scopes of which a token needs one, or that any token is answered as a visitor. */
const scopesOf = ({ method, path }: DocumentedOperation): 'yes' | readonly TokenScope[] =>
  TABLE[`${method} ${path}`]?.token ?? [];

/** The guards of these read the body, and admit the user that it names. */
const SIGN_IN = ['post /api/auth/login', 'post /api/auth/passkeys/sign-in'];

/** Expects that an operation is called, as whom the guards say. */
async function expectCall(operation: DocumentedOperation, caller: Caller, as: string) {
  const { method, path } = operation;
  const name = `${method} ${path}`;
  const to = path.replaceAll(/\{[^}]+\}/g, '1');
  const request = test.anonymous[method](to).set({
    ...caller.headers,
    'X-Forwarded-For': uniqueIp(),
  });
  const body = SIGN_IN.includes(name) ? await CALLS[name]?.body?.(test) : undefined;
  const { status, headers } = await request.send(body);
  const admitted = SIGN_IN.includes(name) ? as : headers[ADMITTED_AS];
  expect([name, status, admitted]).toEqual([name, 204, as]);
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

/** One operation of each kind that the guards tell apart. */
function ofEachKind(): DocumentedOperation[] {
  const kinds = new Map<string, DocumentedOperation>();
  for (const one of operations) {
    const marks = Object.entries(one.operation).filter(([name]) => name.startsWith('x-'));
    kinds.set(JSON.stringify([one.method, marks]), one);
  }
  return [...kinds.values()];
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
    const caller = await withToken();
    for (const operation of operations) {
      const scopes = scopesOf(operation);
      if (scopes === 'yes') await expectCall(operation, caller, 'visitor');
      else if (scopes.length === 0) await expectRefusal(operation, caller, 403);
      else await expectCall(operation, caller, roleOfScopes(scopes));
    }
  });

  it('needs one of the scopes in the table, whichever others a token has', async () => {
    const callers = new Map<string, Caller>();
    for (const operation of operations) {
      const scopes = TOKEN_SCOPES.filter((scope) => !scopesOf(operation).includes(scope));
      const caller = callers.get(scopes.join()) ?? (await withToken({ scopes }));
      callers.set(scopes.join(), caller);
      if (rolesOf(operation).includes('visitor')) await expectCall(operation, caller, 'visitor');
      else await expectRefusal(operation, caller, 403);
    }
  });

  it.each(ROLES)('is as in the table for the role %s', async (role) => {
    const caller = role === 'visitor' ? visitor : await signedIn({ role });
    for (const operation of operations) {
      if (rolesOf(operation).includes(role)) await expectCall(operation, caller, role);
      else await expectRefusal(operation, caller, role === 'visitor' ? 401 : 403);
    }
  });

  it.each(Object.entries(INVALID))('is refused to %s', async (_, token) => {
    const caller = await token();
    for (const operation of ofEachKind()) {
      if (!rolesOf(operation).includes('visitor')) await expectRefusal(operation, caller, 401);
    }
  });

  it('is that of the role with a bearer token, too', async () => {
    const { headers } = bearer(await signedToken({ role: 'accountant' }));
    await test.anonymous.get('/api/donations').set(headers).expect(204);
    await test.anonymous.head('/api/donations').set(headers).expect(204);
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
  const TYPE = 'urn:problem-type:second-factor-setup-required';

  let caller: Caller;
  beforeAll(async () => {
    // The first reading creates the row.
    await test.app.get(SettingsService, { strict: false }).current();
    await requireSecondFactor(test, { daysAgo: 15 });
    caller = await signedIn({ role: 'admin', createdAt: daysAgo(15) });
  });

  it('only the own account is open, and what is public as to visitors', async () => {
    for (const operation of operations) {
      const { method, path } = operation;
      if ('x-own-account' in operation.operation) await expectCall(operation, caller, 'admin');
      else if (rolesOf(operation).includes('visitor')) {
        await expectCall(operation, caller, 'visitor');
      } else {
        const to = path.replaceAll(/\{[^}]+\}/g, '1');
        const { status, body } = await test.anonymous[method](to).set(caller.headers);
        expect([method, path, status, body.type]).toEqual([method, path, 403, TYPE]);
      }
    }
  });
});

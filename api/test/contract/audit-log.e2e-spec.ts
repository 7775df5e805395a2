import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createDocument } from '../../src/openapi/document.js';
import { PersonalDataRegistry } from '../../src/personal-data/personal-data-registry.js';
import { quote } from '../../src/rows/quote.js';
import { createBlogPost } from '../factories/blog-post.factory.js';
import { createContactMessage } from '../factories/contact-message.factory.js';
import { createDocument as createDocumentRow } from '../factories/document.factory.js';
import { createDonation } from '../factories/donation.factory.js';
import { uniqueEmail } from '../factories/newsletter.factory.js';
import { smallPdf } from '../factories/pdf.factory.js';
import { createProject } from '../factories/project.factory.js';
import { createUser } from '../factories/user.factory.js';
import { operationsOf, type DocumentedOperation } from '../setup/contract/api-document.js';
import type { Call } from '../setup/contract/calls/call.js';
import { CALLS } from '../setup/contract/calls.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { uniqueIp } from '../setup/unique-ip.js';

let test: TestApp;
let operations: DocumentedOperation[];
beforeAll(async () => {
  test = await startTestApp();
  operations = operationsOf(createDocument(test.app)).filter(({ method }) => method !== 'get');
});
afterAll(() => test.close());

/** Operations that are no GET and of which no line is written, with the reason. */
const UNRECORDED: Record<string, string> = {
  'put /api/autosaves/{resource}/{record}': 'Unsaved work of one user changes no row.',
  'delete /api/autosaves/{resource}/{record}': 'Unsaved work of one user changes no row.',
  'put /api/open-forms/{resource}/{record}/{tab}': 'That a form is open changes no row.',
  'delete /api/open-forms/{resource}/{record}/{tab}': 'That a form is open changes no row.',
  'post /api/health-report/check': 'Looks at the server and changes nothing.',
  'post /api/texts/blocks': 'Converts the text in the request.',
  'post /api/auth/second-factor/setup': 'A random value; nothing is stored yet.',
  'post /api/auth/password-resets': 'A job records what it sends.',
  'post /api/auth/passkeys/registration-options': 'A random value for one request.',
  'post /api/auth/passkeys/confirm-options': 'A random value for one request.',
  'post /api/auth/passkeys/sign-in-options': 'A random value for one request.',
  'post /api/draft-links/open': 'Reads a draft.',
  'post /api/newsletter/imports/preview': 'Tells what an import would do.',
  'post /api/newsletter/preferences': 'Reads the preferences of a subscriber.',
  'post /api/donations/status': 'Reads the status of a donation.',
};

/** Calls that change something, where those of the contract may change nothing. */
const CHANGES: Record<string, Partial<Call>> = {
  'post /api/draft-links/{resource}/{id}/withdraw': {
    param: async ({ dataSource, asAdmin }) => {
      const { id } = await createBlogPost(dataSource, { isPublished: false });
      await asAdmin('post', `/api/draft-links/blog/${id}`).expect(200);
      return ['blog', id];
    },
  },
  'post /api/users/bulk': bulkOf('activate', () =>
    createUser(test.dataSource, { isActive: false }),
  ),
  'post /api/blog/bulk': bulkOf('unpublish', () => createBlogPost(test.dataSource)),
  'post /api/projects/bulk': bulkOf('unpublish', () => createProject(test.dataSource)),
  'post /api/donations/bulk': bulkOf('cancel', () =>
    createDonation(test.dataSource, { status: 'pending' }),
  ),
  'delete /api/documents/{id}/file': {
    param: async ({ dataSource, anonymous, admin }) => {
      const { id } = await createDocumentRow(dataSource, {
        kind: 'pdf',
        generatedAs: 'flyer',
        path: '/documents/dnevnik-promjena.pdf',
      });
      const path = `/api/documents/${id}/file`;
      await anonymous.put(path).set(admin).attach('file', smallPdf(), 'letak.pdf').expect(200);
      return id;
    },
  },
  'patch /api/settings/{id}': { body: () => ({ yearsOfExperience: 43 }) },
  'post /api/privacy/erase': {
    body: async ({ dataSource }) => {
      const { email } = await createContactMessage(dataSource, { email: uniqueEmail() });
      return { email };
    },
  },
};

function bulkOf(action: string, create: () => Promise<{ id: number }>): Partial<Call> {
  return { body: async () => ({ action, ids: [(await create()).id] }) };
}

/** Tables whose rows are recorded in no line, with the reason. */
const UNRECORDED_TABLES: Record<string, string> = {
  audit_log: 'The log itself.',
  backups: 'Written by the nightly backup; they have no personal data.',
  autosaves: 'Unsaved work of one user.',
  blog_post_versions: 'Written with each change of a post.',
  former_notice_addresses: 'Written by triggers, with the change of the address or the user.',
  health_report: 'What the checks of the server found last.',
  media_files: 'Written with the picture.',
  migrations: 'Of the schema.',
  newsletter_confirmations: 'Tokens of mails.',
  newsletter_deliveries: 'Written for each mail of an issue.',
  newsletter_suppressions: 'Written with the subscription that ends.',
  password_resets: 'The mailed link and its use are recorded as acts.',
  passkey_challenges: 'Random values that are answered within minutes.',
  open_forms: 'Which forms are open.',
  page_texts: 'Written with the page.',
  published_posts: 'Written by triggers.',
  rate_limits: 'Counters.',
  recent_submissions: 'Hashes of requests.',
  recorded_changes: 'The last change of each row.',
  retention_runs: 'A record of deletions, each of which is recorded.',
  restores: 'The beginning is recorded as an act, and the end with the rows.',
  search_words: 'Written by triggers.',
  sessions: 'Signing in and out is recorded as an act.',
  table_counts: 'Written by triggers.',
  trash_rows: 'Written with the item in the bin.',
};

interface Line {
  id: number;
  actor_kind: string;
  title: string | null;
  title_en: string | null;
  facts: object;
}

const linesAfter = (id: number): Promise<Line[]> =>
  test.dataSource.query('SELECT * FROM audit_log WHERE id > $1 ORDER BY id', [id]);

async function lastLine(): Promise<number> {
  const [row]: { id: number }[] = await test.dataSource.query(
    'SELECT coalesce(max(id), 0) AS id FROM audit_log',
  );
  return row?.id ?? 0;
}

/** Makes the call of an operation as whoever may make it, and returns the lines it wrote. */
async function linesOf({ method, path, operation }: DocumentedOperation): Promise<Line[]> {
  const name = `${method} ${path}`;
  const call = { ...CALLS[name], ...CHANGES[name] };
  const { param, body, query, send } = call;
  const email = uniqueEmail();
  // What visitors may do is recorded of them, too; only signing out needs a session.
  const isPublic = !('x-roles' in operation) && path !== '/api/auth/logout';
  const session = await sessionFor(path, email);
  const headers = isPublic ? {} : session;
  const values = param ? [await param(test, { email })].flat() : [];
  const to = path.replaceAll(/\{[^}]+\}/g, (name) => String(values.shift() ?? name));
  const sent = body ? await body(test, { email }) : undefined;
  const before = await lastLine();
  const request = test.anonymous[method](to).set('X-Forwarded-For', uniqueIp());
  void request.set(headers);
  if (query) void request.query(await query(test));
  const { status } = await (send ? send(request) : request.send(sent));
  expect([method, path, Math.floor(status / 100)]).toEqual([method, path, 2]);
  return linesAfter(before);
}

/** A session of its own for what ends it or changes its user, else that of the administrator. */
async function sessionFor(path: string, email: string) {
  return path.startsWith('/api/auth') ? test.signIn({ role: 'member', email }) : test.admin;
}

/** Columns of the registry of personal data with names, addresses and numbers of people. */
const PERSONAL = /email|name|recipient|phone|iban|payer|donor|author$|reply_to/;

async function personalValues(): Promise<Set<string>> {
  const found = new Set<string>();
  for (const { columns } of test.app.get(PersonalDataRegistry, { strict: false }).all()) {
    for (const [table, names] of Object.entries(columns)) {
      if (['audit_log', 'trash', 'trash_rows'].includes(table)) continue;
      for (const name of names.filter((one) => PERSONAL.test(one))) {
        const rows: { value: string | null }[] = await test.dataSource.query(
          `SELECT DISTINCT ${quote(name)}::text AS value FROM ${quote(table)}`,
        );
        for (const { value } of rows) if (value && value.length > 4) found.add(value);
      }
    }
  }
  return found;
}

describe('the audit log', () => {
  it('has a line of every operation that writes, without personal values', async () => {
    const start = await lastLine();
    const missing: string[] = [];
    for (const operation of operations) {
      const name = `${operation.method} ${operation.path}`;
      if (UNRECORDED[name] === undefined && (await linesOf(operation)).length === 0) {
        missing.push(name);
      }
    }
    expect(missing).toEqual([]);
    const personal = [...(await personalValues())];
    expect(personal.length).toBeGreaterThan(20);
    const holding = (await linesAfter(start)).filter(({ title, title_en, facts }) => {
      const text = JSON.stringify([title, title_en, facts]);
      return personal.some((value) => text.includes(value));
    });
    expect(holding).toEqual([]);
  });

  it('names no operation without a reason', () => {
    const names = operations.map(({ method, path }) => `${method} ${path}`);
    expect(Object.keys(UNRECORDED).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('is written for every table, or there is a reason', async () => {
    const tables: { name: string; audited: boolean }[] = await test.dataSource.query(
      `SELECT relname AS name, EXISTS (
         SELECT FROM pg_trigger WHERE tgrelid = pg_class.oid AND tgname LIKE 'audit\\_%'
       ) AS audited
       FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
    );
    const unrecorded = tables.filter(({ audited }) => !audited).map(({ name }) => name);
    expect(unrecorded.sort()).toEqual(Object.keys(UNRECORDED_TABLES).sort());
  });
});

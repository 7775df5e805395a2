import { Resolver } from 'node:dns/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  HEALTH_CONDITIONS,
  type HealthConditions,
} from '../../src/health-report/health-conditions.js';
import { HealthMailsService } from '../../src/health-report/health-mails.service.js';
import { createUser } from '../factories/user.factory.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
let other: TestApp;

beforeAll(async () => {
  let database = '';
  // No mail server listens there, and no process sends mails in these tests.
  const environment = { SMTP_URL: 'smtp://127.0.0.1:9' };
  test = await startTestApp(environment, (url) => {
    database = url.href;
    return Promise.resolve(url);
  });
  other = await startTestApp(environment, () => Promise.resolve(new URL(database)));
});
afterAll(async () => {
  await other.close();
  await test.close();
});

// No DNS server is there, so that nothing is known of the domain.
const resolver = new Resolver({ timeout: 300, tries: 1 });
resolver.setServers(['127.0.0.1:9']);

/** Only the mail server is a fault. */
const CONDITIONS: Partial<HealthConditions> = {
  disk: { warning: 0, error: 0 },
  memory: 0,
  nodeVersion: '99.0.0',
  resolver,
};

interface QueuedMail {
  recipient: string;
  subject: string;
  text: string;
}
const queued = (): Promise<QueuedMail[]> =>
  test.dataSource.query(
    `SELECT recipient, subject, text FROM mails WHERE kind = 'health-report' ORDER BY id`,
  );

beforeEach(async () => {
  for (const { app } of [test, other]) {
    Object.assign(app.get<HealthConditions>(HEALTH_CONDITIONS), CONDITIONS);
  }
  await test.dataSource.query('TRUNCATE mails, health_report');
});

const send = ({ app }: TestApp): Promise<void> => app.get(HealthMailsService).send();

describe('the weekly mail about the health of the site', () => {
  it('tells active administrators what is wrong and what to do, in both languages', async () => {
    const { email } = await createUser(test.dataSource, { role: 'admin' });
    await createUser(test.dataSource, { role: 'admin', isActive: false });
    await createUser(test.dataSource, { role: 'editor' });
    await send(test);
    const mails = await queued();
    const mail = mails.find(({ recipient }) => recipient === email);
    expect(mail?.subject).toBe('Stranica zahtijeva pozornost / The site needs attention');
    for (const words of [
      'Poslužitelj e-pošte odbio je vezu',
      'Provjerite postavku SMTP_URL',
      'The mail server refused the connection',
      'Check SMTP_URL',
      '/admin/health',
    ]) {
      expect(mail?.text).toContain(words);
    }
    expect(mail?.text).not.toContain('Memorija');
    const roles: { role: string; isActive: boolean }[] = await test.dataSource.query(
      `SELECT DISTINCT role, is_active AS "isActive" FROM users WHERE email = ANY($1)`,
      [mails.map(({ recipient }) => recipient)],
    );
    expect(roles).toEqual([{ role: 'admin', isActive: true }]);
  });

  it('is sent once in a week, also by two processes, and again in the next', async () => {
    await createUser(test.dataSource, { role: 'admin' });
    await Promise.all([send(test), send(other)]);
    const first = (await queued()).length;
    const [{ administrators }] = await test.dataSource.query(
      `SELECT count(*)::integer AS administrators FROM users WHERE role = 'admin' AND is_active`,
    );
    expect(first).toBe(administrators);
    await send(other);
    expect(await queued()).toHaveLength(first);
    await test.dataSource.query('UPDATE health_report SET mailed_week = mailed_week - 7');
    await send(test);
    expect(await queued()).toHaveLength(2 * first);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { HealthLineDto } from '../../src/health-report/dto/health-report.dto.js';
import { HealthMailsService } from '../../src/health-report/health-mails.service.js';
import { CHECKS } from '../../src/health-report/health-texts.js';
import { FormAllowances } from '../../src/limits/form-allowance.js';
import { createMail } from '../factories/mail.factory.js';
import { createUser } from '../factories/user.factory.js';
import { ENDED_CERTIFICATE, ENDED_KEY } from '../setup/ended-certificate.js';
import { HealthyApp, lineOf } from '../setup/healthy-app.js';

const DAY_MS = 86_400_000;
const NODE_HAS_FIXES = { nodeVersion: '22.21.1' };

let healthy: HealthyApp;
beforeAll(async () => {
  healthy = await HealthyApp.start();
});
beforeEach(() => healthy.restore());
afterAll(() => healthy.close());

const limitConnections = (limit: string) =>
  healthy.query(`
    DO $$ BEGIN
      EXECUTE format('ALTER DATABASE %I CONNECTION LIMIT %s', current_database(), ${limit});
    END $$`);
const USED = '(SELECT count(*) FROM pg_stat_activity WHERE datname = current_database())';
const addJob = (at: string) =>
  healthy.query(`SELECT graphile_worker.add_job('check_health', run_at := ${at})`);

async function withholdMails(...forms: ('newsletter' | 'contact' | 'donation')[]) {
  const { dataSource } = healthy.test;
  for (const form of forms) {
    const allowances = new FormAllowances(dataSource, { form, perNetwork: 1, perHour: 1 });
    await allowances.withhold(dataSource.manager);
  }
}

interface Fault {
  check: HealthLineDto['check'];
  level: HealthLineDto['level'];
  make: () => unknown;
  /** What only this fault is told by, where the check has others. */
  text?: RegExp;
  /** Undoes what the next test would not. */
  end?: () => unknown;
}

const setRecord = (name: string, ...texts: string[]) => healthy.dns.records.set(name, texts);

const FAULTS: Record<string, Fault> = {
  'an old backup': {
    check: 'backup',
    level: 'error',
    make: async () => {
      await healthy.query('TRUNCATE backups');
      await healthy.addBackup({ state: 'verified', at: new Date(Date.now() - 3 * DAY_MS) });
    },
  },
  'a backup that failed': {
    check: 'backup',
    level: 'warning',
    make: () => healthy.addBackup({ state: 'failed' }),
    text: /nije uspjela/,
  },
  'a damaged backup': {
    check: 'backup',
    level: 'warning',
    make: async () => {
      await healthy.addBackup({ state: 'damaged' });
      await healthy.addBackup({ state: 'verified', at: new Date() });
    },
    text: /spremljenim kopijama: 1\./,
  },
  'a full disk': {
    check: 'disk',
    level: 'error',
    make: () => healthy.set({ disk: { warning: Infinity, error: Infinity } }),
    text: /^Slobodno je samo [\d,]+ [kMGT]?B od [\d,]+ [GT]B\.$/,
  },
  'a database without free connections': {
    check: 'database',
    level: 'error',
    make: () => limitConnections(USED),
    text: /^U upotrebi je (\d+) od \1 veza\./,
    end: () => limitConnections('-1'),
  },
  'a job that failed in all attempts': {
    check: 'jobs',
    level: 'warning',
    make: async () => {
      await addJob('now()');
      await healthy.query('UPDATE graphile_worker._private_jobs SET attempts = max_attempts');
    },
  },
  'jobs that are not done': {
    check: 'jobs',
    level: 'error',
    make: () => addJob(`now() - interval '1 hour'`),
  },
  'an undelivered mail': {
    check: 'mails',
    level: 'warning',
    make: () => createMail(healthy.test.dataSource, { state: 'failed' }),
  },
  'forms that somebody uses too often': {
    check: 'formMails',
    level: 'warning',
    make: () => withholdMails('contact', 'donation', 'newsletter'),
    text: /: 3\.$/,
    end: () => healthy.query('TRUNCATE rate_limits'),
  },
  'a mail server that does not run': {
    check: 'mailServer',
    level: 'error',
    make: () => healthy.mailServer.stop(),
    end: () => healthy.startMailServer(),
  },
  'a domain without SPF': {
    check: 'spf',
    level: 'warning',
    make: () => setRecord('mail.udruga.hr', 'google-site-verification=x'),
    text: /^Domena mail\.udruga\.hr nema ga\.$/,
  },
  'a domain with two SPF records': {
    check: 'spf',
    level: 'warning',
    make: () => setRecord('mail.udruga.hr', 'v=spf1 mx -all', 'v=spf1 a -all'),
    text: /ima ih više/,
  },
  'a domain with a revoked DKIM key': {
    check: 'dkim',
    level: 'warning',
    make: () => setRecord('s1._domainkey.mail.udruga.hr', 'v=DKIM1; p='),
  },
  'a domain without DMARC': {
    check: 'dmarc',
    level: 'warning',
    make: () => healthy.dns.records.delete('_dmarc.udruga.hr'),
  },
  'a certificate that ended': {
    check: 'certificate',
    level: 'error',
    make: () => healthy.site.setSecureContext({ key: ENDED_KEY, cert: ENDED_CERTIFICATE }),
    text: /^Istekao je 1\. .*2021\.: /,
  },
  'a certificate that ends soon': {
    check: 'certificate',
    level: 'warning',
    make: () => healthy.set({ now: () => Date.UTC(2119, 11, 24) }),
  },
  'a certificate that browsers do not trust': {
    check: 'certificate',
    level: 'error',
    make: () => healthy.set({ authorities: ENDED_CERTIFICATE }),
    text: /ne pripada adresi localhost\.$/,
  },
  'a clock that is wrong': {
    check: 'clock',
    level: 'error',
    make: () => healthy.set({ now: () => Date.now() + 60_000 }),
  },
  'little memory': {
    check: 'memory',
    level: 'warning',
    make: () => healthy.set({ memory: Infinity }),
  },
  'a release of Node.js without fixes': {
    check: 'node',
    level: 'warning',
    make: () => healthy.set({ nodeVersion: '21.7.3' }),
    text: /više ne dobiva/,
  },
  'a release of Node.js that gets fixes for some months only': {
    check: 'node',
    level: 'warning',
    make: () => healthy.set({ ...NODE_HAS_FIXES, now: () => Date.parse('2027-04-01') }),
    text: /još samo do 30\. travnja 2027\.$/,
  },
};
/** A clock of another year changes what is said of other dates. */
const OF_ANOTHER_YEAR = /ends soon|some months/;

describe('the report of the server’s health', () => {
  it.each(Object.entries(FAULTS))('shows %s at the next check', async (name, fault) => {
    try {
      await fault.make();
      const report = await healthy.check();
      expect(lineOf(report, fault.check)).toMatchObject({
        level: fault.level,
        text: expect.stringMatching(fault.text ?? /\w/),
        advice: expect.stringMatching(/\w/),
      });
      if (OF_ANOTHER_YEAR.test(name)) return;
      const others = report.lines.filter((line) => line.check !== fault.check);
      expect(others.filter(({ level }) => level !== 'ok')).toEqual([]);
      expect(report.level).toBe(fault.level);
      expect(report.lines[0]?.check).toBe(fault.check);
    } finally {
      await fault.end?.();
    }
  });

  it('says of a sound server that all is well, and nothing to do', async () => {
    const report = await healthy.check();
    expect(report).toMatchObject({ level: 'ok', stale: false });
    expect(report.lines).toHaveLength(CHECKS.length);
    expect(report.lines.every(({ level, advice }) => level === 'ok' && advice === null)).toBe(true);
    expect(healthy.mailServer.received).toEqual([]);
    const english = lineOf(await healthy.check('en'), 'certificate');
    expect(english?.text).toBe('Valid until 1 January 2120.');
  });

  it('does not call wrong what could not be looked up', async () => {
    healthy.dns.isSilent = true;
    healthy.site.removeAllListeners('secureConnection');
    const report = await healthy.check();
    for (const name of ['spf', 'dkim', 'dmarc'] as const) {
      expect(lineOf(report, name)).toMatchObject({ level: 'unknown', advice: null });
    }
    expect(report.level).toBe('ok');
  });

  it('is kept for the screen and the dashboard, and a warning once it is old', async () => {
    const { test } = healthy;
    await healthy.query('TRUNCATE health_report');
    const read = async (path: string) => (await test.asAdmin('get', path).expect(200)).body;
    expect((await read('/api/dashboard')).health).toBeNull();
    const made = await read('/api/health-report');
    expect(made.level).toBe('ok');
    await healthy.addBackup({ state: 'failed' });
    expect(await read('/api/health-report')).toEqual(made);
    expect((await read('/api/dashboard')).health).toEqual({
      level: 'ok',
      faults: [],
      stale: false,
    });
    await healthy.query(`UPDATE health_report SET checked_at = now() - interval '1 hour'`);
    expect(await read('/api/health-report')).toMatchObject({ level: 'warning', stale: true });
  });
});

describe('the weekly mail about the health of the site', () => {
  it('tells active administrators once what is wrong and what to do, in both languages, and again in the next week', async () => {
    const { app, dataSource } = healthy.test;
    const send = () => app.get(HealthMailsService).send();
    const queued = (): Promise<{ recipient: string; text: string }[]> =>
      dataSource.query(`SELECT recipient, text FROM mails WHERE kind = 'health-report'`);
    await healthy.query('TRUNCATE health_report');
    await send();
    expect(await queued()).toEqual([]);

    await createUser(dataSource, { role: 'admin', isActive: false });
    await createUser(dataSource, { role: 'editor' });
    await createUser(dataSource, { role: 'admin' });
    await healthy.addBackup({ state: 'failed' });
    // As by two processes.
    await Promise.all([send(), send()]);
    const mails = await queued();
    const told: { email: string }[] = await dataSource.query(
      `SELECT email FROM users WHERE role = 'admin' AND is_active`,
    );
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual(
      told.map(({ email }) => email).sort(),
    );
    for (const words of ['izrada kopije nije uspjela', 'backup failed', '/admin/health']) {
      expect(mails[0]?.text).toContain(words);
    }
    expect(mails[0]?.text).not.toContain('Memorija');
    await dataSource.query('UPDATE health_report SET mailed_week = mailed_week - 7');
    await send();
    expect(await queued()).toHaveLength(2 * mails.length);
  });
});

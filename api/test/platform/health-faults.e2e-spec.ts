import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { HealthLineDto } from '../../src/health-report/dto/health-report.dto.js';
import { FormAllowances } from '../../src/limits/form-allowance.js';
import { createMail } from '../factories/mail.factory.js';
import { ENDED_CERTIFICATE, ENDED_KEY } from '../setup/ended-certificate.js';
import { HealthyApp, lineOf } from '../setup/healthy-app.js';

const DAY_MS = 86_400_000;

let healthy: HealthyApp;
beforeAll(async () => {
  healthy = await HealthyApp.start();
});
beforeEach(() => healthy.restore());
afterAll(() => healthy.close());

const NEAR = `
  DO $$ BEGIN
    EXECUTE format('ALTER DATABASE %I CONNECTION LIMIT %s', current_database(),
      (SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()));
  END $$`;
const UNLIMITED = `
  DO $$ BEGIN
    EXECUTE format('ALTER DATABASE %I CONNECTION LIMIT -1', current_database());
  END $$`;
const JOB = (at: string) => `SELECT graphile_worker.add_job('check_health', run_at := ${at})`;

async function withholdMails(form: 'newsletter' | 'contact' | 'donation', mails: number) {
  const { dataSource } = healthy.test;
  const allowances = new FormAllowances(dataSource, { form, perNetwork: 1, perHour: 1 });
  for (let i = 0; i < mails; i += 1) await allowances.withhold(dataSource.manager);
}

interface Fault {
  name: string;
  check: HealthLineDto['check'];
  level: HealthLineDto['level'];
  make: () => void | Promise<void>;
  text: RegExp;
  /** Undoes what the next test would not. */
  end?: () => void | Promise<void>;
}

const FAULTS: Fault[] = [
  {
    name: 'an old backup',
    check: 'backup',
    level: 'error',
    make: async () => {
      await healthy.query('TRUNCATE backups');
      await healthy.addBackup({ state: 'verified', at: new Date(Date.now() - 3 * DAY_MS) });
    },
    text: /starija je od dva dana: .*\d{4}\. u \d/,
  },
  {
    name: 'a backup that failed',
    check: 'backup',
    level: 'warning',
    make: () => healthy.addBackup({ state: 'failed' }),
    text: /Posljednja izrada kopije nije uspjela/,
  },
  {
    name: 'a damaged backup',
    check: 'backup',
    level: 'warning',
    make: async () => {
      await healthy.addBackup({ state: 'damaged' });
      await healthy.addBackup({ state: 'verified', at: new Date() });
    },
    text: /nestalih datoteka među spremljenim kopijama: 1\./,
  },
  {
    name: 'a full disk',
    check: 'disk',
    level: 'error',
    make: () => healthy.set({ disk: { warning: Infinity, error: Infinity } }),
    text: /^Slobodno je samo [\d,]+ [kMGT]?B od [\d,]+ [GT]B\.$/,
  },
  {
    name: 'a database without free connections',
    check: 'database',
    level: 'error',
    make: () => healthy.query(NEAR),
    text: /^U upotrebi je (\d+) od \1 veza\./,
    end: () => healthy.query(UNLIMITED),
  },
  {
    name: 'a job that failed in all attempts',
    check: 'jobs',
    level: 'warning',
    make: async () => {
      await healthy.query(JOB('now()'));
      await healthy.query('UPDATE graphile_worker._private_jobs SET attempts = max_attempts');
    },
    text: /ni nakon svih pokušaja: 1\./,
  },
  {
    name: 'jobs that are not done',
    check: 'jobs',
    level: 'error',
    make: () => healthy.query(JOB(`now() - interval '1 hour'`)),
    text: /^Ne obavljaju se od /,
  },
  {
    name: 'an undelivered mail',
    check: 'mails',
    level: 'warning',
    make: async () => void (await createMail(healthy.test.dataSource, { state: 'failed' })),
    text: /^Neisporučenih poruka: 1\.$/,
  },
  {
    name: 'a form that somebody uses too often',
    check: 'formMails',
    level: 'warning',
    make: () => withholdMails('newsletter', 2),
    text: /^Pretplata na newsletter zatražena je prečesto\. .*: 2\.$/,
    end: () => healthy.query('TRUNCATE rate_limits'),
  },
  {
    name: 'forms that somebody uses too often',
    check: 'formMails',
    level: 'warning',
    make: async () => {
      await withholdMails('contact', 1);
      await withholdMails('donation', 1);
    },
    text: /^Obrasci su upotrijebljeni prečesto\. .*: 2\.$/,
    end: () => healthy.query('TRUNCATE rate_limits'),
  },
  {
    name: 'a mail server that does not run',
    check: 'mailServer',
    level: 'error',
    make: () => healthy.mailServer.stop(),
    text: /odbio je vezu/,
    end: () => healthy.startMailServer(),
  },
  {
    name: 'a domain without SPF',
    check: 'spf',
    level: 'warning',
    make: () => void healthy.dns.records.set('mail.udruga.hr', ['google-site-verification=x']),
    text: /^Domena mail\.udruga\.hr nema ga\.$/,
  },
  {
    name: 'a domain with two SPF records',
    check: 'spf',
    level: 'warning',
    make: () => void healthy.dns.records.set('mail.udruga.hr', ['v=spf1 mx -all', 'v=spf1 a -all']),
    text: /ima ih više/,
  },
  {
    name: 'a domain with a revoked DKIM key',
    check: 'dkim',
    level: 'warning',
    make: () => void healthy.dns.records.set('s1._domainkey.mail.udruga.hr', ['v=DKIM1; p=']),
    text: /nema ga pod imenom s1\./,
  },
  {
    name: 'a domain without DMARC',
    check: 'dmarc',
    level: 'warning',
    make: () => void healthy.dns.records.delete('_dmarc.udruga.hr'),
    text: /^Domena mail\.udruga\.hr nema ga\.$/,
  },
  {
    name: 'a certificate that ended',
    check: 'certificate',
    level: 'error',
    make: () => healthy.site.setSecureContext({ key: ENDED_KEY, cert: ENDED_CERTIFICATE }),
    text: /^Istekao je 1\. .*2021\.: /,
  },
  {
    name: 'a certificate that ends soon',
    check: 'certificate',
    level: 'warning',
    make: () => healthy.set({ now: () => Date.UTC(2119, 11, 24) }),
    text: /^Vrijedi još samo do 1\. .*2120\.$/,
  },
  {
    name: 'a certificate that browsers do not trust',
    check: 'certificate',
    level: 'error',
    make: () => healthy.set({ authorities: ENDED_CERTIFICATE }),
    text: /ne pripada adresi localhost\.$/,
  },
  {
    name: 'a clock that is wrong',
    check: 'clock',
    level: 'error',
    make: () => healthy.set({ now: () => Date.now() + 60_000 }),
    text: /sata baze podataka za (?:59|60) s/,
  },
  {
    name: 'little memory',
    check: 'memory',
    level: 'warning',
    make: () => healthy.set({ memory: Infinity }),
    text: /^Slobodno je samo /,
  },
  {
    name: 'a release of Node.js without fixes',
    check: 'node',
    level: 'warning',
    make: () => healthy.set({ nodeVersion: '21.7.3' }),
    text: /^Inačica 21\.7\.3 od 1\. .*2024\. više ne dobiva/,
  },
];

describe('the report of the server’s health', () => {
  it.each(FAULTS)('shows $name at the next check', async (fault) => {
    try {
      await fault.make();
      const report = await healthy.check();
      expect(lineOf(report, fault.check)).toMatchObject({
        level: fault.level,
        text: expect.stringMatching(fault.text),
        advice: expect.stringMatching(/\w/),
      });
      const others = report.lines.filter((line) => line.check !== fault.check);
      // A clock of another century changes what is said of other dates.
      if (fault.name !== 'a certificate that ends soon') {
        expect(others.filter(({ level }) => level !== 'ok')).toEqual([]);
        expect(report.level).toBe(fault.level);
        expect(report.lines[0]?.check).toBe(fault.check);
      }
    } finally {
      await fault.end?.();
    }
  });
});
